import UIKit

/// Shows the note, and lets the user edit it.
class NoteViewController: UIViewController, UITextViewDelegate {
  @IBOutlet private var textView: UITextView?

  private var notebook: Notebook? { (UIApplication.shared.delegate as? AppDelegate)?.notebook }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView?.delegate = self
    notebook?.didChange = { [weak self] in self?.show() }
    show()
  }

  func textViewDidChange(_ textView: UITextView) {
    notebook?.text = textView.text
  }

  private func show() {
    guard let textView, let notebook, textView.text != notebook.text else { return }
    textView.text = notebook.text
  }
}

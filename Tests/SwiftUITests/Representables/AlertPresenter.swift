import SwiftUI
import UIKit

@MainActor protocol AnswerDelegate: AnyObject {
  func didAnswer(_ answer: String)
}

final class AnswerViewController: UIViewController {
  weak var delegate: AnswerDelegate?
}

struct AnswerView: UIViewControllerRepresentable {
  @Binding var answer: String
  @Environment(\.presentationMode) private var presentationMode

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<AnswerView>
  ) -> AnswerViewController {
    let controller = AnswerViewController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(
    _ uiViewController: AnswerViewController,
    context: UIViewControllerRepresentableContext<AnswerView>
  ) {
    uiViewController.title = context.environment.colorScheme == .dark ? nil : answer
  }

  @MainActor class Coordinator: NSObject, AnswerDelegate {
    let parent: AnswerView

    init(_ parent: AnswerView) {
      self.parent = parent
    }

    func didAnswer(_ answer: String) {
      parent.answer = answer
    }
  }
}

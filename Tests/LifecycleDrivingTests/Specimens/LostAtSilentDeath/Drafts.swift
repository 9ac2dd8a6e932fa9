import LifecycleDriving

/// A file with the user's draft.
final class DraftFile {
  var text = ""
}

/// An app in which the user edits a draft; subclasses say when it is saved.
class DraftEditor {
  let file: DraftFile
  let application: Application
  var text: String

  required init(disk: DraftFile, application: Application) {
    file = disk
    self.application = application
    text = disk.text
  }

  var memory: String { text }

  func save() { file.text = text }
}

extension Specimen where Self: DraftEditor, Disk == DraftFile {
  static var world: World<DraftFile, Self> {
    installed(on: DraftFile(), fingerprint: \.text)
      .action("edit") { $0.delegate.text = "draft" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.text })
  }
}

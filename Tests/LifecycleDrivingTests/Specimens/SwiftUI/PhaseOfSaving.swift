import LifecycleDriving
import LifecycleModels

/// A file with an entry of a diary, and what the user has typed, which only the test knows.
final class DiaryFile {
  var text = ""
  var typed = ""
}

/// An entry is saved when the phase becomes background, as it was in
/// subconsciousnetwork/subconscious#356.
///
/// The belief: an app is in the background before it ends. In fact the user can end it in the app
/// switcher, where its phase is inactive, and no other phase follows. Facts: F87, F173.
final class SavesAtBackgroundPhase: DiaryEditor, Specimen {
  override func change(to phase: ScenePhase) { if phase == .background { save() } }
}

final class SavesAtInactivePhase: DiaryEditor, Specimen {
  override func change(to phase: ScenePhase) { if phase == .inactive { save() } }
}

/// A SwiftUI app in which the user writes a diary; subclasses say in which phase it is saved.
class DiaryEditor {
  static let callbacks: [Callback] = []

  private let file: DiaryFile
  private(set) var memory: String

  required init(disk: DiaryFile, application: Application) {
    file = disk
    memory = disk.text
  }

  func receive(_ delivery: Delivery) {}

  func change(to phase: ScenePhase) {}

  final func type() {
    memory = "entry"
    file.typed = memory
  }

  final func save() { file.text = memory }
}

extension Specimen where Self: DiaryEditor, Disk == DiaryFile {
  static var world: World<DiaryFile, Self> {
    installed(on: DiaryFile()) { [$0.text, $0.typed] }
      .onPhaseChange { editor, _, new, _ in editor.change(to: new) }
      .action("edit") { $0.delegate.type() }
      .invariant("every launch finds what was typed", after: .didFinishLaunching) {
        $0.disk.text == $0.disk.typed
      }
  }
}

/// B150: the delegate of the adaptor saves when the app enters the background.
///
/// The belief: it is an app delegate like any other. In fact it is sent none of the four
/// transitions. Invariant: I20, I41.
final class SavesInAdaptor: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.didEnterBackground]

  func receive(_ delivery: Delivery) { save() }
}

final class SavesInView: DraftEditor, Specimen {
  static let callbacks: [Callback] = [.phaseSceneBackground]

  func receive(_ delivery: Delivery) { save() }
}

import LifecycleTesting
import Testing

final class NotesModel {
  let file: NotesFile
  var text: String
  var opened = 0

  init(file: NotesFile) { (self.file, text) = (file, file.text) }

  func phaseChanged(to phase: ScenePhase) { if phase == .inactive { file.text = text } }
}

@Suite(.lifecycle(saved: .off)) struct SwiftUITests {
  @Test func `a SwiftUI app keeps its notes and opens each URL`() {
    let notes = World(disk: NotesFile()) { file, _ in NotesModel(file: file) }
      .onPhaseChange { notes, _, new, _ in notes.phaseChanged(to: new) }
      .on(.viewOnOpenURL) { notes, _ in notes.opened += 1 }
      .on(.swiftUIBackgroundTask) { _, delivery in delivery.complete() }
      .receiving([.url, .refreshTask])
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .fingerprint(disk: \.text, memory: \.text)
    expectAll(
      notes, .nothingUnsaved { $0.delegate.text != $0.disk.text },
      .inputHandledOnce(\.delegate.opened),
      on: SwiftUIModel(profile: .observed, windows: 1, systems: .driven))
  }
}

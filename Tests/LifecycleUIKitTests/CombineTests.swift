import Combine
import LifecycleTesting
import LifecycleUIKit
import Testing

/// What survives the process.
private final class Store {
  var saved = ""
}

/// What tells the editor that a second has passed.
private enum EditorClock: CaseIterable {
  case queue, runLoop, operations
}

/// Saves a second after the last change, as apps with Combine do; `savesOnLeaving` adds what is missing.
@MainActor private final class PublishingEditor: NSObject, UIApplicationDelegate {
  @Published var text: String
  private var cancellables: Set<AnyCancellable> = []

  init(_ store: Store, savesOnLeaving: Bool, on clock: EditorClock) {
    text = store.saved
    super.init()
    let changes = $text.dropFirst()
    let settled =
      switch clock {
      case .queue:
        changes.debounce(for: .seconds(1), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      case .runLoop:
        changes.debounce(for: 1, scheduler: RunLoop.main).eraseToAnyPublisher()
      case .operations:
        changes.debounce(for: 1, scheduler: OperationQueue.main).eraseToAnyPublisher()
      }
    settled.sink { store.saved = $0 }.store(in: &cancellables)
    guard savesOnLeaving else { return }
    NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
      .sink { [weak self] _ in
        MainActor.assumeIsolated { if let self { store.saved = self.text } }
      }
      .store(in: &cancellables)
  }
}

#if os(Linux)
  @MainActor @Suite(.lifecycle(saved: .off)) struct `A delegate with Combine` {
    private func report(savesOnLeaving: Bool, on clock: EditorClock) throws -> CheckReport {
      try LifeCheck(
        World.uiKit(disk: Store()) {
          PublishingEditor($0, savesOnLeaving: savesOnLeaving, on: clock)
        }
        .action("edit", when: { $0.delegate.appDelegate.text.count < 2 }) {
          $0.delegate.appDelegate.text += "x"
        }
        .fingerprint(disk: \.saved, memory: \.appDelegate.text)
        .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
      ).run(.exhaustive())
    }

    @Test(arguments: EditorClock.allCases)
    fileprivate func `loses what a debounced change would have saved`(_ clock: EditorClock) throws {
      let report = try report(savesOnLeaving: false, on: clock)
      let finding = try #require(report.findings.first)
      #expect(finding.trace.choices == ["launch", "edit", "home", "suspend"])
    }

    @Test(arguments: EditorClock.allCases)
    fileprivate func `loses nothing if it saves when it leaves as well`(_ clock: EditorClock) throws
    {
      let report = try report(savesOnLeaving: true, on: clock)
      #expect(report.findings.map(\.headline) == [])
      #expect(report.verdict == .holds)
    }
  }
#endif

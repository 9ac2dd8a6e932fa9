import Combine
import LifecycleTesting
import LifecycleUIKit
import Testing

/// What survives the process.
private final class Store {
  var saved = ""
}

/// Saves a second after the last change, as apps with Combine do; `savesOnLeaving` adds what is missing.
@MainActor private final class PublishingEditor: NSObject, UIApplicationDelegate {
  @Published var text: String
  private var cancellables: Set<AnyCancellable> = []

  init(_ store: Store, savesOnLeaving: Bool) {
    text = store.saved
    super.init()
    $text.dropFirst().debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { store.saved = $0 }
      .store(in: &cancellables)
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
    private func report(savesOnLeaving: Bool) throws -> CheckReport {
      try LifeCheck(
        World.uiKit(disk: Store()) { PublishingEditor($0, savesOnLeaving: savesOnLeaving) }
          .action("edit", when: { $0.delegate.appDelegate.text.count < 2 }) {
            $0.delegate.appDelegate.text += "x"
          }
          .fingerprint(disk: \.saved, memory: \.appDelegate.text)
          .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
      ).run(.exhaustive())
    }

    @Test func `loses what a debounced change would have saved`() throws {
      let finding = try #require(try report(savesOnLeaving: false).findings.first)
      #expect(finding.trace.choices == ["launch", "edit", "home", "suspend"])
    }

    @Test func `loses nothing if it saves when it leaves as well`() throws {
      #expect(try report(savesOnLeaving: true).verdict == .holds)
    }
  }
#endif

import LifecycleTesting
import LifecycleUIKit
import Testing

/// What survives the process.
private final class Store {
  var saved = ""
}

/// Saves a second after the last keystroke, as many editors do; `savesOnLeaving` adds what is missing.
@MainActor private final class DebouncingEditor: NSObject, UIApplicationDelegate {
  private let store: Store
  private let savesOnLeaving: Bool
  private var pending: DispatchWorkItem?
  private(set) var text = ""

  init(_ store: Store, savesOnLeaving: Bool) {
    self.store = store
    self.savesOnLeaving = savesOnLeaving
    text = store.saved
  }

  var isUnsaved: Bool { text != store.saved }

  func type(_ text: String) {
    self.text = text
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.save() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if savesOnLeaving { save() }
  }

  private func save() { store.saved = text }
}

/// Saves when it has left the screen, as soon as the main queue is free.
@MainActor private final class LateSaver: NSObject, UIApplicationDelegate {
  private let store: Store
  var text: String

  init(_ store: Store) {
    self.store = store
    text = store.saved
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    DispatchQueue.main.async { self.store.saved = self.text }
  }
}

/// Answers a fetch in the ways that modern code does.
@MainActor private final class Fetcher: NSObject, UIApplicationDelegate {
  enum Way: CaseIterable {
    case task, sleep, queue, group, timer, detached, operation, notification
  }

  private let way: Way

  init(_ way: Way) { self.way = way }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // The handler may be called from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    switch way {
    case .task: Task { completionHandler(.newData) }
    case .sleep:
      Task {
        try await Task.sleep(for: .seconds(2))
        completionHandler(.newData)
      }
    case .queue:
      DispatchQueue.global().async { DispatchQueue.main.async { completionHandler(.newData) } }
    case .group:
      let group = DispatchGroup()
      for _ in 1...3 { DispatchQueue.global().async(group: group) {} }
      group.notify(queue: .main) { completionHandler(.newData) }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        completionHandler(.newData)
      }
    case .detached: Task.detached { completionHandler(.noData) }
    case .notification:
      let center = NotificationCenter()
      let name = Notification.Name("done")
      _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in
        completionHandler(.newData)
      }
      DispatchQueue.global().async { center.post(name: name, object: nil) }
    case .operation: OperationQueue.main.addOperation { completionHandler(.newData) }
    }
  }
}

#if os(Linux)
  @MainActor @Suite(.lifecycle(saved: .off)) struct `A delegate that puts work off` {
    private func editor(
      savesOnLeaving: Bool
    ) -> World<Store, DrivenApp<DebouncingEditor>> {
      World.uiKit(disk: Store()) { DebouncingEditor($0, savesOnLeaving: savesOnLeaving) }
        .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
          $0.delegate.appDelegate.type("x")
        }
        .fingerprint(disk: \.saved, memory: \.appDelegate.text)
        .requiring(.nothingUnsaved { $0.delegate.appDelegate.isUnsaved })
    }

    @Test func `loses what waits for a timer when it is purged`() throws {
      let report = try LifeCheck(editor(savesOnLeaving: false)).run(.exhaustive())
      let finding = try #require(report.findings.first)
      #expect(finding.trace.choices == ["launch", "edit", "home", "suspend"])
      #expect(finding.length == .minimal)
      let article = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/LifecycleUIKit/Documentation.docc/SourceOnLinux.md")
      let text = try String(contentsOf: article, encoding: .utf8)
      #expect(text.contains("✗ \(finding.headline)\n"))
    }

    @Test func `loses what waits on a busy main queue, which only every order shows`() throws {
      let world = World.uiKit(disk: Store()) { LateSaver($0) }
        .action("edit", when: { $0.delegate.appDelegate.text.isEmpty }) {
          $0.delegate.appDelegate.text = "x"
        }
        .fingerprint(disk: \.saved, memory: \.appDelegate.text)
        .requiring(.nothingUnsaved { $0.delegate.appDelegate.text != $0.disk.saved })
      let prompt = try LifeCheck(world).run(.exhaustive())
      #expect(prompt.verdict == .holds)
      let everyOrder = try LifeCheck(world.runningDeferredWork(.everyOrder)).run(
        .exhaustive(depth: 4))
      #expect(
        everyOrder.findings.first?.trace.choices == ["launch", "edit", "home", "suspend"])
    }

    @Test func `leaves no operation behind that would keep others waiting`() throws {
      for _ in 1...2 {
        let world = World.uiKit(disk: Store()) { _ in Fetcher(.operation) }.receiving([.fetch])
          .fingerprint(disk: \.saved, memory: { _ in 0 })
          .runningDeferredWork(.everyOrder)
        let report = try LifeCheck(world).run(.exhaustive())
        #expect(report.findings.map(\.headline) == [])
      }
    }

    @Test func `of another process is done when that process is`() throws {
      let world = World.uiKit(disk: Store()) { LateSaver($0) }
        .otherProcess("share", when: \.saved.isEmpty) { store in
          nonisolated(unsafe) let store = store
          DispatchQueue.main.async { store.saved = "shared" }
        }
        .invariant("an app finds an empty store", after: .didFinishLaunching) {
          $0.disk.saved.isEmpty
        }
      let report = try LifeCheck(world).run(.replay(["share", "launch"]))
      #expect(report.findings.first?.trace.choices == ["share", "launch"])
    }

    @Test func `is driven the same way each time`() throws {
      var reports: Set<String> = []
      for _ in 1...10 {
        let world = World.uiKit(disk: Store()) { _ in Fetcher(.queue) }.receiving([.fetch])
          .fingerprint(disk: \.saved, memory: { _ in 0 })
        reports.insert(try LifeCheck(world).run(.exhaustive()).text)
      }
      #expect(reports.count == 1)
    }

    @Test func `loses nothing if it saves when it leaves as well`() throws {
      let report = try LifeCheck(editor(savesOnLeaving: true)).run(.exhaustive())
      #expect(report.verdict == .holds)
    }

    @Test(arguments: Fetcher.Way.allCases)
    fileprivate func `answers a fetch later`(_ way: Fetcher.Way) throws {
      let world = World.uiKit(disk: Store()) { _ in Fetcher(way) }
        .receiving([.fetch])
        .fingerprint(disk: \.saved, memory: { _ in 0 })
      let report = try LifeCheck(world).run(.exhaustive())
      #expect(report.findings.map(\.headline) == [])
      #expect(report.verdict == .holds)
    }
  }
#endif

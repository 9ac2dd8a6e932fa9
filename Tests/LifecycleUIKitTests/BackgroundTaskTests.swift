#if os(Linux)
  import BackgroundTasks
  import LifecycleTesting
  import LifecycleUIKit
  import Testing

  /// Refreshes its articles in the background, as the documentation of Apple shows, or with a mistake.
  @MainActor private final class Reader: NSObject, UIApplicationDelegate {
    enum Mistake: CaseIterable {
      case none, noExpirationHandler, registersLate, registersTwice, completesTwice
      case forgetsToComplete
    }

    private let mistake: Mistake
    private(set) var refreshes = 0

    init(_ mistake: Mistake) { self.mistake = mistake }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      if mistake != .registersLate { register() }
      if mistake == .registersTwice { register() }
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      if mistake == .registersLate { register() }
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      let request = BGAppRefreshTaskRequest(identifier: "org.example.refresh")
      request.earliestBeginDate = Date(timeIntervalSinceNow: 3_600)
      try? BGTaskScheduler.shared.submit(request)
    }

    private func register() {
      BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "org.example.refresh", using: .main
      ) { task in
        guard let task = task as? BGAppRefreshTask else { return }
        MainActor.assumeIsolated { [weak self] in self?.refresh(task) }
      }
    }

    private func refresh(_ task: BGAppRefreshTask) {
      let mistake = mistake
      let work = Task {
        try await Task.sleep(for: .seconds(5))
        refreshes += 1
        if mistake != .forgetsToComplete { task.setTaskCompleted(success: true) }
        if mistake == .completesTwice { task.setTaskCompleted(success: true) }
      }
      if mistake == .noExpirationHandler { return }
      task.expirationHandler = {
        work.cancel()
        if mistake != .forgetsToComplete { task.setTaskCompleted(success: false) }
      }
    }
  }

  @MainActor @Suite(.lifecycle(saved: .off)) struct `A task of the scheduler` {
    private func check(_ mistake: Reader.Mistake) throws -> CheckReport {
      let world = World.uiKit(disk: 0) { _ in Reader(mistake) }
      #expect(world.implemented.contains(.bgLaunchHandler))
      return try LifeCheck(world).run(.walks(300, length: 30, seed: 4))
    }

    @Test(arguments: [
      (Reader.Mistake.none, [String]()), (.noExpirationHandler, []), (.registersLate, ["F194"]),
      (.registersTwice, ["F194"]), (.completesTwice, ["I84"]), (.forgetsToComplete, ["I84"]),
    ])
    fileprivate func `is registered in time and completed once`(
      _ mistake: Reader.Mistake, _ findings: [String]
    ) throws {
      let report = try check(mistake)
      #expect(Set(report.findings.map(\.id)) == Set(findings))
    }

    @Test func `begins in lives of the app`() throws {
      let world = World.uiKit(disk: 0) { _ in Reader(.none) }
        .invariant("nothing is refreshed") { $0.delegate.appDelegate.refreshes == 0 }
      let finding = try #require(LifeCheck(world).run(.exhaustive(depth: 3)).findings.first)
      #expect(finding.trace.choices == ["launchInBackground.refreshTask", "timer"])
    }

    @Test func `is not run for a purpose that no request has`() throws {
      let report = try LifeCheck(World.uiKit(disk: 0) { _ in Reader(.none) }).run(
        .walks(200, length: 30, seed: 1))
      #expect(!report.coverage.rulesNeverUsed.contains("launchInBackground.refreshTask"))
      let world = World.uiKit(disk: 0) { _ in Reader(.none) }
      #expect(throws: WorldError.self) {
        try LifeCheck(world).run(.replay(["launchInBackground.processingTask"]))
      }
    }
  }

  /// Goes on with an export when the user leaves.
  @MainActor private final class Exporter: NSObject, UIApplicationDelegate {
    private(set) var isDone = false

    func export() {
      BGTaskScheduler.shared.register(
        forTaskWithIdentifier: "org.example.export.1", using: nil
      ) { task in
        let work = Task { @MainActor [weak self] in
          try await Task.sleep(for: .seconds(2))
          self?.isDone = true
          task.setTaskCompleted(success: true)
        }
        task.expirationHandler = {
          work.cancel()
          task.setTaskCompleted(success: false)
        }
      }
      let request = BGContinuedProcessingTaskRequest(
        identifier: "org.example.export.1", title: "Export", subtitle: "1 file")
      request.strategy = .fail
      try? BGTaskScheduler.shared.submit(request)
    }
  }

  @MainActor @Suite struct `The scheduler` {
    private final class Host: BackgroundTaskHost {
      func registerTask(_ identifier: String) {}
      func submitTask(_ kind: BackgroundTaskKind) {}
    }

    /// Not the shared scheduler, which a check beside this test may be using.
    private let scheduler = BGTaskScheduler(host: Host(), kinds: [:])

    @Test func `keeps one request for each identifier`() async throws {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "a"))
      try scheduler.submit(BGProcessingTaskRequest(identifier: "a"))
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: "b"))
      #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["a", "b"])
      scheduler.cancel(taskRequestWithIdentifier: "a")
      #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["b"])
      scheduler.cancelAllTaskRequests()
      #expect(await scheduler.pendingTaskRequests().isEmpty)
      scheduler.end()
    }

    @Test func `has one handler for each identifier`() {
      #expect(scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      #expect(!scheduler.register(forTaskWithIdentifier: "a", using: nil) { _ in })
      #expect(scheduler.registered == ["a"])
      scheduler.end()
      #expect(scheduler.registered == [])
    }

    @Test func `runs a continued task that is registered with its request`() throws {
      let world = World.uiKit(
        disk: 0, options: options
      ) { _ in Exporter() }
      .action("export", when: { !$0.delegate.appDelegate.isDone }) {
        $0.delegate.appDelegate.export()
      }
      .invariant("nothing is exported") { !$0.delegate.appDelegate.isDone }
      let model = AppModel(profile: .observed, systems: .since(26))
      let report = try LifeCheck(world, on: model).run(.walks(200, length: 20, seed: 2))
      #expect(report.findings.map(\.id) == ["nothing is exported"])
    }

    /// What a trial run cannot show, because only an action asks for the task.
    private var options: UIKitOptions {
      var options = UIKitOptions()
      options.callbacks = [.didFinishLaunching, .bgLaunchHandler, .bgExpiration]
      options.inputs = []
      return options
    }
  }
#endif

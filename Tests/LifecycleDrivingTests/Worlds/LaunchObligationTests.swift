import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleDriving

/// An app that notes something at some callbacks.
private final class Noter {
  var isNoted = false
}

/// Every life of an app that takes note of something at some callbacks.
private func check(
  notingAt callbacks: [Callback], when condition: @escaping (Delivery) -> Bool = { _ in true },
  on model: some LogModel = AppModel(profile: .observed, systems: .driven),
  _ obligations: Obligation<Int, Noter>...
) throws -> CheckReport {
  let silent = World(disk: 0) { _, _ in Noter() }
    .fingerprint(disk: { _ in 0 }, memory: \.isNoted)
  let noting = callbacks.reduce(silent) { world, callback in
    world.on(callback) { noter, delivery in
      if condition(delivery) { noter.isNoted = true }
    }
  }
  let world = obligations.reduce(noting) { $0.requiring($1) }
  return try LifeCheck(world, on: model).run(.exhaustive())
}

@Suite struct `What must be registered before the launch ends` {
  private let registered = Obligation<Int, Noter>.registeredWhenLaunchEnds(\.delegate.isNoted)

  @Test(arguments: [Callback.willFinishLaunching, .didFinishLaunching])
  func `may be registered in any launch method`(callback: Callback) throws {
    let report = try check(notingAt: [callback], registered)
    #expect(report.verdict == .holds)
  }

  @Test func `is too late at the activation`() throws {
    let findings = try check(notingAt: [.didBecomeActive], registered).findings
    #expect(
      findings.map(\.headline) == [
        "I82: the last launch method has returned, and nothing is registered, after launch"
      ])
    #expect(findings.first?.trace.steps.last?.rules.first == "app.didFinishLaunching")
  }

  @Test func `is too late when a scene connects`() throws {
    let scenes = SceneModel(profile: .observed, scenes: 1)
    let report = try check(notingAt: [.sceneWillConnect], on: scenes, registered)
    #expect(report.findings.map(\.trace.choices.count) == [1])
  }

  @Test func `is missing after launches in the background, if only those in front register`() throws
  {
    let report = try check(
      notingAt: [.didFinishLaunching], when: { $0.state != .background }, registered)
    #expect(report.findings.map(\.id) == ["I82"])
    #expect(report.findings.first?.trace.choices.first != "launch")
  }
}

@Suite struct `What an active app needs` {
  private let ready = Obligation<Int, Noter>.readyWhenActive { !$0.delegate.isNoted }

  @Test func `may be made by whatever precedes every activation`() throws {
    for callback in [Callback.didFinishLaunching, .didBecomeActive] {
      #expect(try check(notingAt: [callback], ready).verdict == .holds, "\(callback)")
    }
  }

  @Test func `is missing at a launch, if it is made at returns`() throws {
    let findings = try check(notingAt: [.willEnterForeground], ready).findings
    #expect(
      findings.map(\.headline) == [
        "ready: the app is active, but something that its user needs is missing, after launch"
      ])
  }

  @Test func `is missing after a launch in the background, if only those in front make it`() throws
  {
    let report = try check(
      notingAt: [.didFinishLaunching], when: { $0.state != .background }, ready)
    #expect(report.findings.map(\.trace.choices.count) == [2])
  }
}

@Suite struct `What must be armed before the process is frozen` {
  private let armed = Obligation<Int, Noter>.armedWhenFrozen { !$0.delegate.isNoted }

  @Test func `may be armed at launch`() throws {
    #expect(try check(notingAt: [.didFinishLaunching], armed).verdict == .holds)
  }

  @Test func `is not armed after a launch in the background, if departures arm it`() throws {
    let findings = try check(notingAt: [.didEnterBackground], armed).findings
    #expect(findings.map(\.id) == ["armed"])
    #expect(findings.first?.trace.choices.contains("home") == false)
  }

  @Test func `is not armed when the user has left, if launches in the background arm it`() throws {
    let report = try check(
      notingAt: [.didFinishLaunching], when: { $0.state == .background }, armed)
    #expect(
      report.findings.map(\.detail) == ["something is not armed while the process is suspended"])
    #expect(report.findings.first?.trace.choices.count == 3)
  }
}

@Suite struct `The state in which an app believes itself to be` {
  private func believing(_ belief: ApplicationState?) -> Obligation<Int, Noter> {
    .knowsItsState { _ in belief }
  }

  @Test func `may be none, but then nothing is tested`() throws {
    let report = try check(notingAt: [.didFinishLaunching], believing(nil))
    #expect(report.verdict == .holds)
    #expect(
      report.warnings == ["nothing put I10b to the test: the app never believed anything"])
  }

  @Test func `is wrong in words`() throws {
    let active = try check(notingAt: [.didFinishLaunching], believing(.active)).findings
    #expect(
      active.map(\.detail) == ["the app believes itself to be active, but it is in the background"])
    let background = try check(notingAt: [.didFinishLaunching], believing(.background)).findings
    #expect(
      background.map(\.headline) == [
        "I10b: the app believes itself to be in the background, but it is active, after launch"
      ])
  }
}

@Suite struct `What is stored` {
  @Test func `may be lost in any state, locked or not`() throws {
    let findings = try check(
      notingAt: [.didFinishLaunching],
      .nothingLostWhileLocked { !$0.application.isProtectedDataAvailable },
      .nothingLostWhileLocked { $0.delegate.isNoted && $0.state == .active },
      .nothingLostWhileLocked { _ in false }
    ).findings
    #expect(
      Set(findings.map(\.detail)) == [
        "something is lost while protected data is unavailable", "something is lost",
      ])
  }

  @Test func `is not tested by a life without a lock`() throws {
    let world = World(disk: 0) { _, _ in Noter() }
      .requiring(.nothingLostWhileLocked { _ in false })
    let untested = "nothing put I46b to the test: protected data was always available"
    #expect(try LifeCheck(world).run(.replay(["launch"])).warnings.contains(untested))
    #expect(try !LifeCheck(world).run(.replay(["launch", "lock"])).warnings.contains(untested))
  }
}

import Foundation
import LifecycleDriving
import LifecycleModels
import Testing

/// Records what it receives, on the thread of the test.
private final class Listener: @unchecked Sendable {
  let journal: Journal
  var companion: Companion? = Companion()
  private var observation: (any NSObjectProtocol)?

  init(_ journal: Journal) { self.journal = journal }

  func observe(_ name: Notification.Name, in center: NotificationCenter) {
    observation = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
      self?.journal.lines.append(name.rawValue)
    }
  }

}

private final class Companion {}

private final class Journal {
  var lines: [String] = []
  var companions: [Companion] = []
}

@Suite struct `The description of a world` {
  private let journal = Journal()

  private var world: World<Journal, Listener> {
    World(disk: Journal()) { journal, _ in Listener(journal) }
  }

  /// The lines in the journal of one life.
  private func lines(
    of choices: [String], in world: World<Journal, Listener>,
    on model: some LogModel = AppModel(profile: .observed)
  ) throws -> [String] {
    var lines: [String] = []
    let recorded = world.showing { moment in
      lines = moment.disk.lines
      return ""
    }
    .requiring(Obligation("shown", "the life is shown") { _ in "" })
    _ = try LifeCheck(recorded, on: model).run(.replay(choices))
    return lines
  }

  @Test func `may say what the app is never called with`() throws {
    let check = try LifeCheck(world.receiving([.url]))
    #expect(throws: WorldError.self) { try check.run(.replay(["launchInBackground.push"])) }
    #expect(throws: Never.self) { try check.run(.replay(["launch.url"])) }
  }

  @Test func `may tell launches apart by their options alone`() throws {
    func rulesNeverUsed(_ world: World<Journal, Listener>) throws -> [String] {
      try LifeCheck(world).run(.replay(["launch"])).coverage.rulesNeverUsed
    }
    #expect(try !rulesNeverUsed(world).contains("launch.url"))
    #expect(try rulesNeverUsed(world.noticingLaunchOptions()).contains("launch.url"))
  }

  @Test func `may name what must die with the delegate`() throws {
    let keeping = world.trackingLifetime { [$0.companion].compactMap(\.self) }
      .on(.didEnterBackground) { listener, _ in
        listener.journal.companions = [listener.companion].compactMap(\.self)
      }
    let life: Strategy = .replay(["launch", "home", "suspend", "purge"])
    let findings = try LifeCheck(keeping).run(life).findings
    #expect(findings.map(\.id) == ["leak"])
    #expect(findings.map(\.detail) == ["Companion is still alive after its process has died"])
    #expect(try LifeCheck(keeping.allowingLeaks()).run(life).findings.isEmpty)
  }

  @Test func `may prepare each call, and settle after each step`() throws {
    let world = world.on(.didBecomeActive) { listener, _ in listener.journal.lines.append("call") }
      .beforeEachCall { $0.journal.lines.append("before") }
    let lines = try lines(of: ["launch"], in: world)
    #expect(lines.contains("call"))
    #expect(lines.firstIndex(of: "before") == (lines.firstIndex(of: "call") ?? 0) - 1)
    var settled = 0
    _ = try LifeCheck(self.world.afterEachStep { settled += 1 }).run(.replay(["launch"]))
    #expect(settled == 3)
  }

  @Test func `may post notifications to observers`() throws {
    let center = NotificationCenter()
    let name = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    let world = World(disk: Journal()) { journal, _ in
      let listener = Listener(journal)
      listener.observe(name, in: center)
      return listener
    }
    .postingNotifications([.noteDidEnterBackground], to: center)
    let late = ["launch", "home", "app.didEnterBackground"]
    #expect(try lines(of: late, in: world) == [name.rawValue])
    let early = ["launch", "home", "note.didEnterBackground.early"]
    #expect(try lines(of: early, in: world) == [name.rawValue])
  }

  @Test(arguments: PhaseReader.allCases)
  func `may report the phases of a view or of the App`(reader: PhaseReader) throws {
    let world = world.onPhaseChange(in: reader) { listener, old, new, delivery in
      #expect([delivery.previousPhase, delivery.phase] == [old, new])
      #expect((delivery.scene == nil) == (reader == .app))
      listener.journal.lines.append("\(old) to \(new)")
    }
    let model = SwiftUIModel(profile: .documented, windows: 1)
    #expect(
      try lines(of: ["launch", "home", "open#A", "interruption.begins"], in: world, on: model)
        == [
          "inactive to active", "active to inactive", "inactive to background",
          "background to inactive", "inactive to active", "active to inactive",
        ])
  }

  @Test(arguments: [("view.onAppear#A", "inactive"), ("view.onAppear#A.late", "active")])
  func `may read the phase that a view begins with`(appearance: String, phase: String) throws {
    let world = world.on(.viewOnAppear) { listener, delivery in
      #expect(delivery.previousPhase == nil)
      listener.journal.lines.append(delivery.phase?.rawValue ?? "")
    }
    .on(.didFinishLaunching) { #expect($1.phase == nil) }
    let model = SwiftUIModel(profile: .observed, windows: 1)
    #expect(try lines(of: ["launch", appearance], in: world, on: model) == [phase])
  }

  @Test func `never hears of phases in an app without SwiftUI`() throws {
    let world = world.onPhaseChange { _, _, _, _ in Issue.record("there is no phase") }
    let report = try LifeCheck(world, on: SceneModel(profile: .observed, scenes: 1)).run(.tour())
    #expect(
      report.coverage.callbacksUnknown
        == [.phaseSceneActive, .phaseSceneInactive, .phaseSceneBackground])
  }

  @Test func `grants time before anything else, unless processes may die off screen`() throws {
    let world = World(disk: Journal()) { journal, application in
      application.beginBackgroundTask()
      return Listener(journal)
    }
    let race: Strategy = .replay(["launch", "home", "suspend"])
    #expect(throws: WorldError.self) { try LifeCheck(world).run(race) }
    #expect(throws: Never.self) { try LifeCheck(world, deaths: .offScreen).run(race) }
    let kind: Strategy = .replay(["launch", "task.granted", "home"])
    #expect(throws: Never.self) { try LifeCheck(world).run(kind) }
  }

  @Test func `is reported when its fingerprint leaves something out`() throws {
    let world = self.world
      .action("write") { $0.delegate.journal.lines.append("x") }
      .invariant("few lines are written") { $0.disk.lines.count < 3 }
      .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
    let report = try LifeCheck(world).run(.exhaustive(), .walks())
    #expect(report.findings.map(\.length) == [.oneMinimal])
    #expect(
      report.remarks.first?.hasPrefix("the fingerprint is equal for states that differ") == true)
  }

  @Test func `may demand that something is done once for each entrance`() throws {
    let greeting = world.on(.didBecomeActive) { listener, _ in listener.journal.lines.append("hi") }
      .requiring(.onceForEachEntrance(\.disk.lines.count))
    let finding = try LifeCheck(greeting).run(.exhaustive(depth: 3)).findings.first
    #expect(finding?.trace.choices == ["launch", "switcher.opens", "switcher.returns"])
    let life: Strategy = .replay(["launch", "home", "open"])
    #expect(try LifeCheck(greeting).run(life).findings == [])
  }

  @Test func `may have a name, which reports repeat`() throws {
    let report = try LifeCheck(world.named("drafts")).run(.replay(["launch"]))
    #expect(report.model == "drafts; app, profile observed")
  }

  @Test func `lets several handlers share a callback, in order`() throws {
    let world = world.on(.didBecomeActive) { listener, _ in listener.journal.lines.append("first") }
      .on(.didBecomeActive) { listener, _ in listener.journal.lines.append("second") }
    #expect(try lines(of: ["launch"], in: world) == ["first", "second"])
  }
}

import LifecycleDriving
import LifecycleModels
import Testing

/// An app whose text is lost in several ways.
private final class Editor {
  var text = ""
  var saved = ""

  var isUnsaved: Bool { text != saved }
}

private func world(_ callbacks: [Callback]) -> World<Int, Editor> {
  callbacks.reduce(
    World(disk: 0) { _, _ in Editor() }.requiring(.nothingUnsaved { $0.delegate.isUnsaved })
      .fingerprint(disk: { _ in 0 }, memory: { [$0.text, $0.saved] })
  ) { world, callback in
    world.on(callback) { editor, _ in editor.text = callback.name }
  }
}

// Every reader meets the first life that is told, in the README, in the guide and in a failing test.
@Suite struct `The life that is told` {
  @Test func `has no rare events if a life without them is a little longer`() throws {
    // Prewarming, which nobody can see, shows in one choice what a launch by the user shows as well.
    let finding = try #require(
      LifeCheck(world([.didFinishLaunching])).run(.exhaustive()).findings.first)
    #expect(finding.trace.choices == ["launch", "home", "suspend"])
    #expect(finding.length == .likely)
    #expect(finding.shortest?.choices == ["prewarm.runsLaunch"])
    let text = finding.text(model: "app")
    #expect(text.contains("The shortest of all needs rare events: prewarm.runsLaunch."))
    #expect(text.contains("Minimal without rare events: every such life of fewer than 3 choices"))
  }

  @Test func `has rare events if nothing else shows it`() throws {
    let world = World(disk: 0) { _, _ in Editor() }.on(.didFinishLaunching) { _, _ in }
      .requiring(.nothingUnsaved { !$0.history.hasBeenActive && $0.state != .suspended })
      .fingerprint(disk: { _ in 0 }, memory: { _ in 0 })
    let finding = try #require(LifeCheck(world).run(.exhaustive()).findings.first)
    #expect(finding.trace.choices == ["prewarm.runsLaunch"])
    #expect(finding.length == .minimal)
    #expect(finding.shortest == nil)
  }

  @Test func `is brought about by what happens most often`() throws {
    // Interruptions, calls and Notification Centre all make the app inactive, as the switcher does.
    let world = World(disk: 0) { _, _ in Editor() }
      .on(.willResignActive) { editor, _ in editor.text = "x" }
      .invariant("nothing is typed") { $0.delegate.text.isEmpty }
    let finding = try #require(LifeCheck(world).run(.exhaustive(depth: 3)).findings.first)
    #expect(finding.trace.choices == ["launch", "switcher.opens"])
  }

  @Test func `begins with no input that the app does not implement`() throws {
    let launches = ["launchInBackground.fetch", "launchInBackground.push"]
    func possible(_ world: World<Int, Editor>) throws -> [Bool] {
      try launches.map { name in
        do {
          return try LifeCheck(world).run(.replay([name])).coverage.lives > 0
        } catch WorldError.impossibleChoice {
          return false
        }
      }
    }
    #expect(try possible(world([.didEnterBackground])) == [false, false])
    #expect(try possible(world([.performFetch])) == [true, false])
    #expect(try possible(world([.didEnterBackground]).receiving([.push])) == [false, true])
  }

  @Test func `has the same names in its head and in its rows, and can be replayed by them`() throws
  {
    var count = 0
    for seed in 1...6 as ClosedRange<UInt64> {
      // Few callbacks make many events look the same.
      for callbacks in [
        [.willResignActive], [.didBecomeActive], [.protectedDataDidBecomeAvailable],
      ]
        as [[Callback]]
      {
        let check = try LifeCheck(world(callbacks))
        for finding in try check.run(.walks(20, length: 30, seed: seed)).findings {
          count += 1
          let rows = finding.trace.steps.filter(\.isChoice).map(\.action.name)
          #expect(rows == finding.trace.choices)
          let again = try check.run(.replay(finding.trace.choices))
          #expect(again.findings.first?.trace == finding.trace)
        }
      }
    }
    #expect(count > 10)
  }

  @Test func `can be replayed by the name of anything that looks the same`() throws {
    let check = try LifeCheck(world([.didFinishLaunching]))
    for name in ["home", "otherApp.opened", "sleep"] {
      let report = try check.run(.replay(["launch", name, "suspend"]))
      #expect(report.findings.count == 1, "\(name)")
    }
  }
}

@Suite struct `Several findings` {
  @Test func `are told about one obligation if it is broken for different reasons`() throws {
    let world = self.world
      .action("edit", when: { !$0.delegate.isUnsaved }) { $0.delegate.text = "typed" }
      .on(.didReceiveRemoteNotification) { editor, delivery in
        editor.text = "pushed"
        delivery.complete()
      }
    let findings = try LifeCheck(world).run(.exhaustive()).findings
    #expect(findings.map(\.id) == ["I41", "I41"])
    #expect(findings.map(\.trace.choices.last) == ["suspend", "suspend"])
    #expect(Set(findings.map { $0.trace.choices.contains("edit") }) == [true, false])
    #expect(findings.map(\.cause) == [nil, "edit"])
  }

  @Test func `are not told of one reason in several disguises`() throws {
    let world = self.world
      .action("edit", when: { !$0.delegate.isUnsaved }) { $0.delegate.text = "typed" }
      .on(.didReceiveRemoteNotification) { _, delivery in delivery.complete() }
      .on(.performFetch) { _, delivery in delivery.complete() }
    let findings = try LifeCheck(world).run(.exhaustive()).findings
    #expect(findings.map(\.trace.choices) == [["launch", "edit", "home", "suspend"]])
  }

  @Test func `are told about each broken obligation`() throws {
    let world = world.requiring(
      .onceHoweverOftenActivated { _ in 2 },
      .activationRedoesWhatResigningUndoes { _ in true },
      .interruptionIsNoDeparture { _ in true })
    let findings = try LifeCheck(world).run(.exhaustive()).findings
    #expect(Set(findings.map(\.id)) == ["I7", "I39", "I6"])
  }

  private var world: World<Int, Editor> {
    World(disk: 0) { _, _ in Editor() }.requiring(.nothingUnsaved { $0.delegate.isUnsaved })
      .fingerprint(disk: { _ in 0 }, memory: { [$0.text, $0.saved] })
  }
}

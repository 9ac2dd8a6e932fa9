import LifecycleDriving
import LifecycleModels
import Testing

@Suite struct `What must be done in the end` {
  @Test(arguments: [Strategy.exhaustive(), .everyState()])
  func `is found undone if the app never tries again`(_ strategy: Strategy) throws {
    let report = try LifeCheck(Dictaphone.world(resumingIn: .didFinishLaunching)).run(strategy)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(
      finding.headline == "“nothing is left to upload” is never true again, "
        + "after launch, record, upload fails, with interruption.begins, interruption.ends for ever"
    )
    #expect(finding.loop?.choicesBefore == 3)
    let text = finding.text(model: "app", testFor: nil)
    #expect(text.contains("← back to step \(finding.loop?.backTo ?? 0)"))
    #expect(
      text.contains("The life goes round steps 6 to 9 for ever, although the user comes back"))
  }

  @Test(arguments: [Strategy.exhaustive(), .everyState()])
  func `is done if the app tries again whenever it becomes active`(_ strategy: Strategy) throws {
    let report = try LifeCheck(Dictaphone.world(resumingIn: .didBecomeActive)).run(strategy)
    #expect(report.verdict == .holds)
    #expect(report.warnings == [])
  }

  @Test func `may wait for ever if nothing makes the user come back`() throws {
    let world = Dictaphone.world(resumingIn: .didBecomeActive, assuming: [.workGoesOn])
    let report = try LifeCheck(world).run(.exhaustive())
    let finding = try #require(report.findings.first)
    #expect(finding.loop?.assumptions.count == 1)
    #expect(!finding.trace.choices.contains("home"))
  }

  @Test func `may wait for ever if no work goes on`() throws {
    let world = Dictaphone.world(resumingIn: .didBecomeActive, assuming: [.userReturns])
    let finding = try #require(try LifeCheck(world).run(.exhaustive()).findings.first)
    #expect(finding.trace.choices.last != "upload ends")
  }

  @Test func `is found undone by a life that goes round once more`() throws {
    let world = Dictaphone.world(resumingIn: .didFinishLaunching)
    let found = try #require(try LifeCheck(world).run(.exhaustive()).findings.first)
    let again = try LifeCheck(world).run(.replay(found.trace.choices))
    #expect(again.findings.map(\.headline) == [found.headline])
    let mended = Dictaphone.world(resumingIn: .didBecomeActive)
    #expect(try LifeCheck(mended).run(.replay(found.trace.choices)).findings == [])
  }

  @Test func `is not judged without a fingerprint, and nothing is called proved`() throws {
    let world = World(disk: Recordings(), launch: Dictaphone.init)
      .action("record") { $0.delegate.record() }
      .eventually("nothing is left to upload") { !$0.disk.hasPending }
    let report = try LifeCheck(world).run(.exhaustive(steps: 500))
    #expect(report.verdict == .undecided)
    #expect(report.remarks.contains { $0.contains("needs a fingerprint") })
  }

  @Test func `is put to the test only if something is left to do`() throws {
    let world = World(disk: Recordings(), launch: Dictaphone.init)
      .eventually("nothing is left to upload") { !$0.disk.hasPending }
      .fingerprint(disk: \.hasPending, memory: \.isUploading)
    let report = try LifeCheck(world).run(.exhaustive())
    #expect(
      report.warnings.contains(
        "nothing put “nothing is left to upload” to the test: it was never false"))
  }

  @Test func `is drawn with its loop, and the loop is in the data`() throws {
    let world = Dictaphone.world(resumingIn: .didFinishLaunching)
    let finding = try #require(try LifeCheck(world).run(.exhaustive()).findings.first)
    let start = try #require(finding.loop?.backTo)
    #expect(finding.dot.contains("\"\(finding.trace.steps.count - 1)\" -> \"\(start)\""))
    #expect(finding.json.contains("\"backTo\": \(start)"))
    #expect(finding.html.contains("back to step \(start)"))
  }
}

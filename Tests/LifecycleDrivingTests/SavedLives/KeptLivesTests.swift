import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `A life that was kept` {
  private let folder: LivesFolder
  private let shortest = ["launch", "edit", "home", "suspend"]

  init() throws { folder = try LivesFolder() }

  /// Lets an earlier run find what a world breaks.
  private func find() throws {
    let report = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(report.findings.map(\.trace.choices) == [shortest])
    #expect(report.findings.map(\.knownAt) == [nil])
    #expect(report.remarks == [])
  }

  @Test func `is written with names, and never with a seed`() throws {
    try find()
    let model = CheckedModel(AppModel(profile: .observed), deaths: .whileSuspended)
    #expect(
      try folder.lines == [
        #"""
        {"breaks":"I41","choices":["launch","edit","home","suspend"],"statement":"nothing unsaved is left wherever the process may die silently","suite":"Tests.Drafts","model":"app","profile":"observed","deaths":"whileSuspended","version":"\#(model.version)","status":"broken"},
        """#
      ])
    #expect(folder.contents == ["DraftTests.drafts.json"])
  }

  @Test func `is lived and reported before everything else`() throws {
    let longer = ["launch", "edit", "home", "open", "home", "suspend"]
    try find()
    let text = try folder.text
    try folder.write(text.replacing(#"["launch","edit","home","suspend"]"#, with: json(longer)))
    let report = try World.letters(saving: .willTerminate)
      .action("fail") { _ in throw LifeFault(words: "failed") }
      .check(folder.keeper())
    #expect(report.findings.map(\.id) == ["I41", "error"])
    #expect(report.findings.first?.trace.choices == longer)
    #expect(report.findings.first?.knownAt == "__Lives__/DraftTests.drafts.json:2")
    #expect(report.findings.first?.origin == "a life that was kept")
    let lines = report.findings[0].text(model: report.model).split(separator: "\n")
    #expect(lines[1] == "  Known since an earlier run: __Lives__/DraftTests.drafts.json:2")
  }

  private func json(_ choices: [String]) -> String {
    "[" + choices.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }

  @Test func `is lived before walks, whatever their seed`() throws {
    try find()
    var coverage: [Int] = []
    for seed: UInt64 in 1...3 {
      let report = try World.letters(saving: .willTerminate)
        .check(folder.keeper(), by: [.walks(50, length: 20, seed: seed)])
      #expect(report.findings.map(\.trace.choices) == [shortest])
      coverage.append(report.keptLives.count)
    }
    #expect(coverage == [1, 1, 1])
  }

  @Test func `is called mended once, and stays`() throws {
    try find()
    let mended = World.letters(saving: .didEnterBackground)
    let first = try mended.check(folder.keeper())
    #expect(first.findings == [])
    #expect(
      first.warnings == [
        "mended: the life “launch, edit, home, suspend” no longer breaks I41. It stays in "
          + "__Lives__/DraftTests.drafts.json:2, so that a relapse is reported first; delete the "
          + "line to forget it."
      ])
    #expect(try folder.lines.allSatisfy { $0.contains(#""status":"mended""#) })
    #expect(try mended.check(folder.keeper()).warnings == [])
    let relapse = try World.letters(saving: .willTerminate).check(folder.keeper())
    #expect(
      relapse.findings.map(\.knownAt)
        == ["__Lives__/DraftTests.drafts.json:2, and it was mended in between"])
    #expect(try folder.lines.map { $0.contains(#""status":"broken""#) } == [true])
    #expect(try mended.check(folder.keeper()).warnings.count == 1)
  }

  @Test func `is called impossible with the choice and the reason`() throws {
    try find()
    let world = World(disk: LetterFile()) { file, _ in Letter(file) }
      .action("edit", when: { _ in false }) { $0.delegate.text = "x" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
      .fingerprint(disk: \.saved, memory: \.text)
    for _ in 1...2 {
      let report = try world.check(folder.keeper())
      #expect(report.findings == [])
      let remark = try #require(report.remarks.first)
      #expect(
        remark.hasPrefix(
          "the life “launch, edit, home, suspend”, kept for I41 in "
            + "__Lives__/DraftTests.drafts.json:2, is no longer possible: choice 2, “edit”, is not "
            + "possible there; possible are "))
      #expect(remark.hasSuffix(". Delete the line to forget the life."))
      #expect(!remark.contains("version"))
    }
  }

  @Test func `names the version of the model if its rules have changed`() throws {
    try find()
    let model = CheckedModel(AppModel(profile: .observed), deaths: .whileSuspended)
    try folder.write(
      folder.text.replacing(model.version, with: "0123456789abcdef")
        .replacing(#""home""#, with: #""hone""#))
    let report = try World.letters(saving: .didEnterBackground).check(folder.keeper())
    #expect(
      report.remarks == [
        "the life “launch, edit, hone, suspend”, kept for I41 in __Lives__/DraftTests.drafts.json:2, "
          + "is no longer possible: nothing has the name of choice 3, “hone”; the nearest name is "
          + "“home”. It was found with version 0123456789abcdef of the model, whose rules have "
          + "changed since (\(model.version)). Delete the line to forget the life."
      ])
  }

  @Test func `names the model if the check is made on another one`() throws {
    try find()
    try folder.write(folder.text.replacing(#""home""#, with: #""hone""#))
    let report = try World.letters(saving: .didEnterBackground)
      .check(folder.keeper(), on: SceneModel(profile: .documented, scenes: 1))
    let remark = try #require(report.remarks.first)
    #expect(
      remark.contains(
        " It was found on app, profile observed, deaths whileSuspended; the check is now made on "
          + "scene, profile documented, size 1, deaths whileSuspended."))
  }

  @Test func `is called impossible if its obligation is not watched any more`() throws {
    try find()
    try folder.write(folder.text.replacing(#""breaks":"I41""#, with: #""breaks":"I99""#))
    let report = try World.letters(saving: .didEnterBackground).check(folder.keeper())
    #expect(report.remarks.first?.contains("the check no longer has the obligation") == true)
  }

  @Test func `reports another obligation that it breaks`() throws {
    try find()
    let world = World.letters(saving: .didEnterBackground)
      .invariant("no draft is ever saved", after: .didEnterBackground) { $0.disk.saved.isEmpty }
    let report = try world.check(folder.keeper(), by: [.exhaustive(depth: 1)])
    #expect(report.findings.map(\.id) == ["no draft is ever saved"])
    #expect(report.findings.map(\.trace.choices) == [["launch", "edit", "home"]])
    #expect(report.findings.first?.knownAt == nil)
    #expect(try folder.lines.count == 2)
  }

  @Test func `is a finding of its own if its obligation is broken for several reasons`() throws {
    let world = World.letters(saving: .willTerminate)
      .on(.didReceiveRemoteNotification) { letter, delivery in
        letter.text = "pushed"
        delivery.complete()
      }
    let first = try world.check(folder.keeper()).findings
    let second = try world.check(folder.keeper()).findings
    #expect(first.count == 2)
    #expect(first.compactMap(\.knownAt) == [])
    #expect(Set(second.map(\.trace.choices)) == Set(first.map(\.trace.choices)))
    #expect(second.compactMap(\.knownAt).count == 2)
    #expect(second.compactMap(\.cause).count == 1)
    // A reason that is new is found, although another one is known.
    let kept = try folder.lines
    try folder.write(folder.text.replacing("\(kept[1])\n", with: ""))
    let third = try world.check(folder.keeper()).findings
    #expect(third.map { $0.knownAt != nil } == [true, false])
    #expect(try folder.lines == kept)
  }

  @Test func `belongs to one check of its test, by the order of the checks`() throws {
    let counter = CheckCounter()
    let mended = World.letters(saving: .didEnterBackground)
    let broken = World.letters(saving: .willTerminate)
    #expect(try mended.check(folder.keeper(counter: counter)).findings == [])
    #expect(try broken.check(folder.keeper(counter: counter)).findings.count == 1)
    let nextRun = CheckCounter()
    #expect(try mended.check(folder.keeper(counter: nextRun)).warnings == [])
    #expect(
      try broken.check(folder.keeper(counter: nextRun)).findings.map(\.knownAt)
        == ["__Lives__/DraftTests.drafts.json:2"])
    #expect(try folder.lines.map { $0.contains(#""check":2"#) } == [true])
  }

  @Test func `belongs to one case of a parameterised test, by the name of its world`() throws {
    let broken = World.letters(saving: .willTerminate)
    for name in ["b", "a"] {
      let report = try broken.named(name).check(folder.keeper(isParameterized: true))
      #expect(report.findings.map(\.knownAt) == [nil])
    }
    for name in ["a", "b"] {
      let report = try broken.named(name).check(folder.keeper(isParameterized: true))
      #expect(report.findings.compactMap(\.knownAt).count == 1)
    }
    #expect(try folder.lines.map { $0.contains(#""world":"a""#) } == [true, false])
  }

  @Test func `belongs to one model in a parameterised test`() throws {
    let world = World.letters(saving: .willTerminate).named("drafts")
    _ = try world.check(folder.keeper(isParameterized: true))
    let other = try world.check(
      folder.keeper(isParameterized: true), on: AppModel(profile: .documented))
    #expect(other.findings.map(\.knownAt) == [nil])
    #expect(try folder.lines.count == 2)
  }

  @Test func `needs a name of the world in a parameterised test`() throws {
    let report = try World.letters(saving: .willTerminate)
      .check(folder.keeper(isParameterized: true))
    #expect(
      report.remarks == [
        "the findings are not kept for later runs, because the worlds of this parameterised test "
          + "have no names; give each its own with .named(…)"
      ])
    #expect(folder.contents == [])
  }

  @Test func `is not kept if the test itself names it`() throws {
    let report = try World.letters(saving: .willTerminate)
      .check(folder.keeper(), by: [.replay(shortest)])
    #expect(report.findings.count == 1)
    #expect(folder.contents == [])
    #expect(report.warnings(of: [.replay(shortest)]) == [])
  }

  @Test func `is not kept if the same choices do not break the obligation again`() throws {
    var count = 0
    let world = World.letters(saving: .didEnterBackground)
      .action("waver") { _ in
        count += 1
        if count == 1 { throw LifeFault(words: "once") }
      }
    let report = try world.check(folder.keeper())
    #expect(report.findings.map(\.id) == ["replay"])
    #expect(folder.contents == [])
  }
}

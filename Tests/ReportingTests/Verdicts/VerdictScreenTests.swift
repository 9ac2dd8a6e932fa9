import Reporting
import Testing

@Suite struct `The screen of verdicts` {
  @Test func `shows a table, refuted beliefs, and that all is as expected`() throws {
    let report = Example.report([Example.property("I1", .holds), try Example.belief])
    #expect(
      VerdictScreen([report]).text == """
        model  profile   states  transitions  depth    hold  refuted  verdict
        lamp   observed  16,059      178,018     40  1 of 1   1 of 1  as expected

        False beliefs (lamp, profile observed), each with the shortest trace that refutes it:
          ✗ I3    a lamp goes off before it bursts
                  release, burst (4 steps)

        All as expected: every reachable state was visited, what should hold holds, and the false
        beliefs are refuted. To see one belief in full: lifecycle replay lamp --property I3

        """)
  }

  @Test func `shows in full what is not as expected`() {
    let broken = Example.property("I1", .violated)
    let screen = VerdictScreen([Example.report([broken])]).text
    #expect(screen.contains("1 NOT as expected"))
    #expect(screen.contains("NOT AS EXPECTED:\n" + broken.text(context: "lamp, profile observed")))
    #expect(screen.hasSuffix("Some verdicts are not as expected; see above.\n"))
  }

  @Test func `names a vacuous property as not as expected`() {
    let vacuous = Example.property("I1", .holds, vacuity: Example.idleClaim)
    let screen = VerdictScreen([Example.report([vacuous])]).text
    #expect(screen.contains("holds vacuously: claim 2 of 3"))
    #expect(screen.contains("1 NOT as expected"))
  }

  @Test func `takes what is meant to be vacuous as expected`() {
    let meant = Example.property("I1", .holds, vacuity: Example.meantVacuity)
    #expect(VerdictScreen([Example.report([meant])]).text.contains("1 of 1   0 of 0  as expected"))
  }

  @Test func `lists what is undecided with its reason`() {
    let screen = VerdictScreen([
      Example.report([Example.property("I1", .undecided("stopped by X"))])
    ])
    #expect(
      screen.text.contains(
        "  ? I1    statement of I1 (lamp, profile observed): undecided, stopped by X\n"))
    #expect(
      screen.text.hasSuffix("No verdict is unexpected, but some properties are undecided.\n"))
  }

  @Test func `groups by reason what is undecided in numbers`() {
    let some = (1...9).map { Example.property("I\($0)", .undecided("stopped by X")) }
    let screen = VerdictScreen([Example.report(some + [Example.property("I10", .holds)])]).text
    #expect(
      screen.contains(
        "  ? lamp, profile observed: undecided, stopped by X: I1 I2 I3 I4 I5 I6 I7 I8 I9\n"))
    #expect(VerdictScreen([Example.report(some)]).text.contains("stopped by X: all 9\n"))
  }

  @Test func `selects the profile in the line for one belief`() throws {
    var report = Example.report(profile: "documented", [try Example.belief])
    report.selection = "lamp --profile documented"
    #expect(
      VerdictScreen([report]).text.hasSuffix(
        "lifecycle replay lamp --profile documented --property I3\n"))
  }

  @Test func `names the rules that never happen`() {
    let screen = VerdictScreen([Example.report(rulesNeverFired: ["dim", "glow"], [])]).text
    #expect(screen.contains("Rules of lamp, profile observed that are never enabled: dim, glow\n"))
  }

  @Test func `says under the table how a search was made that was not the usual one`() {
    var report = Example.report([Example.property("I1", .holds)])
    report.remark = "by candlelight"
    #expect(
      VerdictScreen([report]).text.contains(
        "as expected\nlamp, profile observed: by candlelight\n\nAll as expected"))
  }

  @Test func `quotes the beliefs of the last profile of each model only`() throws {
    let reports = try ["documented", "observed"].map { profile in
      Example.report(profile: profile, [try Example.belief])
    }
    let screen = VerdictScreen(reports).text
    #expect(screen.split(separator: "\n").filter { $0.hasPrefix("False beliefs") }.count == 1)
    #expect(!screen.contains("(lamp, profile documented), each"))
  }

  @Test func `quotes at most eight beliefs of one model, and two of each of many`() throws {
    var beliefs: [PropertyReport] = []
    for number in 1...10 {
      var belief = try Example.belief
      belief.id = "B\(number)"
      beliefs.append(belief)
    }
    let one = VerdictScreen([Example.report(beliefs)]).text
    #expect(one.contains("✗ B8") && !one.contains("✗ B9") && one.contains("… and 2 more.\n"))
    let many = VerdictScreen(["a", "b", "c"].map { Example.report(model: $0, beliefs) }).text
    #expect(many.contains("✗ B2") && !many.contains("✗ B3") && many.contains("… and 24 more.\n"))
  }
}

import Reporting
import Testing

@Suite struct `A property as text` {
  @Test func `shows verdict, sources, trace, how it was found and how to replay it`() throws {
    #expect(
      try Example.belief.text(context: "lamp, profile observed") == """
        ✗ I3: a lamp goes off before it bursts
          belief (lamp, profile observed): violated, as expected
            F7    Lamps burst. [the lamp maker's guide]
            0                                  off
            1  press    user      lamp.shines  → on
            2  release  user      silent       → off
            3  press    user      lamp.shines  → on
            4  burst    hardware  silent       → broken   ← violated
          Minimal: no trace with fewer than 4 steps violates it.
          Replay: lifecycle replay lamp --actions press,release,press,burst

        """)
  }

  @Test func `tells a shrunk walk from a search, and minimal from 1-minimal`() throws {
    var found = try Example.counterexample
    found.origin = .walk(seed: 0x5EED, steps: 37)
    #expect(
      found.text.contains(
        "Found by walk --seed 0x5EED, shrunk from 37 steps to 4. "
          + "Minimal: no trace with fewer than 4 steps violates it."))
    found.isMinimal = false
    #expect(found.text.contains("to 4. 1-minimal: 4 steps, none of which can be dropped."))
    found.origin = .search
    #expect(
      found.text.contains("4 steps; the search was not complete, so a shorter trace may exist."))
  }

  @Test func `has a sign and words for each verdict`() {
    let cases: [(PropertyReport, String, String, Bool?)] = [
      (Example.property("A", .holds), "✓", "holds", true),
      (Example.property("A", .violated), "✗", "VIOLATED, but was expected to hold", false),
      (
        Example.property("A", expected: .violated, .holds), "✓",
        "holds, but was expected to be violated", false
      ),
      (Example.property("A", expected: .violated, .violated), "✗", "violated, as expected", true),
      (
        Example.property("A", .holds, vacuity: Vacuity(isTriggerUnreachable: true)), "!",
        "holds vacuously: its trigger is unreachable", false
      ),
      (
        Example.property("A", .holds, vacuity: Example.idleClaim), "!",
        "holds vacuously: claim 2 of 3, the absence of “burst”, is never exercised", false
      ),
      (
        Example.property("A", .holds, vacuity: Example.meantVacuity), "✓",
        "holds, vacuously as is meant: its trigger is unreachable (no lamp bursts)", true
      ),
      (
        Example.property("A", expected: .violated, .holds, vacuity: Example.meantVacuity), "✓",
        "holds, but was expected to be violated", false
      ),
      (Example.property("A", .undecided("stopped by X")), "?", "undecided, stopped by X", nil),
    ]
    for (property, sign, words, isAsExpected) in cases {
      #expect(property.sign == sign)
      #expect(property.verdictWords == words)
      #expect(property.isAsExpected == isAsExpected)
    }
  }
}

import ModelChecking
import Reporting
import Testing

@Suite struct `A trace as text` {
  @Test func `has a numbered line for each step, in aligned columns`() throws {
    #expect(
      try Example.trace.text(marks: [4: "violated"]) == """
            0                                  off
            1  press    user      lamp.shines  → on
            2  release  user      silent       → off
            3  press    user      lamp.shines  → on
            4  burst    hardware  silent       → broken   ← violated

        """)
  }

  @Test func `aligns its numbers on the right`() throws {
    let step = try Example.trace.steps[0]
    let trace = TraceReport(
      initialState: StateReport("off"), steps: Array(repeating: step, count: 10))
    let lines = trace.text(indent: 0).split(separator: "\n")
    #expect(lines[9].hasPrefix(" 9  press"))
    #expect(lines[10].hasPrefix("10  press"))
  }

  @Test func `can mark its initial state`() {
    let trace = TraceReport(initialState: StateReport("off"), steps: [])
    #expect(trace.text(marks: [0: "violated"], indent: 0) == "0        off   ← violated\n")
  }

  @Test func `shows the brief words of a state, and its data the full ones`() throws {
    let trace = try Example.trace
    #expect(!trace.text().contains("the lamp is"))
    #expect(OrderedJSON.object(trace.jsonMembers).text.contains("\"the lamp is broken\""))
  }

  @Test func `names its actions in order`() throws {
    #expect(try Example.trace.actions == ["press", "release", "press", "burst"])
  }
}

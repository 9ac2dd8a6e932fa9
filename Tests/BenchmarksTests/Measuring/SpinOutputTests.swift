import Testing

@testable import Benchmarks

@Suite struct `The output of SPIN` {
  @Test func `contains states, transitions and time`() throws {
    let output = try SpinOutput(SpinSamples.tenApps, of: "SPIN")
    #expect(output.states == 452_709)
    #expect(output.transitions == 8_463_691)
    #expect(output.seconds == 1.79)
  }

  @Test func `agrees with the closed forms, but for the transition to the initial state`() throws {
    let output = try SpinOutput(SpinSamples.tenApps, of: "SPIN")
    #expect(output.difference(from: DeviceCounts(apps: 10)) == nil)
  }

  @Test func `agrees to the printed precision if numbers are long`() throws {
    let output = try SpinOutput(SpinSamples.twelveApps, of: "SPIN")
    #expect(output.difference(from: DeviceCounts(apps: 12)) == nil)
  }

  @Test func `with one state or transition too few is different`() throws {
    let output = try SpinOutput(SpinSamples.tenApps, of: "SPIN")
    let counts = DeviceCounts(states: 452_710, transitions: 8_463_691, depth: 20)
    #expect(
      output.difference(from: counts)
        == "452709 states, not 452710; 8463691 transitions, not 8463692")
  }

  @Test func `of a search that was cut short by its depth is refused`() {
    #expect(
      throws: MeasurementError.failed("SPIN", reason: "error: max search depth too small")
    ) { try SpinOutput(SpinSamples.tooDeep, of: "SPIN") }
  }

  @Test func `of a search without enough memory is refused`() {
    #expect(throws: MeasurementError.failed("SPIN", reason: "pan: out of memory")) {
      try SpinOutput(SpinSamples.outOfMemory, of: "SPIN")
    }
  }

  @Test func `with errors in the model is refused`() {
    let text = SpinSamples.tenApps.replacing("errors: 0", with: "errors: 1")
    #expect(throws: MeasurementError.self) { try SpinOutput(text, of: "SPIN") }
  }

  @Test func `without one of its figures is refused`() {
    let cases: [String] = ["states, stored", "transitions (=", "pan: elapsed time 1.79"]
    for words in cases {
      let text = SpinSamples.tenApps.replacing(words, with: "")
      #expect(throws: MeasurementError.self) { try SpinOutput(text, of: "SPIN") }
    }
  }

  @Test func `that is empty is refused`() {
    #expect(
      throws: MeasurementError.failed("SPIN", reason: "its output is not as expected: empty")
    ) { try SpinOutput("", of: "SPIN") }
  }
}

/// What verifiers made by SPIN 6.5.2 have printed, shortened.
enum SpinSamples {
  static let tenApps = """

    (Spin Version 6.5.2 -- 6 December 2019)

    Full statespace search for:
    \tnever claim         \t- (none specified)
    \tassertion violations\t+

    State-vector 28 byte, depth reached 441935, errors: 0
       452709 states, stored
      8010982 states, matched
      8463691 transitions (= stored+matched)
            0 atomic steps
    hash conflicts:   2982485 (resolved)

    Stats on memory usage (in Megabytes):
      510.197\ttotal actual memory usage

    unreached in proctype device
    \tdevice.pml:51, state 384, "-end-"

    pan: elapsed time 1.79 seconds
    pan: rate 252910.06 states/second
    """

  static let twelveApps = """
    Depth=  999997 States=    1e+06 Transitions= 1.92e+06 Memory=   813.080\tt=     0.69 R=   1e+06
    State-vector 28 byte, depth reached 4703975, errors: 0
      4782969 states, stored
    1.0079664e+08 states, matched
    1.0557961e+08 transitions (= stored+matched)
    pan: elapsed time 31.4 seconds
    """

  static let tooDeep = """
    error: max search depth too small

    State-vector 28 byte, depth reached 999, errors: 0
       430631 states, stored
      7631393 states, matched
      8062024 transitions (= stored+matched)

    pan: elapsed time 0.51 seconds
    """

  static let outOfMemory = """
    pan: out of memory
    hint: to reduce memory, recompile with

    Warning: Search not completed

    State-vector 0 byte, depth reached 0, errors: 0
            0 states, stored
            0 transitions (= stored+matched)

    pan: elapsed time 1.72e+07 seconds
    """
}

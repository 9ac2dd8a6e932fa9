import ModelChecking
import Testing

@Suite struct `A trace` {
  static let rise: Trace<Counter> = {
    var trace = Trace<Counter>(from: 0)
    trace.take("increment", to: 1)
    trace.take("increment", to: 2)
    return trace
  }()

  @Test func `without steps ends where it begins`() {
    let trace = Trace<Counter>(from: 7)
    #expect(trace.initialState == 7 && trace.finalState == 7 && trace.count == 0)
    #expect(trace.actions.isEmpty)
  }

  @Test func `ends where its last step leads`() {
    #expect(Self.rise.finalState == 2 && Self.rise.count == 2)
  }

  @Test func `takes each step from where it ended`() {
    #expect(Self.rise.steps.map(\.source) == [0, 1])
    #expect(Self.rise.actions == ["increment", "increment"])
  }

  @Test func `has prefixes that begin where it begins`() {
    #expect(Self.rise.prefix(0) == Trace(from: 0))
    #expect(Self.rise.prefix(1).steps == [Step(source: 0, action: "increment", target: 1)])
    #expect(Self.rise.prefix(2) == Self.rise && Self.rise.prefix(9) == Self.rise)
  }
}

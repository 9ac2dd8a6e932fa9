import Reporting
import Testing

@Suite struct `A trace as a picture` {
  @Test func `is a path from top to bottom with its last step highlighted`() throws {
    let diagram = Diagram(path: try Example.trace, title: "burst")
    #expect(diagram.direction == .topToBottom)
    #expect(diagram.boxes.map(\.id) == ["0", "1", "2", "3", "4"])
    #expect(diagram.arrows.map(\.source) == ["0", "1", "2", "3"])
    #expect(diagram.arrows.map(\.target) == ["1", "2", "3", "4"])
    #expect(diagram.arrows.map(\.isHighlighted) == [false, false, false, true])
    #expect(diagram.arrows.map(\.style) == [.callback, .silent, .callback, .kill])
  }

  @Test func `breaks the words of a state after commas`() {
    let state = StateReport("background, never shown, handling an event, force-quit")
    let trace = TraceReport(initialState: state, steps: [])
    #expect(
      Diagram(path: trace, title: "").boxes[0].label.map(\.text) == [
        "background, never shown", "handling an event, force-quit",
      ])
  }

  @Test func `is drawn in the style of each state`() {
    let trace = TraceReport(initialState: StateReport("gone", style: .absent), steps: [])
    #expect(Diagram(path: trace, title: "").boxes[0].style == .absent)
  }
}

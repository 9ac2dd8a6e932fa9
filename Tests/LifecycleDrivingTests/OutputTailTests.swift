import Testing

@testable import LifecycleDriving

@Suite struct `The end of what a process has written` {
  private static let message = "Editor.swift:49: Fatal error: no room"

  @Test func `holds the message of a trap with the backtrace behind it`() {
    var tail = OutputTail()
    let frame = "49   Editor.xctest   0x00007fc711e7f8ec <unavailable> + 1087724\n"
    tail.append(Array((Self.message + "\n" + String(repeating: frame, count: 500)).utf8)[...])
    #expect(tail.lines(atMost: .max).trap == Self.message && tail.lines(atMost: 9).trap == nil)
  }

  @Test func `is limited, and begins with a whole line`() {
    var tail = OutputTail()
    for _ in 0..<10_000 { tail.append(Array((Self.message + "\n").utf8)[...]) }
    let lines = tail.lines(atMost: .max)
    #expect(lines.count > 1_000 && lines.count < 2_000)
    #expect(Set(lines) == [Self.message])
  }
}

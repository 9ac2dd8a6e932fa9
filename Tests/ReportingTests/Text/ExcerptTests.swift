import Reporting
import Testing

@Suite struct `Text that is shown` {
  @Test func `holds no control characters and is not too long`() {
    #expect("a\u{1B}[31m\n\u{9B}b\0".shown == #"“a\u{1B}[31m\n\u{9B}b\u{0}”"#)
    #expect(String(repeating: "x", count: 1000).shown.count == 123)
  }
}

import Reporting
import Testing

@Suite struct `Text that is shown` {
  @Test func `holds no control characters and is not too long`() {
    #expect("a\u{1B}[31m\n\u{9B}b\0".shown == #"“a\u{1B}[31m\n\u{9B}b\u{0}”"#)
    #expect(String(repeating: "x", count: 1000).shown.count == 123)
  }
}

@Suite struct `Text for a terminal` {
  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{9B}2J", "\\u{9B}2J"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{200B}b", "a\\u{200B}b"), ("a\u{2028}b", "a\\u{2028}b"), ("\u{FEFF}a", "\\u{FEFF}a"),
    ("a\u{2066}b", "a\\u{2066}b"), ("café – “日本”", "café – “日本”"), ("👍🏽", "👍🏽"),
  ])
  func `shows what has no width, and what changes direction, as escapes`(
    text: String, shown: String
  ) {
    #expect(text.printable == shown)
  }

  @Test func `shows no control or format character of Unicode as it is`() {
    for value in [0...0xD7FF, 0xE000...0x1FFFF, 0xE0000...0xE0FFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar != "\n", scalar != "\t",
        [.control, .format].contains(scalar.properties.generalCategory)
      else { continue }
      let (text, bytes) = (String(scalar), Array(String(scalar).utf8))
      for shown in [text.printable, text.printableLines, bytes.excerpt(bytes.indices)]
      where !shown.hasPrefix("\\") {
        Issue.record("U+\(String(value, radix: 16)) is shown as it is")
      }
    }
  }
}

import Reporting
import Testing

/// Text that means harm: markup, the end of an element, quotes, control characters.
enum HostileText {
  static let all = [
    "<script>alert(1)</script>", "</style></pre></section>", "\"onload='x'", "<!--", "]]>",
    "a\u{0}b\u{1B}[31m", "\u{202E}txt", "&lt;", "javascript:alert(1)",
  ]
}

@Suite struct `A piece of markup` {
  @Test(arguments: HostileText.all)
  func `holds no markup that was text`(text: String) {
    let source = Markup.element("p", ["title": text], [.text(text)]).source
    let inside = source.dropFirst("<p title=\"".count).dropLast("</p>".count)
    #expect(inside.count { $0 == "<" } == 0)
    #expect(inside.count { $0 == ">" } == 1)
    #expect(inside.count { $0 == "\"" } == 1)
    #expect(!inside.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test func `shows characters that nobody sees as escapes`() {
    #expect(Markup.text("a\u{0}\u{202E}\tb").source == "a\\u{0}\\u{202E}\\tb")
  }

  @Test func `keeps entities that were text`() {
    #expect(Markup.text("&lt; ' \"").source == "&amp;lt; &#39; &quot;")
  }

  @Test func `leaves out an attribute without a value, and the end of an empty element`() {
    #expect(Markup.element("p", ["class": nil, "id": "a"]).source == "<p id=\"a\"></p>")
    #expect(Markup.element("br").source == "<br>")
  }
}

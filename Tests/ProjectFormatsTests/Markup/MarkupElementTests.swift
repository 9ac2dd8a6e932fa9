import Testing

@testable import ProjectFormats

@Suite struct `An XML file` {
  @Test func `has elements with attributes, text and lines`() throws {
    let text = """
      <?xml version="1.0" encoding='utf-8'?>
      <!DOCTYPE widget SYSTEM "a>b.dtd">
      <widget id = "com.example" xmlns:cdv='http://x'>
        <name>A &amp; B</name>
        <!-- <name>C</name> -->
        <platform
          name="ios"><empty/><empty></empty ></platform>
      </widget>
      """
    let root = try MarkupElement.read(Array(text.utf8))
    #expect(root.name == "widget")
    #expect(root.line == 3)
    #expect(root.attribute("id") == "com.example")
    #expect(root.attribute("xmlns:cdv") == "http://x")
    #expect(root.children.map(\.name) == ["name", "platform"])
    #expect(root.children(named: "name").map(\.text) == ["A & B"])
    #expect(root.children(named: "platform").map(\.line) == [6])
    #expect(root.children(named: "platform")[0].children.map(\.line) == [7, 7])
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x1F600;", "A😀"), ("a\r\nb\rc", "a\nb\nc"),
    ("<![CDATA[<a> & ]] &amp;]]>", "<a> & ]] &amp;"), ("a<!-- b -->c<?d e?>f", "acf"), ("é", "é"),
  ])
  func `has text in which entities and line ends are replaced`(
    written: String, meant: String
  ) throws {
    #expect(try MarkupElement.read(Array("<a>\(written)</a>".utf8)).text == meant)
  }

  @Test(arguments: [true, false], [true, false])
  func `can be written in UTF-16`(isBigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "<a>é😀</a>"
    let bytes = text.utf16.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try MarkupElement.read(bytes).text == "é😀")
  }

  @Test func `can be written in another encoding that it declares`() throws {
    let text = "<?xml version='1.0' encoding='Shift_JIS'?>\n<a>b &amp; "
    let bytes = Array(text.utf8) + [0x82, 0xA0] + Array("</a>".utf8)
    let root = try MarkupElement.read(bytes)
    #expect(root.text == "b & あ")
    #expect(root.line == 2)
  }

  @Test(arguments: [[0x3C, 0, 0x61, 0, 0, 0], [0x3C, 0, 0, 0xD8], [0x3C, 0, 0x61]] as [[UInt8]])
  func `is text without NUL or half a character in UTF-16`(bytes: [UInt8]) {
    let offset = bytes.count == 6 ? 4 : 2
    let message = "the bytes from offset \(offset) are not UTF-8 text; save the file as UTF-8."
    #expect(Outcome(bytes, MarkupElement.read).message == message)
  }

  @Test(arguments: [
    ("<a>\n</b>", "line 2: expected the end of <a>, but found “</b>”."),
    ("<a>\n\n", "line 3: the file ends in the middle of the element <a> of line 1."),
    ("<a><!-- ", "line 1: the file ends in the middle of the comment of line 1."),
    ("<a></a><b/>", "line 1: expected the end of the file, but found “<”."),
    ("a<b/>", "line 1: expected a tag, but found “a”."),
    ("<a b></a>", "line 1: expected “=” after the attribute “b”, but found “>”."),
    ("<a b=c/>", "line 1: expected a value in quotation marks, but found “c”."),
    ("<a b='c'd='e'/>", "line 1: expected “>” or a blank, but found “d”."),
    ("<a b='<'/>", "line 1: expected the end of the attribute, but found “<”."),
    ("<a>\n& b</a>", "line 2: expected “&amp;” or another entity, but found “&”."),
    ("<a>&nbsp;</a>", "line 1: the entity “&nbsp;” is not supported."),
    ("<a>&#0;</a>", "line 1: the entity “&#0;” is not supported."),
    (
      "<!DOCTYPE a [\n<!ENTITY b \"c\">]><a>&b;</a>",
      "line 1: a document type with declarations is not supported."
    ),
    (
      "<?xml version='1.0' encoding='unheard-of'?><a>b</a>",
      "line 1: this file is not text in the encoding “unheard-of”, or Xcode does not know it; save "
        + "the file as UTF-8."
    ),
    (" <!-- only --> ", "the file is empty."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, MarkupElement.read).message == message)
  }
}

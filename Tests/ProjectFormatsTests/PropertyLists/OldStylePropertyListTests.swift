import Testing

@testable import ProjectFormats

@Suite struct `A property list of the old style` {
  @Test func `has strings, arrays, dictionaries and data`() throws {
    let value = try PropertyList.read(Array(Sample.project.utf8))
    let target: SettingsValue = [
      "isa": "PBXNativeTarget", "phases": ["11", "12"],
      "INFOPLIST_KEY_X[sdk=iphoneos*]": "a \"b\"\né", "data": .data(0x0F, 0xBD, 0x77),
    ]
    #expect(value.withoutLines == ["objects": ["0A1B": target]])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `has exact lines`(lineEnd: String) throws {
    let text = Sample.project.replacing("\n", with: lineEnd)
    let value = try PropertyList.read(Array(text.utf8))
    let lines = [
      "objects:3", "0A1B:6", "isa:7", "phases:8", "INFOPLIST_KEY_X[sdk=iphoneos*]:12", "data:13",
    ]
    #expect(value.keyLines == lines)
    #expect(value.at("objects", "0A1B", "phases", "1")?.line == 10)
  }

  @Test func `can do without braces`() throws {
    let value = try PropertyList.read(Array("/* names */\n\"a b\" = 'c';\nd;\n".utf8))
    #expect(value.withoutLines == ["a b": "c", "d": "d"])
    #expect(value.keyLines == ["a b:2", "d:3"])
    #expect(try PropertyList.read(Array("a;".utf8)).withoutLines == ["a": "a"])
  }

  @Test(arguments: [
    ("{ a = b }", "line 1: expected “;” after the value of “a”, but found “}”."),
    ("{ a = ; }", "line 1: expected a value, but found “;”."),
    ("{\n= b; }", "line 2: expected a key, but found “=”."),
    ("(a b)", "line 1: expected “,” or “)”, but found “b”."),
    ("(a,\n<0g>)", "line 2: expected a hexadecimal digit, but found “g”."),
    ("a b", "line 1: expected the end of the file, but found “b”."),
    ("{ a = (b", "line 1: the file ends in the middle of an array."),
    ("{ a = \"b\n", "line 2: the file ends in the middle of the string of line 1."),
    ("{ a = \"b\\", "line 1: the file ends in the middle of a string."),
    ("{\n/* a = b; }", "line 2: the file ends in the middle of the comment of line 2."),
    ("{ a = \n\"\\", "line 2: the file ends in the middle of a string."),
    ("<0 f>", "line 1: expected a hexadecimal digit, but found “a blank”."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, PropertyList.read).message == message)
  }
}

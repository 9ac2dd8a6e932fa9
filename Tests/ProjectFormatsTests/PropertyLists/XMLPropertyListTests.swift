import Testing

@testable import ProjectFormats

@Suite struct `A property list in XML` {
  @Test func `has all kinds of values`() throws {
    let scenes: SettingsValue = [
      "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["A & B", ""],
    ]
    let expected: SettingsValue = [
      "UIApplicationSceneManifest": scenes,
      "numbers": [-7, 255, .number("1.5e3"), true], "date": "2001-01-01T00:00:00Z",
      "data": .data(1, 2, 3, 255),
    ]
    #expect(try PropertyList.read(Array(Sample.manifest.utf8)).withoutLines == expected)
  }

  @Test func `has exact lines`() throws {
    let value = try PropertyList.read(Array(Sample.manifest.utf8))
    let keys = [
      "UIApplicationSceneManifest:5", "UIApplicationSupportsMultipleScenes:7",
      "UISceneConfigurations:10", "numbers:13", "date:15", "data:16",
    ]
    #expect(value.keyLines == keys)
    #expect(value["UIApplicationSceneManifest"]?.line == 6)
  }

  @Test(arguments: [
    (
      "<dict>\n<key>a</key>\n</dict>",
      "line 3: expected the value of “a”, but found “</dict>”."
    ),
    (
      "<dict><key>a</key>\n<key>b</key>\n<true/></dict>",
      "line 2: expected the value of “a”, but found “<key>”."
    ),
    (
      "<dict><key>a</key>\n<key>b</key><key>c</key></dict>",
      "line 2: expected the value of “a”, but found “<key>”."
    ),
    ("<dict>\n<true/></dict>", "line 2: expected <key>, but found “<true>”."),
    ("<array>\nword</array>", "line 2: expected a tag, but found “word”."),
    (
      "<array><number/></array>",
      "line 1: expected an element of a property list, such as <string>, but found “<number>”."
    ),
    ("<string>a<b/></string>", "line 1: expected the end of <string>, but found “<b/>”."),
    ("<string>a</key>", "line 1: expected the end of <string>, but found “</key>”."),
    ("<true>x</true>", "line 1: expected the end of <true>, but found “x”."),
    (
      "<dict>\n<key>a\n<!-- b --></key></dict>",
      "line 3: Xcode cannot read a comment inside <key>; move it out."
    ),
    (
      "<!----><true/>",
      "line 1: Xcode cannot read an empty comment before the value; remove it."
    ),
    (
      "<integer>12 </integer>",
      "line 1: Xcode cannot read “12 ” in <integer>; write a whole number of at most 64 bits, with no "
        + "blank behind it."
    ),
    (
      "<real/>",
      "line 1: Xcode cannot read “” in <real>; write a number such as 2.5, with no blank behind it."
    ),
    (
      "<date>2001-01-01</date>",
      "line 1: Xcode cannot read “2001-01-01” in <date>; write the time in UTC, such as "
        + "2001-01-31T23:59:59Z."
    ),
    (
      "<data>é</data>",
      "line 1: Xcode cannot read “é” in <data>; write Base64 between <data> and </data>."
    ),
    ("<array>\n<true/>", "line 2: the file ends in the middle of the element <array> of line 1."),
    ("<string>a", "line 1: the file ends in the middle of the element <string> of line 1."),
    ("<array", "line 1: the file ends in the middle of the tag of line 1."),
    (
      "<?xml version='1.0' encoding='foo'?><true/>",
      "line 1: this file is not text in the encoding “foo”, or Xcode does not know it; save the file "
        + "as UTF-8."
    ),
    (
      "<\0t\0",
      "Xcode cannot read UTF-16 without a byte order mark; save the file as UTF-8."
    ),
    ("<plist><true/><true/></plist>", "line 1: expected </plist>, but found “<true>”."),
    ("<plist>\n</plist>", "line 2: expected a value, but found “</plist>”."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, PropertyList.read).message == message)
  }
}

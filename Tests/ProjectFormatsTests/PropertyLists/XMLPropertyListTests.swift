import Testing

@testable import ProjectFormats

@Suite struct `A property list in XML` {
  @Test func `has all kinds of values`() throws {
    let scenes: SettingsValue = [
      "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": ["A & B", ""],
    ]
    let expected: SettingsValue = [
      "UIApplicationSceneManifest": scenes,
      "numbers": [-7, .number("0xFf"), .number("1.5e3"), true], "date": "2001-01-01T00:00:00Z",
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

  @Test(arguments: ["<dict/>", "<plist><dict/></plist>", "\u{FEFF}<plist><dict></dict></plist>"])
  func `can begin in several ways`(text: String) throws {
    #expect(try PropertyList.read(Array(text.utf8)).withoutLines == [:])
  }

  @Test func `keeps the white space of its strings`() throws {
    #expect(try PropertyList.read(Array("<string> a\n </string>".utf8)).text == " a\n ")
  }

  @Test(arguments: [
    (
      "<dict>\n<key>a</key>\n</dict>",
      "line 3: expected the value of “a”, but found “</dict>”."
    ),
    (
      "<dict><key>a</key>\n<key>b</key></dict>",
      "line 2: expected the value of “a”, but found “<key>”."
    ),
    ("<dict>\n<true/></dict>", "line 2: expected <key>, but found “<true>”."),
    ("<array>\nword</array>", "line 1: expected a tag, but found “word”."),
    (
      "<array><number/></array>",
      "line 1: expected an element of a property list, such as <string>, but found “<number>”."
    ),
    ("<string>a<b/></string>", "line 1: expected the end of <string>, but found “<b>”."),
    ("<integer>1.5</integer>", "line 1: expected a whole number, but found “1.5”."),
    ("<true>x</true>", "line 1: expected the end of <true>, but found “x”."),
    ("<real>x</real>", "line 1: expected a number, but found “x”."),
    ("<data>A</data>", "line 1: expected data in Base64, but found “A”."),
    ("<plist><true/><true/></plist>", "line 1: expected </plist>, but found “<true>”."),
    ("<plist>\n</plist>", "line 2: expected a value, but found “</plist>”."),
  ])
  func `is refused with the place and the reason`(text: String, message: String) {
    #expect(Outcome(text, PropertyList.read).message == message)
  }
}

import Testing

@testable import ProjectFormats

@Suite struct `A settings value` {
  @Test(arguments: ["YES", "true", "1", "Yes"])
  func `is true in every spelling`(word: String) {
    #expect(SettingsValue(.string(word), line: 1).isTrue)
  }

  @Test func `gives the last of two equal keys`() {
    let entries = ["a", "b"].map {
      SettingsEntry(key: "key", line: 1, value: SettingsValue(.string($0), line: 1))
    }
    #expect(SettingsValue(.dictionary(entries), line: 1)["key"]?.text == "b")
  }
}

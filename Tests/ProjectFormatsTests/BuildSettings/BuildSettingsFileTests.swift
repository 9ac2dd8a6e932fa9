import Testing

@testable import ProjectFormats

@Suite struct `A file of build settings` {
  @Test func `has assignments with conditions, and includes`() throws {
    let file = try BuildSettingsFile.read(Array(Sample.buildSettings.utf8))
    #expect(file.includes.map(\.path) == ["Base.xcconfig", "../Local file.xcconfig"])
    #expect(file.includes.map(\.isOptional) == [false, true])
    #expect(file.includes.map(\.line) == [2, 3])
    let assignments = file.assignments
    #expect(assignments.map(\.line) == [4, 5, 6, 7, 8, 11])
    #expect(
      assignments.map(\.value) == ["App-$(KIND)", "Main.plist", "YES", "", "-a -b c", "https:"])
    #expect(
      assignments.map(\.key)
        == [
          "NAME", "INFOPLIST_FILE[sdk=iphoneos*][config=Debug]", "B[arch=*]", "EMPTY", "FLAGS",
          "URL",
        ].map(BuildSettingsKey.init))
  }

  @Test func `keeps the lines that cannot be read`() throws {
    let file = try BuildSettingsFile.read(
      Array("A\n = b\n#import \"c\"\nD[e] = f\n#include g".utf8))
    #expect(file.assignments == [])
    #expect(file.unread.map(\.text) == ["A", "= b", "#import \"c\"", "D[e] = f", "#include g"])
    #expect(file.unread.map(\.line) == [1, 2, 3, 4, 5])
  }

  @Test func `can be empty`() throws {
    #expect(try BuildSettingsFile.read([]) == BuildSettingsFile())
  }

  @Test(arguments: ["\r\n", "\r"])
  func `can have other line ends`(lineEnd: String) throws {
    let text = Sample.buildSettings.replacing("\n", with: lineEnd)
    #expect(
      try BuildSettingsFile.read(Array(text.utf8))
        == BuildSettingsFile.read(Array(Sample.buildSettings.utf8)))
  }
}

@Suite struct `The key of a build setting` {
  @Test func `can have conditions`() throws {
    let key = try #require(
      BuildSettingsKey(
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*][config=Debug]"))
    #expect(key.name == "INFOPLIST_KEY_UIApplicationSceneManifest_Generation")
    #expect(key.conditions.map(\.name) == ["sdk", "config"])
    #expect(key.conditions.map(\.pattern) == ["iphoneos*", "Debug"])
  }

  @Test(arguments: ["", "1A", "A[sdk]", "A[sdk=b", "A[sdk=b]c", "A b"])
  func `is refused if it is malformed`(key: String) {
    #expect(BuildSettingsKey(key) == nil)
  }

  @Test(arguments: [
    ("iphoneos*", "iphoneos17.0", true), ("iphoneos*", "iphonesimulator", false), ("*", "", true),
    ("Debug", "Debug", true), ("Debug", "DebugX", false), ("*a*b", "xaybzb", true),
    ("?", "", false),
    ("a?c", "abc", true), ("*ab", "aab", true),
  ])
  func `has conditions with wildcards`(pattern: String, value: String, matches: Bool) throws {
    let key = try #require(BuildSettingsKey("A[sdk=\(pattern)]"))
    #expect(key.conditions[0].matches(value) == matches)
  }
}

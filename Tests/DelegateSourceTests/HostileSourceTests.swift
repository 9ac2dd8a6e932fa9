import DelegateSource
import Testing
import Thoroughness

@Suite struct `Hostile source` {
  private static let method = "func applicationDidBecomActive(_ application: UIApplication) {}\n"
  private static let delegate = "class A: UIApplicationDelegate {\n\(method)}\n"

  /// Something to repeat.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"\n", "#\"", "\\(", "\"\\(", "\"\\(\"",
    "/*",
    "*/", "//", "/", "(/", "#/", "#/a", "#", "##\"\"\"\n", "`", "`a", "@", "@a(", "\0", "\r\n",
    "\u{FEFF}",
    "a", "func ", "func a(", "func a(b: ", "func a(b: (", "func a(b: C = {", "func a<",
    "func a() -> ",
    "class ", "class A {", "class A: ", "class A: B<", "class A: B, ", "extension A.",
    "typealias A = B & ",
    "typealias A<", "static ", "private(", "class A: UIApplicationDelegate { ", "#if\n", "🧑‍🚒",
    "\u{301}",
    "func a(b: @", "func a(b: Optional<", "func a(b: ((((", "func a(b: Dictionary<A, ",
  ]

  @Test func `is read to its end`() {
    let length = 1 << (Thoroughness.isFull ? 13 : 11)
    for piece in Self.pieces {
      let text = String(repeating: piece, count: length / piece.utf8.count)
      #expect(DelegateSurvey(text: text, file: "A.swift").findings == [], "\(piece)")
      _ = DelegateSurvey(text: Self.delegate + text, file: "A.swift")
      _ = DelegateSurvey(text: "class A: UIApplicationDelegate { " + text, file: "A.swift")
    }
  }

  /// A quarter of a megabyte in a thorough run.
  @Test func `may be long`() {
    let length = 1 << (Thoroughness.isFull ? 18 : 16)
    for piece in ["{", "/*", "class A { ", "func a(b: C) {} "] {
      let text = String(repeating: piece, count: length / piece.utf8.count)
      #expect(DelegateSurvey(text: text, file: "A.swift").delegates == [], "\(piece)")
    }
  }

  @Test func `may hold many methods, types and subclasses`() {
    let members = (0..<2_000).map { "func a\($0)(_ application: UIApplication) {}\n" }
    #expect(WrittenSource.appDelegate(members.joined()).findings == [])
    let misses = String(repeating: Self.method, count: 500)
    #expect(WrittenSource.appDelegate(misses).findings.count == 500)
    let subtypes = (0..<1_000).map { "class A\($0): A\($0 + 1) {}\nextension A\($0) {}\n" }
    let text = subtypes.joined() + "class A1000: UIApplicationDelegate {}"
    #expect(DelegateSurvey(text: text, file: "A.swift").delegates.count == 1_001)
  }

  @Test func `may be almost empty`() {
    for text in ["", " ", "\u{FEFF}", "#!/usr/bin/swift", "class", "func", "@", "\"", "@objc("] {
      #expect(DelegateSurvey(text: text, file: "A.swift").delegates == [], "\(text)")
      #expect(WrittenSource.appDelegate(text).delegates.count == 1, "\(text)")
    }
  }

  @Test func `does not hide what follows it`() {
    for garbage in [
      "} } )", "let x = \"open", "\0\u{1}", "class", "func f", "@", "let x = ([1, 2])]",
    ] {
      let source = DelegateSurvey(text: garbage + "\n" + Self.delegate, file: "A.swift")
      #expect(source.expected == ["applicationDidBecomeActive(_:)"], "\(garbage)")
    }
  }

  @Test func `may have any line breaks`() throws {
    for lineBreak in ["\r\n", "\r", "\n\r\n"] {
      let text = Self.delegate.replacing("\n", with: lineBreak)
      let finding = try #require(DelegateSurvey(text: text, file: "A.swift").findings.first)
      #expect((finding.line, finding.column) == (lineBreak == "\n\r\n" ? 3 : 2, 6), "\(lineBreak)")
    }
  }

  @Test func `may begin with a byte order mark, and need not be UTF-8`() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.delegate.utf8) + [0xFF, 0xC0, 0x80]
    let source = DelegateSurvey(files: [SourceFile(bytes, name: "A.swift")])
    #expect(source.expected == ["applicationDidBecomeActive(_:)"])
  }

  @Test func `is shown in part`() throws {
    let name = String(repeating: "x", count: 10_000)
    let source = WrittenSource.appDelegate(
      "func applicationDidBecomeActive(_ \(name): UIApplication, \(name): Int) {}")
    #expect(try #require(source.findings.first).written.utf8.count < 500)
  }
}

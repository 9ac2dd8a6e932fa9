import DelegateSource
import SourceCode
import Testing

@testable import ProjectAudit

@Suite struct `Of conditional code` {
  /// A configuration that sets one flag, and may set others.
  private static let conditions = CompilationConditions(flags: ["SCENES"], isComplete: false)

  /// The names of the classes that are read.
  private func classes(_ source: String, _ language: SourceLanguage = .swift) -> [String] {
    CodeFile(Array(source.utf8), Self.conditions, language, path: "A").parts.map(\.name)
  }

  private func source(_ conditions: String...) -> String {
    let branches = conditions.enumerated().map { "\($1)\nclass C\($0) {}" }
    return branches.joined(separator: "\n") + "\n#endif\nclass Last {}\n"
  }

  @Test func `the branch that is compiled is read`() {
    #expect(classes(source("#if SCENES", "#else")) == ["C0", "Last"])
    #expect(classes(source("#if os(tvOS)", "#else")) == ["C1", "Last"])
    #expect(classes(source("#if os(tvOS)", "#elseif SCENES", "#else")) == ["C1", "Last"])
    #expect(classes(source("#if !SCENES", "#elseif os(tvOS)")) == ["Last"])
  }

  @Test func `all branches that some build compiles are read`() {
    #expect(classes(source("#if DEBUG", "#else")) == ["C0", "C1", "Last"])
    #expect(classes(source("#if DEBUG", "#elseif SCENES", "#else")) == ["C0", "C1", "Last"])
    #expect(classes(source("#if false", "#elseif DEBUG", "#else")) == ["C1", "C2", "Last"])
  }

  @Test func `inner conditions count only inside of what is compiled`() {
    let inner = "#if SCENES\nclass Inner {}\n#else\nclass Never {}\n#endif"
    #expect(classes("#if !SCENES\n\(inner)\n#else\nclass Other {}\n#endif") == ["Other"])
    #expect(classes("#if DEBUG\n\(inner)\n#endif") == ["Inner"])
  }

  @Test func `braces of the other branch do not count`() {
    let source =
      "#if !SCENES\nclass Old {\n#else\nclass New {\n#endif\n  func f() {}\n}\nclass Next {}"
    #expect(classes(source) == ["New", "Next"])
  }

  @Test func `a directive in a literal or a comment is none`() {
    #expect(classes("let a = \"\"\"\n#if !SCENES\n\"\"\"\nclass A {}") == ["A"])
    #expect(classes("/*\n#if !SCENES\n*/\nclass A {}") == ["A"])
  }

  @Test func `no directive has to have a partner`() {
    #expect(classes("#else\nclass A {}\n#endif\n#endif\nclass B {}\n#elseif X") == ["A", "B"])
    #expect(classes("class A {}\n#if !SCENES\nclass B {}") == ["A", "B"])
  }

  @Test func `places stay the same`() {
    let source = Array("#if false\r\nclass Ä {}\r\n#endif\n  class B {}".utf8)
    let compiled = ConditionalBranches.compiled(source, Self.conditions, language: .swift)
    #expect(compiled.count == source.count)
    let file = CodeFile(compiled, .unknown, .swift, path: "A.swift")
    #expect(file.parts.map(\.name) == ["B"])
    #expect(file.parts.first?.place.line == 4)
  }

  @Test func `Objective-C is read in the same way`() {
    let source = """
      #if TARGET_OS_TV
      @implementation Television
      @end
      #elif TARGET_OS_IOS
      @implementation Phone
      @end
      #else
      @implementation Other
      @end
      #endif
      #if 0
      @implementation Prose // that's old
      @end
      #endif
      #ifdef SCENES
      @implementation Scenes
      @end
      #endif
      """
    #expect(classes(source, .objectiveC) == ["Phone", "Scenes"])
  }

  @Test(arguments: [
    ("#if os(tvOS)", "#else"), ("#if os(tvOS)", "#elseif os(iOS)"),
    ("#if os(iOS)", "#elseif DEBUG"),
  ])
  func `a condition that no flag changes leaves no line behind`(first: String, second: String) {
    #expect(remaining(source(first, second)).count { $0 == "#" } == 0)
  }

  @Test(arguments: [("#if SCENES", "#else"), ("#if os(tvOS)", "#elseif DEBUG")])
  func `a condition that depends on a flag stays`(first: String, second: String) {
    #expect(remaining(source(first, second)).count { $0 == "#" } == 3)
  }

  private func remaining(_ source: String) -> String {
    String(
      decoding: ConditionalBranches.compiled(
        Array(source.utf8), Self.conditions, language: .swift), as: UTF8.self)
  }
}

import SourcePorting
import Testing

@Suite struct RemarkTests {
  @Test func `an optional requirement cannot be had, and the place is named`() {
    let said = remarks("@objc protocol P {\n  @objc optional func f()\n}")
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("2:9 optional: only Objective-C has optional requirements."))
  }

  @Test(arguments: [
    "Selector(\"tick:\")", "Selector((\"tick:\"))", "NSSelectorFromString(\"tick\")",
  ])
  func `a selector that is made of a string calls nothing`(source: String) {
    #expect(remarks(source).first?.contains("calls nothing here. Write #selector.") == true)
  }

  @Test func `the modules that Linux may not have are named once`() {
    let source = "import UIKit\nimport FirebaseCore\nimport class Notes.Note\nimport FirebaseCore"
    let result = PortedSource(Array(source.utf8), path: "/A.swift", without: ["Sentry"])
    #expect(result.foreignModules == ["FirebaseCore", "Notes"])
  }

  @Test func `the selector of a property and that of a protocol call nothing`() {
    #expect(remarks("class A { let s = #selector(getter: title) }").count == 1)
    #expect(
      remarks("let s = #selector(UIApplicationDelegate.applicationDidBecomeActive(_:))").count == 1)
  }

  @Test func `code that compiles anyway is left alone without a word`() {
    let source = "import UIKit\n\nfinal class A: UIResponder {\n  var window: UIWindow?\n}\n"
    #expect(ported(source) == source)
    #expect(remarks(source).isEmpty)
  }
}

@Suite struct HeadTests {
  private func head(_ source: String, path: String = "/app/A.swift") -> [Substring] {
    let text = String(decoding: PortedSource(Array(source.utf8), path: path).bytes, as: UTF8.self)
    return Array(text.split(separator: "\n", omittingEmptySubsequences: false).prefix(2))
  }

  @Test func `errors of the compiler refer to the original`() {
    #expect(head("let a = 1")[1] == "#sourceLocation(file: \"/app/A.swift\", line: 1)")
  }

  @Test func `a path that the directive cannot hold loses only what it cannot hold`() {
    #expect(
      head("let a = 1", path: "/a \"b\"\\\n.swift")[1]
        == "#sourceLocation(file: \"/a ?b???.swift\", line: 1)")
  }

  @Test(arguments: [
    ("let a: URLSession", "import FoundationNetworking; "),
    ("import FoundationNetworking\nlet a: URLSession", ""),
    ("import Foundation\nclass A { let a = #selector(f) }", "import UIKit; "),
    ("import UIKit\nclass A { let a = #selector(f) }", ""),
    ("let a = \"URLSession\" // URLSession", ""),
  ])
  func `what Apple's Foundation contains is imported where it is used`(
    source: String, imports: String
  ) {
    #expect(head(source)[0] == "\(PortedSource.mark) \(imports)")
  }

  @Test(arguments: [
    "", "#selector(", "@objc(", "import", "#keyPath()", "#Preview {", "@", "window??",
  ])
  func `unfinished source is accepted`(source: String) {
    #expect(ported(source).utf8.count >= source.utf8.count)
  }

  @Test func `a file of two hundred thousand tokens takes linear time`() {
    let source = String(repeating: "(a?.b ", count: 40_000)
    #expect(ported(source).utf8.count == source.utf8.count)
  }
}

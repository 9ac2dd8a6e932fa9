import SourcePorting
import Testing

@Suite struct RuleTests {
  @Test func `the entry point of an app becomes the one of Swift, and keeps its width`() {
    #expect(ported("@UIApplicationMain class A {}") == "@main              class A {}")
  }

  @Test(arguments: ["@UIApplicationMain class A {}", "@main struct A {}"])
  func `a library has no entry point`(source: String) {
    let result = PortedSource(Array(source.utf8), path: "/A.swift", isOfLibrary: true).bytes
    #expect(!String(decoding: result, as: UTF8.self).contains("ain "))
  }

  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(tick:) func f() {}", "             func f() {}"),
    ("@objcMembers final class A {}", "             final class A {}"),
    ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
    ("@IBAction private func f(_ a: Any) {}", "          private func f(_ a: Any) {}"),
    ("@objc dynamic var a = 1", "              var a = 1"),
    ("dynamic(a)", "dynamic(a)"),
    ("let dynamic = a.dynamic", "let dynamic = a.dynamic"),
    ("let a = dynamic\nvar b = 1", "let a = dynamic\nvar b = 1"),
    ("\u{FEFF}@objc func f() {}", "      func f() {}"),
    ("// @objc\nlet a = \"@objc\"", "// @objc\nlet a = \"@objc\""),
  ])
  func `what only Objective-C needs is blank, and all else stays in its column`(
    source: String, result: String
  ) {
    #expect(ported(source) == result)
  }

  @Test(arguments: [
    ("class A { let s = #selector(tick(_:)) }", "Selector(\"tick\", A.`tick`(_:))"),
    ("class A { let s = #selector(self.tick) }", "Selector(\"tick\", A.`tick`)"),
    ("class A { let s = #selector(Self.tick) }", "Selector(\"tick\", A.`tick`)"),
    ("class A { class B { let s = #selector(tick) } }", "Selector(\"tick\", A.B.`tick`)"),
    ("extension A.B { func f() { g(#selector(tick)) } }", "Selector(\"tick\", A.B.`tick`)"),
    ("class A { let s = #selector(Clock.tick(_:by:)) }", "Selector(\"tick\", Clock.`tick`(_:by:))"),
    (
      "class A { static func tick() {}; let s = #selector(tick) }",
      "Selector(\"tick\", bound: A.`tick`)"
    ),
    ("class A { let s = #selector(clock.tick) }", "Selector(\"tick\", bound: clock.`tick`)"),
    ("let s = #selector(tick)", "Selector(\"tick\", bound: `tick`)"),
  ])
  func `a selector becomes a value that holds the method of the type`(
    source: String, selector: String
  ) {
    #expect(ported(source).contains(selector), "\(ported(source))")
  }

  @Test(arguments: [
    ("import os.log", "import os    "),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import CoreGraphics", "import Foundation   "),
    ("import Foundation", "import Foundation"),
    ("@testable import Notes", "@testable import Notes"),
  ])
  func `an import names a module that exists`(source: String, result: String) {
    #expect(ported(source).hasPrefix(result.trimmed), "\(ported(source))")
  }

  @Test func `an import that is to be dropped is dropped with its attributes`() {
    let result = ported("@preconcurrency import Firebase\nimport UIKit", without: ["Firebase"])
    #expect(result.trimmed == "import UIKit")
  }

  @Test(arguments: [
    "@_spi(Tests) import Maps", "public import Maps", "@testable @_spi(A) import Maps",
  ])
  func `nothing is left of an import that is dropped`(source: String) {
    #expect(ported(source + "\nlet a = 1", without: ["Maps"]).trimmed == "let a = 1")
  }

  @Test func `the names of UIKit stay where a framework made them visible`() {
    let result = ported(
      "import SafariServices\nimport class WebKit.WKWebView", without: ["SafariServices", "WebKit"])
    #expect(result.trimmed == "import UIKit")
  }

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if os(Linux)\n#endif"),
    ("#if !os(macOS)\n#endif", "#if !os(macOS)\n#endif"),
    ("#if os(iOS) || os(iOS)\n#endif", "#if os(Linux) || os(Linux)\n#endif"),
  ])
  func `a condition that asks for iOS asks for Linux`(source: String, result: String) {
    #expect(ported(source) == result)
  }

  @Test(arguments: [
    ("d.applicationDidBecomeActive?(a)", "d.applicationDidBecomeActive (a)"),
    ("d.window??.rootViewController", "d.window? .rootViewController"),
    ("d.handler?(a)", "d.handler?(a)"),
    ("d.applicationHandler?(a)", "d.applicationHandler?(a)"),
    ("let a = b ? c : d", "let a = b ? c : d"),
  ])
  func `an optional call of a delegate's method becomes a plain one`(
    source: String, result: String
  ) {
    #expect(ported(source) == result)
  }

  @Test func `a preview is dropped, and its lines stay`() {
    #expect(
      ported("#Preview(\"a\") {\n  A()\n}\nlet a = 1")
        == "             \n     \n \nlet a = 1".padded)
  }

  @Test func `the process info is the one of the process`() {
    #expect(ported("ProcessInfo().arguments") == "ProcessInfo.processInfo.arguments")
  }
}

extension String {
  var trimmed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The same with as many spaces in the first line as `#Preview("a") {` has characters.
  fileprivate var padded: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return ([String(repeating: " ", count: 15)] + lines.dropFirst().map { String($0) })
      .joined(separator: "\n")
  }
}

import Foundation
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The test report` {
  @Test func `has a case for each subject`() {
    #expect(
      FindingForm.junit.text(of: FindingExamples.ordinary, in: nil) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="lifecycle audit" package="lifecycle" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="3" failures="1" errors="0" skipped="1" time="0.000">
            <properties>
              <property name="version" value="0.1.0"/>
            </properties>
            <testcase name="App" classname="lifecycle.audit" time="0">
              <failure message="The class “Scene” does not exist. (and 1 more)" type="R2">App/Info.plist:12:5: error: The class “Scene” does not exist. [R2]
          launch, connect
          Write: SceneDelegate
        App/Scene.swift:3: warning: Nothing restores the state. [R9]</failure>
            </testcase>
            <testcase name="Widget" classname="lifecycle.audit" time="0"/>
            <testcase name="Watch" classname="lifecycle.audit" time="0">
              <skipped message="It has no sources."/>
            </testcase>
            <system-out>Widget: note: There are no scenes. [R9]</system-out>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `passes a subject in which nothing was found`() {
    #expect(
      FindingForm.junit.text(of: FindingExamples.clean, in: nil) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="lifecycle audit" package="lifecycle" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <properties>
              <property name="version" value="0.1.0"/>
            </properties>
            <testcase name="App" classname="lifecycle.audit" time="0"/>
            <system-out></system-out>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `fails a subject that was not judged in full, and says so`() {
    var report = FindingExamples.ordinary
    report.notJudged[0].subject = "App"
    let text = FindingForm.junit.text(of: report, in: nil)
    #expect(text.contains("failures=\"1\" errors=\"0\" skipped=\"0\""))
    #expect(text.contains("<system-out>App: It has no sources."))
  }

  @Test func `says when, where and how long the command ran, or nothing of it`() {
    var report = FindingExamples.clean
    let moment = Date(timeIntervalSinceNow: -2)
    report.run = CommandRun(from: moment, environment: [:])
    let text = FindingForm.junit.text(of: report, in: nil)
    #expect(text.contains(" timestamp=\"\(moment.ISO8601Format().dropLast())\" "))
    #expect(text.contains(" hostname=\"\(ProcessInfo.processInfo.hostName)\" "))
    #expect(text.firstMatch(of: #/ time="[1-9][0-9]*\.[0-9]{3}"/#) != nil)
    report.run = CommandRun(from: moment, environment: ["SOURCE_DATE_EPOCH": "86400"])
    #expect(
      FindingForm.junit.text(of: report, in: nil).contains(
        " timestamp=\"1970-01-02T00:00:00\" hostname=\"localhost\" "))
  }

  @Test func `gives a reader back what it was given`() throws {
    let reader = try XMLReading(FindingForm.junit.text(of: FindingExamples.hostile, in: nil))
    #expect(
      reader.attributes(of: "testcase").map { $0["name"] }
        == ["\r\n::stop-commands::x | </testcase> @user #1", "<x>"])
    let failure = reader.attributes(of: "failure")
    #expect(failure.map { $0["type"] } == ["X,1:2"])
    #expect(
      failure.first?["message"]
        == "one\r\ntwo\\u{2028}three\tfour {0} [a](b) *c* _d_ &amp; <!-- -->")
    #expect(reader.text.contains("“é”:1,2% ::error::]]>|`<b>&\"'\\u{0}\\u{1B}[31m"))
    #expect(reader.attributes(of: "skipped").map { $0["message"] } == ["a\nb %"])
  }

  @Test func `can be read whatever character a name holds`() throws {
    let scalars =
      (0..<0x300).map { $0 } + Array(0xD7F0..<0xD800) + Array(0xE000..<0xE010)
      + Array(0xFDD0..<0xFDF0) + Array(0xFFF0..<0x10010) + Array(0x10FFF0...0x10FFFF)
    var report = FindingExamples.clean
    report.subjects = scalars.compactMap(Unicode.Scalar.init).map { "<\($0)&" }
    // A reader may check the text of an element more strictly than an attribute.
    report.findings = [
      ReportedFinding(
        rule: "R2", severity: .error, message: "x", detail: report.subjects, subject: "<\u{0}&")
    ]
    let text = FindingForm.junit.text(of: report, in: nil)
    // Not every reader minds, so the characters are compared with production 2 of XML 1.0.
    #expect(text.unicodeScalars.filter { !Self.isXML($0) } == [])
    let reader = try XMLReading(text)
    #expect(reader.attributes(of: "testcase").count == report.subjects.count)
    #expect(reader.text.contains("<a&"))
  }

  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    let ranges: [ClosedRange<UInt32>] = [
      0x9...0xA, 0xD...0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF,
    ]
    return ranges.contains { $0.contains(scalar.value) }
  }
}

/// The elements of a document, as Foundation's reader finds them.
private final class XMLReading: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    let isRead = parser.parse()
    try #require(isRead, "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func attributes(of name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

import Foundation
import Testing

@testable import Reporting

@Suite struct `The log for code scanning` {
  private static func text(_ report: FindingReport) -> String {
    FindingForm.sarif.text(of: report, in: "/project")
  }

  @Test func `has the tool, its rules, what was not judged, and the results`() {
    #expect(
      Self.text(FindingExamples.short) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "lifecycle",
                  "version": "0.1.0",
                  "rules": [
                    {
                      "id": "R2",
                      "shortDescription": {"text": "the scene delegate exists"},
                      "help": {"text": "UIKit makes it by its name."},
                      "defaultConfiguration": {"level": "error"},
                      "helpUri": "https://example.com/R2"
                    }
                  ]
                }
              },
              "automationDetails": {"id": "lifecycle/audit/"},
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "description": {"text": "The folder in which the command ran."}
                }
              },
              "columnKind": "unicodeCodePoints",
              "invocations": [
                {
                  "executionSuccessful": true,
                  "toolExecutionNotifications": [
                    {
                      "level": "warning",
                      "message": {"text": "Watch was not judged: It has no sources."}
                    }
                  ]
                }
              ],
              "results": [
                {
                  "ruleId": "R2",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {"text": "The class “Scene” does not exist.\\nlaunch, connect\\nWrite: SceneDelegate"},
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "App/Info.plist", "uriBaseId": "%SRCROOT%"},
                        "region": {"startLine": 12, "startColumn": 5}
                      },
                      "logicalLocations": [
                        {"fullyQualifiedName": "App"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"findingIdentity/v1": "603edea85a08ffd9:1", "primaryLocationLineHash": "603edea85a08ffd9:1"}
                }
              ]
            }
          ]
        }

        """)
  }

  @Test(arguments: [FindingExamples.ordinary, FindingExamples.clean, FindingExamples.hostile])
  func `keeps to the standard`(report: FindingReport) throws {
    #expect(try JSONSchema("SARIF.schema.json").faults(in: Self.text(report)) == [])
  }

  @Test func `names for each result the rule at its index`() throws {
    let value = try JSONReader.value(ofText: Array(Self.text(FindingExamples.ordinary).utf8))
    let run = try #require(value.object?["runs"]?.list?.first?.object)
    let rules = try #require(run["tool"]?.object?["driver"]?.object?["rules"]?.list)
    let results = try #require(run["results"]?.list)
    #expect(results.count == 3)
    for result in results {
      let result = try #require(result.object)
      let index = try #require(result["ruleIndex"]?.wholeNumber)
      #expect(rules[index].object?["id"]?.text == result["ruleId"]?.text)
    }
  }

  @Test(arguments: [
    ("a.swift", "a.swift", true), ("./a//b/../c d.swift", "a/c%20d.swift", true),
    ("a:b", "a%3Ab", true), ("100%", "100%25", true), ("é", "%C3%A9", true), ("", ".", true),
    ("a/..", ".", true), ("../a", "../a", false), ("a/../../b", "../b", false),
    ("/a b/../c", "file:///c", false), ("/../c", "file:///c", false), ("#?", "%23%3F", true),
  ])
  func `gives each file an address`(path: String, uri: String, isRelative: Bool) {
    let base = isRelative ? #", "uriBaseId": "%SRCROOT%""# : ""
    let members = OrderedJSON.object([("x", SARIFAddress(path).json)]).text
    #expect(members == "{\n  \"x\": {\"uri\": \"\(uri)\"\(base)}\n}\n")
  }

  @Test func `makes neither a placeholder nor a link of a text`() {
    #expect(
      Self.text(FindingExamples.hostile).contains(
        #"{"text": "one\r\ntwo\\u{{2028}}three\tfour {{0}} [a] (b) *c* _d_ &amp; <!-- -->\n``` "#))
    #expect(!Self.text(FindingExamples.hostile).contains("javascript"))
  }

  @Test func `numbers findings that are alike`() {
    var report = FindingExamples.short
    report.findings += [report.findings[0]]
    #expect(Self.text(report).contains("603edea85a08ffd9:2"))
  }

  @Test func `says if the tool did not end by itself`() {
    var report = FindingExamples.clean
    report.isComplete = false
    #expect(Self.text(report).contains("\"executionSuccessful\": false"))
  }

  /// Each fault changes a log that keeps to the standard, so that only the fault can be found.
  @Test(arguments: [
    ("\"2.1.0\"", "\"2.0.0\"", "/version: enum"), ("\"runs\"", "\"run\"", ": required runs"),
    ("\"name\": \"lifecycle\"", "\"name\": 7", "/runs/0/tool/driver/name: type"),
    ("\"id\": \"R2\",", "", "/runs/0/tool/driver/rules/0: required id"),
    ("\"level\": \"error\"}", "\"level\": \"fatal\"}", "defaultConfiguration/level: enum"),
    ("unicodeCodePoints", "bytes", "/runs/0/columnKind: enum"),
    ("\"executionSuccessful\": true,", "", "/runs/0/invocations/0: required executionSuccessful"),
    ("true", "\"true\"", "/executionSuccessful: type"),
    ("\"ruleIndex\": 0", "\"ruleIndex\": -1", "/results/0/ruleIndex: minimum"),
    ("\"ruleIndex\": 0", "\"ruleIndex\": 0.5", "/results/0/ruleIndex: type"),
    ("\"startLine\": 12", "\"startLine\": 0", "/region/startLine: minimum"),
    ("\"startLine\": 12, ", "", "/region: required startLine"),
    ("App/Info.plist", "App/My Info.plist", "/artifactLocation/uri: pattern"),
    ("App/Info.plist", "App/%zz", "/artifactLocation/uri: pattern"),
    ("\"message\": {\"text\": \"The", "\"message\": {\"txt\": \"The", "/message: required text"),
    ("launch, connect", "{0}", "/results/0/message/text: pattern"),
    ("\"ruleId\"", "\"extra\": 1, \"ruleId\"", "/results/0/extra: additionalProperties"),
    ("ffd9:1\"}", "ffd9\"}", "/partialFingerprints/primaryLocationLineHash: pattern"),
    ("\"findingIdentity/v1\"", "\"x\"", "partialFingerprints: required findingIdentity/v1"),
    ("https://example.com/R2", "R2", "/helpUri: pattern"),
  ])
  func `is refused with a fault`(part: String, fault: String, complaint: String) throws {
    let text = Self.text(FindingExamples.short)
    let range = try #require(text.range(of: part))
    let faults = try JSONSchema("SARIF.schema.json").faults(
      in: text.replacingCharacters(in: range, with: fault))
    #expect(faults.contains { $0.hasSuffix(complaint) }, "\(faults)")
  }
}

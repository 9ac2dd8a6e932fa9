import Foundation
import Reporting
import Testing

@Suite struct `A report as data` {
  @Test func `has the keys that the command line promises, in their order`() throws {
    var property = try Example.belief
    property.counterexample?.trace.steps.removeSubrange(1...)
    #expect(
      Example.report([property]).json.text == """
        {
          "model": "lamp",
          "profile": "observed",
          "states": 16059,
          "transitions": 178018,
          "depth": 40,
          "complete": true,
          "stoppedBy": null,
          "properties": [
            {
              "id": "I3",
              "statement": "a lamp goes off before it bursts",
              "kind": "belief",
              "expected": "violated",
              "verdict": "violated",
              "reason": null,
              "sources": ["F7"],
              "witness": true,
              "counterexample": {
                "minimal": true,
                "initial": "the lamp is off",
                "steps": [
                  {"action": "press", "initiator": "user", "callback": "lamp.shines", "state": "the lamp is on"}
                ]
              }
            }
          ],
          "rulesNeverFired": []
        }

        """)
  }

  @Test func `says why a search is incomplete and a property undecided`() {
    let report = Example.report(
      stoppedBy: "the limit of 10 states", [Example.property("I1", .undecided("stopped by X"))])
    let text = report.json.text
    #expect(text.contains("\"complete\": false"))
    #expect(text.contains("\"stoppedBy\": \"the limit of 10 states\""))
    #expect(text.contains("\"verdict\": \"undecided\""))
    #expect(text.contains("\"reason\": \"stopped by X\""))
  }

  @Test func `says what is vacuous, and whether that is meant, where something is`() {
    let idle = Example.property("I1", .holds, vacuity: Example.idleClaim).json.line
    #expect(idle.hasSuffix(#""vacuous":{"trigger":false,"claims":[2],"meant":null}}"#))
    let meant = Example.property("I1", .holds, vacuity: Example.meantVacuity).json.line
    #expect(meant.hasSuffix(#""vacuous":{"trigger":true,"claims":[],"meant":"no lamp bursts"}}"#))
    #expect(!Example.property("I1", .holds).json.line.contains("vacuous"))
  }

  @Test(arguments: PropertyReport.Reading.allCases)
  func `names the reading of stretches where there are some`(reading: PropertyReport.Reading) {
    var property = Example.property("I1", .holds)
    property.reading = reading
    #expect(property.json.line.hasSuffix(#""reading":"\#(reading)"}"#))
    #expect(property.verdictWords == "holds; \(reading.words)")
  }

  @Test func `is read back by a JSON parser as what was written`() throws {
    let nasty = "quote \" backslash \\ newline \n tab \t bell \u{7} nul \0 é → 👍"
    let data = Data(OrderedJSON.object([("key", .string(nasty))]).text.utf8)
    let value = try JSONSerialization.jsonObject(with: data) as? [String: String]
    #expect(value == ["key": nasty])
  }

  @Test func `can be written on one line`() {
    let value = OrderedJSON.object([
      ("a", .array([1, .null, "b\"c\u{1}"])), ("d", .object([])), ("e", .verbatim("1.50")),
    ])
    #expect(value.line == #"{"a":[1,null,"b\"c\u0001"],"d":{},"e":1.50}"#)
  }

  @Test func `keeps empty lists, objects and nothing apart`() {
    let value = OrderedJSON.object([
      ("list", .array([])), ("object", .object([])), ("none", .null), ("no", false), ("zero", 0),
      ("nested", .array([.array([])])),
    ])
    #expect(
      value.text == """
        {
          "list": [],
          "object": {},
          "none": null,
          "no": false,
          "zero": 0,
          "nested": [
            []
          ]
        }

        """)
  }
}

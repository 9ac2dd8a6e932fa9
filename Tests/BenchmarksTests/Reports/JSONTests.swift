import Foundation
import Testing

@testable import Benchmarks

@Suite struct `The JSON of a report` {
  private func line(_ line: LineResult) throws -> NSDictionary {
    let text = ReportSamples.report(line).json.text
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let lines = report?["lines"] as? [NSDictionary]
    return try #require(lines?.first)
  }

  @Test func `has the figures, the budget and the answer of each line`() throws {
    let expected: NSDictionary = [
      "id": "exhaustive-packed-12", "unit": "transitions/s", "ours": 28_000_000, "runs": 3,
      "peer": "SPIN 6.5.2", "theirs": 2_000_000, "peerRuns": 1, "ratio": 14,
      "states": 4_782_969, "transitions": 84_000_000, "bytesPerState": 25.2,
      "othersCores": NSNull(),
      "budget": "at least 12 times SPIN 6.5.2, at most 32 bytes per state", "met": true,
      "notes": [String](),
    ]
    #expect(try line(ReportSamples.complete) == expected)
  }

  @Test func `leaves out digits that are noise`() throws {
    let plan = LinePlan(id: "startup", unit: .seconds)
    let line = try line(
      LineResult(plan, in: ["startup": Race.Result(samples: [Sample(seconds: 0.00919989)])]))
    #expect(line["ours"] as? Double == 0.0092)
  }

  @Test func `states how much other work disturbed`() throws {
    #expect(try line(ReportSamples.disturbed)["othersCores"] as? Double == 0.56)
  }

  @Test func `has null if no peer was run`() throws {
    let line = try line(ReportSamples.withoutPeer)
    #expect(line["ours"] as? Double == 42_000_000)
    for key in ["theirs", "ratio", "met"] { #expect(line[key] is NSNull) }
    #expect(
      line["notes"] as? [String] == ["SPIN is not installed; apt-get install spin gcc"])
  }

  @Test func `has null if nothing was searched or required`() throws {
    let plan = LinePlan(id: "startup", unit: .seconds)
    let line = try line(
      LineResult(plan, in: ["startup": Race.Result(samples: [Sample(seconds: 0.5)])]))
    #expect(line["ours"] as? Double == 0.5)
    for key in ["peer", "states", "transitions", "bytesPerState", "budget", "met"] {
      #expect(line[key] is NSNull)
    }
  }

  @Test func `has the machine`() throws {
    let text = ReportSamples.report().json.text
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    let expected: NSDictionary = [
      "cores": 2, "cpu": "Abacus", "memoryBytes": 24_000_000_000, "system": "Slate 1",
      "swift": "6.3.1", "spin": "6.5.2", "load": 0.25,
    ]
    #expect(report?["machine"] as? NSDictionary == expected)
  }
}

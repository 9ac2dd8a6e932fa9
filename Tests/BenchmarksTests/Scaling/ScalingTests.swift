import Foundation
import Reporting
import Testing

@testable import Benchmarks

@Suite struct `The stored plots` {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Reports/performance")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `are drawn from the stored figures, byte for byte`() throws {
    let stored = try Self.text(ScalingReport.recordName)
    let record = try #require(ScalingRecord(OrderedJSON(reading: Array(stored.utf8))))
    for (name, text) in ScalingReport.files(of: record) {
      #expect(try Self.text(name) == text, "\(name): benchmarks --reports Reports/performance")
    }
  }

  @Test func `are about searches that have counted right`() throws {
    let stored = try Self.text(ScalingReport.recordName)
    let record = try #require(ScalingRecord(OrderedJSON(reading: Array(stored.utf8))))
    #expect(
      record.series.map(\.id) == [
        "exhaustive-packed", "exhaustive-collections", "exhaustive-struct", "exhaustive-array",
        "liveness",
      ])
    for point in record.series.flatMap(\.points) {
      let counts = DeviceCounts(apps: point.apps)
      #expect(point.states == counts.states)
      #expect(point.transitions == counts.transitions)
    }
  }
}

@Suite struct `A record of figures` {
  private let record = ScalingRecord(
    machine: .object([("cpu", "Abacus")]),
    series: [
      ScalingSeries(
        id: "exhaustive-packed",
        points: [
          ScalingPoint(
            apps: 6, nanoseconds: 2_000, states: 10, transitions: 100, bytes: 270,
            automatonStates: nil),
          ScalingPoint(
            apps: 7, nanoseconds: 4_500, states: 20, transitions: 180, bytes: 540,
            automatonStates: nil),
        ]),
      ScalingSeries(
        id: "liveness",
        points: [
          ScalingPoint(
            apps: 4, nanoseconds: 6_000, states: 10, transitions: 40, bytes: nil,
            automatonStates: 3)
        ]),
    ])

  @Test func `is read back as it was written`() throws {
    let read = try #require(ScalingRecord(OrderedJSON(reading: Array(record.json.text.utf8))))
    #expect(read.series == record.series)
    #expect(read.json.text == record.json.text)
  }

  @Test func `is not read from other JSON`() throws {
    for text in ["{}", "[]", #"{"machine":{},"series":[{"id":"a","points":[{"apps":1}]}]}"#] {
      #expect(ScalingRecord(try OrderedJSON(reading: Array(text.utf8))) == nil)
    }
  }

  @Test func `has plots of cost per transition, per state, and per state of the product`() {
    #expect(
      record.plots.map { "\($0.name): \($0.plot.description)" } == [
        "time: time per transition (ns) over apps. packed: 20 at 6, 25 at 7.",
        "memory: memory per state (bytes) over apps. packed: 27 at 6, 27 at 7.",
        "liveness: time (ns) over apps. per transition: 150 at 4. "
          + "per state × state of the automaton: 200 at 4.",
      ])
  }
}

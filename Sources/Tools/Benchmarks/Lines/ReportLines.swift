import Foundation
import LifecycleLogs

/// How fast Jetsam reports are read, beside the JSON reader of Foundation.
struct ReportLines {
  /// How many bytes of reports there are.
  let size: Int

  var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "read-reports", unit: .bytesPerSecond,
          peer: .init(contestant: "foundation-json", title: "Foundation"),
          budget: [.ratio(atLeast: 4)])
      ],
      contestants: [
        Contestant(id: "read-reports") { [size] in
          let document = Self.document
          return { try Self.read(document, times: size / document.count) }
        },
        Contestant(id: "foundation-json") { [size] in
          let document = Self.document
          // A tenth is enough, because the peer takes longer.
          return { try Self.parse(document, times: max(1, size / document.count / 10)) }
        },
      ])
  }

  /// A report about 400 processes, as iOS writes it after the header.
  private static var document: [UInt8] {
    let processes = (0..<400).map { number in
      let reason = number % 150 == 3 ? "\n      \"reason\" : \"vm-pageshortage\"," : ""
      return """
          {
            "uuid" : "00000000-0000-3000-8000-000000000000",
            "states" : [
              "suspended",
              "idle"
            ],
            "lifetimeMax" : \(number * 17),
            "purgeable" : 0,\(reason)
            "coalition" : \(number),
            "rpages" : \(number * 13),
            "age" : 1001079202730,
            "fds" : 100,
            "physicalPages" : { "internal" : [12, 500] },
            "pid" : \(number + 20),
            "name" : "process\(number)",
            "cpuTime" : 28.378859
          }
        """
    }
    let text = """
      {
        "crashReporterKey" : "0", "product" : "iPhone14,5", "build" : "iPhone OS 26.2 (23C55)",
        "date" : "2026-02-06 21:14:02.10 +0100", "memoryStatus" : { "pageSize" : 16384 },
        "largestProcess" : "process399", "genCounter" : 1,
        "processes" : [
      \(processes.joined(separator: ",\n"))
        ]
      }

      """
    return Array(text.utf8)
  }

  private static func read(_ document: [UInt8], times: Int) throws -> Sample {
    var count = 0
    let (_, seconds) = try measured {
      var stream = DeviceReportStream()
      let receive = { (event: DeviceReportEvent) in
        if case .report(let report) = event { count += report.ends.count }
      }
      for _ in 0..<times { try stream.read(document, receive) }
      try stream.finish(receive)
    }
    guard count == 3 * times else {
      throw MeasurementError.failed("the reading", reason: "\(count) ends in \(times) reports")
    }
    return Sample(seconds: seconds, work: times * document.count)
  }

  private static func parse(_ document: [UInt8], times: Int) throws -> Sample {
    let data = Data(document)
    let (_, seconds) = try measured {
      for _ in 0..<times { _ = try JSONSerialization.jsonObject(with: data) }
    }
    return Sample(seconds: seconds, work: times * document.count)
  }
}

import Foundation
import LifecycleLogs

/// How fast Jetsam reports are read, and the log of a whole device, beside the JSON reader of Foundation.
struct ReportLines {
  /// How many bytes of reports there are, and of the log.
  let size: Int, logSize: Int

  var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "read-reports", unit: .bytesPerSecond,
          peer: .init(contestant: "foundation-json", title: "Foundation"),
          budget: [.ratio(atLeast: 4)]),
        LinePlan(
          id: "read-device-log", unit: .bytesPerSecond,
          peer: .init(contestant: "foundation-json-lines", title: "Foundation"),
          budget: [.ratio(atLeast: 4)]),
      ],
      contestants: [
        Contestant(id: "read-reports") { [size] in
          let document = Self.document
          return { try Self.read(document, times: size / document.count) }
        },
        Contestant(id: "foundation-json") { [size] in
          let document = Self.document
          // A tenth is enough, because the peer takes longer.
          return { try Self.parse([document[...]], times: max(1, size / document.count / 10)) }
        },
        Contestant(id: "read-device-log") { [logSize] in
          let log = Self.log
          return { try Self.readLog(log, times: logSize / log.count) }
        },
        Contestant(id: "foundation-json-lines") { [logSize] in
          let log = Self.log
          let lines = log.split(separator: UInt8(ascii: "\n"))
          return { try Self.parse(lines, times: max(1, logSize / log.count / 10)) }
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

  /// 1000 lines as `log show --style ndjson` prints them, of which four are of an app.
  private static var log: [UInt8] {
    let callbacks = [
      "WillEnterForeground", "DidBecomeActive", "WillResignActive", "DidEnterBackground",
    ]
    let lines = (0..<1000).map { number in
      let isOfApp = number % 250 == 249
      let message =
        isOfApp
        ? "-[AppDelegate application\(callbacks[number / 250]):]"
        : "received beacon \(number) from the network, registration failed, retry in 30 s"
      let path = isOfApp ? "/private/var/Shop.app/Shop" : "/usr/libexec/locationd"
      return """
        {"timezoneName":"","messageType":"Default","eventType":"logEvent","source":null,\
        "formatString":"%{public}s","userID":501,"activityIdentifier":0,"subsystem":"org.example",\
        "category":"life","threadID":617126,"senderImageUUID":"BB6669E7-A1B7-3807-AF97-FBF5D0D0B4D5",\
        "backtrace":{"frames":[{"imageOffset":279748,"imageUUID":"BB6669E7-A1B7-3807-AF97-FBF5D0D0B4D5"}]},\
        "processImagePath":"\(path)","senderImagePath":"\(path)",\
        "timestamp":"2026-11-27 10:\(10 + number / 60):\(10 + number % 50).345678+0000",\
        "machTimestamp":2030766390595,"eventMessage":"\(message)","traceID":2175280710025220,\
        "processID":\(isOfApp ? 512 : 78),"senderProgramCounter":279748,"parentActivityIdentifier":0}

        """
    }
    return Array(lines.joined().utf8)
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

  private static func readLog(_ log: [UInt8], times: Int) throws -> Sample {
    var count = 0
    let (_, seconds) = try measured {
      var stream = LogAndReportStream(name: "device")
      let receive = { (event: LogEvent) in
        if case .entry = event { count += 1 }
      }
      for _ in 0..<times { try stream.read(log[...], log: receive, report: { _ in }) }
      try stream.finish(log: receive, report: { _ in })
    }
    guard count == 4 * times else {
      throw MeasurementError.failed("the reading", reason: "\(count) entries in \(times) parts")
    }
    return Sample(seconds: seconds, work: times * log.count)
  }

  private static func parse(_ documents: [ArraySlice<UInt8>], times: Int) throws -> Sample {
    let data = documents.map { Data($0) }
    let (_, seconds) = try measured {
      for _ in 0..<times {
        for document in data { _ = try JSONSerialization.jsonObject(with: document) }
      }
    }
    return Sample(seconds: seconds, work: times * data.map(\.count).reduce(0, +))
  }
}

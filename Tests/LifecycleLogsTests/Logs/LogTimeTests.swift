import Testing

@testable import LifecycleLogs

@Suite struct `The time of an entry` {
  /// The microseconds from 1970 to 10:11:12 on 21 November 2026.
  private static let stamp: Int64 = 1_795_255_872_000_000

  @Test func `is that of a stamp with a date`() throws {
    for (line, offset) in [
      ("2026-11-21 10:11:12.345 MyApp[123:4567] viewDidLoad", 345_000),
      ("2026-11-21 10:11:12 MyApp[123:4567] viewDidLoad", 0),
      ("2026-11-21T10:11:12.345678Z viewDidLoad", 345_678),
      ("2026-11-21 10:11:12.345678+0000 MyApp[123:4567] [lifecycle] viewDidLoad", 345_678),
      ("[2026-11-21 10:11:12,5] viewDidLoad", 500_000),
      ("I 2026/11/21 10:11:12.123456789 viewDidLoad", 123_456),
      ("2026-11-21 11:11:12+0100 viewDidLoad", 0),
      ("2026-11-21 11:11:12.5+01:00 viewDidLoad", 500_000),
      ("2026-11-21 02:41:12-07:30 viewDidLoad", 0),
      ("2026-11-21 10:11:12 +0000 viewDidLoad", 0),
      ("2026-11-21 09:11:12 -01 viewDidLoad", 0),
      ("2026-11-21 10:10:72 viewDidLoad 2026-11-21 10:11:12", nil),
      ("2026-11-21 10:11:11.9999999 viewDidLoad", -1),
      ("2026-11-20 10:11:12 viewDidLoad", -86_400_000_000),
    ] as [(String, Int64?)] {
      let time = try Written.entry(line).time
      #expect(time?.microseconds == offset.map { Self.stamp + $0 }, "\(line)")
    }
  }

  @Test func `may be the time of a day`() throws {
    for line in [
      "10:11:12.345 viewDidLoad", "[10:11:12.345] viewDidLoad", "10:11:12,345 viewDidLoad",
      "default\t10:11:12.345000+0800\tMyApp\tviewDidLoad", "flutter: 10:11:12.345 viewDidLoad",
    ] {
      #expect(try Written.entry(line).time?.microseconds == 36_672_345_000, "\(line)")
    }
  }

  @Test func `may have a day and a month but no year`() throws {
    for line in [
      "Jan  1 10:11:12 iPhone MyApp(UIKitCore)[123] <Notice>: viewDidLoad",
      "Jan 01 10:11:12 iPhone MyApp[123] <Notice>: viewDidLoad",
      "Jan 1 10:11:12.000000 MyApp[123] <Notice>: viewDidLoad",
    ] {
      #expect(try Written.entry(line).time?.microseconds == 36_672_000_000, "\(line)")
    }
  }

  @Test func `is missing without a valid stamp`() throws {
    for stamp in [
      "2026-13-45 10:11:12", "2026-02-29 10:11:12", "2026-11-21 24:00:00", "2026-11-21 10:60:00",
      "2026-11-21 10:11:61", "2026-11-21", "10:11", "0000-01-01 00:00:00",
      "2026-11-21 10:11:12.1234567890",
      "Nov 31 10:11:12", "1.10:11:12", "2026-11-21-10:11:12", "10:11:123",
    ] {
      #expect(try Written.entry(stamp + " viewDidLoad").time == nil, "\(stamp)")
    }
  }

  @Test func `may be on any day of the calendar`() throws {
    for day in ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
      #expect(try Written.entry(day + " 10:11:12 viewDidLoad").time != nil, "\(day)")
    }
  }

  @Test func `may be a leap second`() throws {
    #expect(
      try Self.seconds("2016-12-31 23:59:59Z", "2016-12-31 23:59:60Z", "2017-01-01 00:00:00Z")
        == [0, 1, 1])
  }

  @Test func `continues after midnight if there is no date`() throws {
    #expect(
      try Self.seconds("23:59:59", "00:00:01", "23:59:59", "00:00:00") == [0, 2, 86_400, 86_401])
  }

  @Test func `continues after midnight in lines that are not entries`() throws {
    let text = "22:00:00 viewDidLoad\n02:00:00 hello\n21:00:00 viewDidLoad"
    let times = try Written.log(text).entries.compactMap(\.time)
    #expect(times[0].seconds(until: times[1]) == 23 * 3600)
  }

  @Test func `goes back if a clock is set back`() throws {
    #expect(try Self.seconds("10:11:12", "10:11:10", "10:11:12") == [0, -2, 0])
  }

  @Test func `continues after the end of an unwritten year`() throws {
    #expect(try Self.seconds("Dec 31 23:59:59", "Jan  1 00:00:01") == [0, 2])
  }

  @Test func `is missing if its stamp has another origin`() throws {
    let text = "10:00:00 viewDidLoad\n2026-11-21 10:00:01 viewDidLoad\n10:00:02 viewDidLoad"
    let times = try Written.log(text).entries.map(\.time?.microseconds)
    #expect(times == [36_000_000_000, nil, 36_002_000_000])
  }

  @Test func `does not depend on a line that is not an entry`() throws {
    let text = "started 2026-11-21 10:00:00\n10:00:00 viewDidLoad"
    #expect(try Written.entry(text).time != nil)
  }

  @Test func `is counted anew in each log`() throws {
    let log = #"{"callbacks": [{"name": "viewDidLoad", "t": "#
    let logs = try Written.logs("[\(log)1}]}, \(log)\"2026-11-21 10:11:12Z\"}]}]")
    #expect(logs.map { $0.entries[0].time?.microseconds } == [1_000_000, Self.stamp])
  }

  /// The seconds from the first of some stamps to each of them.
  private static func seconds(_ stamps: String...) throws -> [Double] {
    let text = stamps.map { $0 + " viewDidLoad" }.joined(separator: "\n")
    let times = try Written.log(text).entries.compactMap(\.time)
    return times.map { times[0].seconds(until: $0) }
  }
}

@Suite struct `The time of a record` {
  @Test func `may be under several keys`() throws {
    for key in ["time", "timestamp", "date", "ts", "t"] {
      let text = #"{"callback": "viewDidLoad", "\#(key)": "2026-11-21 10:11:12.345678+0100"}"#
      #expect(try Written.entry(text).time?.microseconds == 1_795_252_272_345_678, "\(key)")
    }
  }

  @Test func `may be text or a number of any unit`() throws {
    for (value, microseconds) in [
      ("1795255872", 1_795_255_872_000_000), ("1795255872.5", 1_795_255_872_500_000),
      ("1795255872345", 1_795_255_872_345_000), ("1795255872345678", 1_795_255_872_345_678),
      ("1795255872345678901", 1_795_255_872_345_679), ("12.25", 12_250_000), ("0", 0),
      (#""1795255872.5""#, 1_795_255_872_500_000), (#"" 10:11:12 ""#, 36_672_000_000),
      (#""2026-11-21T10:11:12Z""#, 1_795_255_872_000_000),
    ] as [(String, Int64)] {
      let time = try #require(try Self.entry(value).time).microseconds
      // A double cannot represent integers of that size exactly.
      #expect(abs(time - microseconds) <= 1, "\(value)")
    }
  }

  @Test func `is missing if the value is not a time`() throws {
    for value in [
      "null", "-1", "1e40", #""""#, #""yesterday""#, #""nan""#, #""inf""#, "true", "[]", "{}",
      #""2026-13-45 10:11:12""#, #""2026-11-21 10:11:12 and more""#, #""99999999999999999999999""#,
      #""+""#, #""-""#, #"":::""#, #""2026-""#, #""é""#, "1e-400",
    ] {
      let time = try Self.entry(value).time
      #expect(time == nil || time?.microseconds == 0, "\(value)")
    }
  }

  @Test func `is that of its message if no key gives one`() throws {
    let text = #"{"message": "10:11:12 viewDidLoad"}"#
    #expect(try Written.entry(text).time?.microseconds == 36_672_000_000)
  }

  @Test func `may come with a duration`() throws {
    let text = #"{"callback": "viewDidLoad", "duration": 0.25}"#
    #expect(try Written.entry(text).duration == 0.25)
  }

  @Test func `may not come with anything else as a duration`() {
    for (value, found) in [("-1", "the number -1"), (#""1s""#, "the text “1s”"), ("true", "true")] {
      let error = LogError.wrongShape(
        place: "Item 1, key “duration”", found: found, expected: "a number of seconds")
      #expect(
        Written.error(#"{"callback": "viewDidLoad", "duration": \#(value)}"#) == error, "\(value)")
    }
  }

  private static func entry(_ value: String) throws -> LogEntry {
    try Written.entry(#"{"callback": "viewDidLoad", "t": \#(value)}"#)
  }
}

@Suite struct `A clock that passes the new year endlessly` {
  @Test func `has no more times after an overflow`() {
    var clock = StampClock()
    let (eve, morning) = (
      TimeStamp(origin: .year, microseconds: StampReader.day * 366 - 1),
      TimeStamp(origin: .year, microseconds: 0)
    )
    _ = clock.time(of: morning)
    var isOver = false
    for _ in 0..<400_000 {
      isOver = clock.time(of: eve) == nil || isOver
      _ = clock.time(of: morning)
    }
    #expect(isOver)
  }
}

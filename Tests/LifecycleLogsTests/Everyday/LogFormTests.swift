import LifecycleLogs
import LifecycleModels
import Testing

/// One log of two apps that take turns, with a callback that takes too long, as each tool prints it.
@Suite struct `Two apps in one log` {
  private static let events: [(seconds: Double, pid: Int, message: String)] = {
    var events: [(Double, Int, String)] = []
    func add(_ time: Double, _ pid: Int, _ name: String, noteAfter delay: Double) {
      events.append((time, pid, "application\(name)"))
      events.append((time + delay, pid, "UIApplication\(name)Notification"))
    }
    add(0, 512, "DidBecomeActive", noteAfter: 0.000_1)
    add(1, 512, "WillResignActive", noteAfter: 0.000_1)
    add(1.5, 900, "DidBecomeActive", noteAfter: 0.000_1)
    add(2, 512, "DidEnterBackground", noteAfter: 6.5)
    add(9, 900, "WillResignActive", noteAfter: 0.000_1)
    return events
  }()

  /// A tool: what it prints before all entries, and an entry with its time of day, process and message.
  private typealias Form = (
    tool: String, heading: String,
    line: @Sendable (_ time: String, _ pid: Int, _ message: String) -> String
  )

  private static let forms: [Form] = [
    ("NSLog", "", { "2026-11-27 \($0)+0100 Shop[\($1):6699] \($2)" }),
    ("log compact", "", { "2026-11-27 \($0) Df Shop[\($1):1a2b] \($2)" }),
    (
      "log", "Timestamp  Thread  Type  Activity  PID  TTL\n",
      { "2026-11-27 \($0)+0100 0x96aa6    Default     0x0   \($1)  0    Shop: (S) [a:b] \($2)" }
    ),
    (
      "JSON", "",
      { #"{"timestamp":"2026-11-27 \#($0)+0100","processID":\#($1),"eventMessage":"\#($2)"}"# }
    ),
    ("pymobiledevice3", "", { "2026-11-27 \($0) Shop{UIKitCore}[\($1)] <NOTICE>: \($2)" }),
    (
      "pymobiledevice3 --label", "Waiting for \"applicationDidBecomeActive\" ...\n",
      { "2026-11-27 \($0) Shop{Shop}[\($1)] <NOTICE>: \($2) [org.example.shop][life]" }
    ),
    ("with offsets", "", { "2026-11-27 \($0) Shop{Shop+0x4a10}[\($1)] <NOTICE>: \($2)" }),
    (
      "in colours", "",
      {
        "\u{1B}[32m2026-11-27 \($0)\u{1B}[0m \u{1B}[35mShop\u{1B}[0m{S}[\u{1B}[36m\($1)\u{1B}[0m] "
          + "<N>: \u{1B}[4m\($2.prefix(11))\u{1B}[0m\($2.dropFirst(11))\u{1B}[0m"
      }
    ),
    (
      "idevicesyslog 1.3", "[connected]\n",
      { "Nov 27 \($0.prefix(8)) Shop(S)[\($1)] <Notice>: \($2)" }
    ),
    (
      "idevicesyslog 1.4", "[connected:00008110-0A]\n",
      { "Nov 27 \($0) Shop[\($1)] <Notice>: \($2)" }
    ),
    (
      "Xcode", "",
      { "\($2)\nType: Notice | Timestamp: 2026-11-27 \($0)+01:00 | Process: S\($1) | TID: 0x1" }
    ),
    (
      "Xcode 27", "",
      { "\($2)\n\nType: Error | Timestamp: 2026-11-27 \($0)+0500 | Process: S\($1)" }
    ),
    ("Console", "", { "default\t\($0)+0100\tShop\($1)\t\($2)" }),
    (
      "Appium", "",
      { "2026-11-27 \($0.prefix(8)):\($0.dropFirst(9).prefix(3)) - [Shop[\($1)]] \($2)" }
    ),
  ]

  @Test(arguments: forms.indices)
  func `are told apart in every form`(form: Int) throws {
    let (tool, heading, line) = Self.forms[form]
    let text =
      heading
      + Self.events.map { event in
        let millionths = String(Int((event.seconds * 1e6).rounded()) % 1_000_000 + 1_000_000)
          .dropFirst()
        // A time without a fraction is what pymobiledevice3 prints for whole seconds.
        let fraction = millionths == "000000" && tool.contains("py") ? "" : "." + millionths
        return line("10:00:0\(Int(event.seconds))\(fraction)", event.pid, event.message)
      }.joined(separator: "\n")
    let log = try Written.log(text)
    #expect(log.entries.count == Self.events.count, "\(tool)")
    #expect(Set(log.entries.map(\.process)).count == 2, "\(tool)")
    #expect(Everyday.judge(log).verdict == .accepted, "\(tool)")
    var watch = TimingWatch(limits: .current)
    for entry in log.entries { watch.read(entry) }
    #expect(watch.timing().violationCount == 1, "\(tool)")
    // One app cannot have sent all this.
    let merged = RecordedLog(
      name: "",
      entries: log.entries.map { LogEntry(position: $0.position, text: "", item: $0.item) })
    #expect(Everyday.judge(merged).verdict == .rejected)
  }

  @Test func `may be told apart by numbers in the line below`() throws {
    let line = "Type: Notice | Timestamp: 2026-11-27 10:00:00.0+01:00 | Process: Shop | PID: 512"
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"])
    #expect(try Written.entry("viewDidLoad\n" + line).process == "512")
    #expect(
      try Written.items("Type: Lifecycle | Event: applicationDidBecomeActive")
        == ["app.didBecomeActive"])
  }

  @Test func `have times in the rows of crash reporters`() throws {
    let rows =
      "0 | 10:00:00:143 | applicationDidBecomeActive\n1 | 10:00:01:643 | applicationWillResignActive"
    let times = try Written.log(rows).entries.compactMap(\.time)
    #expect(times.count == 2 && times[0].seconds(until: times[1]) == 1.5)
  }
}

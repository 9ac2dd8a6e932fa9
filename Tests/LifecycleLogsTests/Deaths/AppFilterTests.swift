import Testing

@testable import LifecycleLogs

@Suite struct `The entries of one app` {
  /// The lines of a log that are kept.
  private func kept(_ text: String, app: String, names: Set<String> = []) throws -> [Int] {
    var filter = AppFilter(app: app, names: names)
    var lines: [Int] = []
    var stream = LogStream(name: "x")
    let receive = { (event: LogEvent) in
      if filter.keeps(event), case .entry(let entry) = event { lines.append(entry.line ?? 0) }
    }
    try stream.read(Array(text.utf8), receive)
    try stream.finish(receive)
    return lines
  }

  @Test(arguments: [
    "2026-11-21 10:11:12.345 Shop[51:1f] viewDidLoad",
    "Nov 21 10:11:12 iPhone Shop(UIKitCore)[51] <Notice>: viewDidLoad",
    "2026-11-21 10:11:12.345 Shop{UIKitCore}[51] <NOTICE>: viewDidLoad",
    "2026-11-21 10:11:12.345678+0000 0x96aa6 Default 0x0 51 0 Shop: (UIKitCore) [a:b] viewDidLoad",
    "Default\t10:11:12.345678+0000\tShop\tviewDidLoad",
    "{\"eventMessage\":\"viewDidLoad\",\"processID\":51,\"processImagePath\":\"/a.app/Shop\"}",
    "viewDidLoad\nType: Notice | Timestamp: 2026-11-21 10:11:12+0000 | Process: Shop",
    "2026-11-21 10:11:12.345 My Shop[51:1f] viewDidLoad",
  ])
  func `have the name of its process`(line: String) throws {
    let mail = line.replacing("51", with: "70").replacing("Shop", with: "Mail")
    let lines = line.contains("Type: ") ? [1, 3] : [1, 2]
    #expect(try kept(line + "\n" + mail, app: "Shop") == [lines[0]])
    #expect(try kept(line + "\n" + mail, app: "Mail") == [lines[1]])
    #expect(try kept(line + "\n" + mail, app: "Other") == [])
  }

  @Test func `are all entries if the log names no process`() throws {
    #expect(try kept("viewDidLoad\nviewWillAppear", app: "Shop") == [1, 2])
    let records = "{\"callback\":\"viewDidLoad\",\"pid\":5}"
    #expect(try kept(records + "\n" + records, app: "Shop") == [1, 2])
  }

  @Test func `include entries without a process after one of it`() throws {
    let log = "Shop[51] viewDidLoad\nviewWillAppear\nMail[70] viewDidLoad\nviewWillAppear"
    #expect(try kept(log, app: "Shop") == [1, 2])
    #expect(try kept(log, app: "Mail") == [3, 4])
  }

  @Test func `are found by the bundle identifier that reports or the system give a process`() throws
  {
    let log = "Mail[70] viewDidLoad\nShop[51] viewDidLoad\n"
    #expect(try kept(log, app: "org.example.shop", names: ["Shop"]) == [2])
    // Nothing tells whose process is whose.
    #expect(try kept(log, app: "org.example.shop") == [1, 2])
    let system = """
      runningboardd[33] [app<org.example.shop(A1)>:51] Setting process visibility to: Foreground
      runningboardd[33] [app<org.example.mail(A1)>:70] Setting process visibility to: Background

      """
    #expect(try kept(system + log, app: "org.example.shop") == [4])
    #expect(try kept(system + log, app: "org.example.mail") == [3])
  }

  @Test func `are found by a name with dots, as often as the log is read`() throws {
    let log = "Shop.iOS[51] viewDidLoad\nMail[70] viewDidLoad\n"
    #expect(try kept(log, app: "Shop.iOS") == [1])
    var filter = AppFilter(app: "Shop.iOS", names: [])
    for _ in 1...2 {
      var count = 0
      var stream = LogStream(name: "x")
      let receive = { (event: LogEvent) in
        if filter.keeps(event), case .entry = event { count += 1 }
      }
      try stream.read(Array("Mail[70] viewDidLoad\n\(log)".utf8), receive)
      try stream.finish(receive)
      #expect(count == 2)
    }
  }

  @Test func `include the end of its process only`() throws {
    let log = """
      Nov 27 10:00:00 iPhone Shop[51] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:01 iPhone Mail[70] <Notice>: applicationDidBecomeActive
      Nov 27 10:00:02 iPhone ReportCrash[9] <Notice>: Process Mail [70] killed by jetsam reason highwater
      Nov 27 10:00:03 iPhone ReportCrash[9] <Notice>: Process Shop [51] killed by jetsam reason highwater
      """
    #expect(try kept(log, app: "Shop") == [1, 4])
    #expect(try kept(log, app: "Mail") == [2, 3])
  }
}

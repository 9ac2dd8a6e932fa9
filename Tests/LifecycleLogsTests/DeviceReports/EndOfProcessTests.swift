import Testing

@testable import LifecycleLogs

@Suite struct `What a report says of a process` {
  /// The text of a report, and what is read from it: the app, its number, the system, and the cause of the
  /// end; or what the report is about, if it tells of none.
  struct Row: CustomTestStringConvertible {
    let says: String
    let testDescription: String
    let text: String

    init(_ description: String, _ says: String, _ text: String) {
      (testDescription, self.says, self.text) = (description, says, text)
    }
  }

  private static let killed = "Exception Type: EXC_CRASH (SIGKILL)\n"

  private static func resource(
    _ event: String, _ action: String, _ use: String, bugType: String
  ) -> String {
    """
    {"app_name":"Shop","timestamp":"2026-03-26 14:58:06 +0100","bug_type":"\(bugType)","name":"Shop"}
    Date/Time:        2026-03-26 14:57:15.120 +0100
    End time:         2026-03-26 14:58:05 +0100
    OS Version:       iPhone OS 26.4 (Build 23E224)
    Incident Identifier: A

    Command:          Shop
    PID:              12
    Event:            \(event)
    Action taken:     \(action)
    \(use)

    Process:          Other [13]
      12  start + 100 (Shop + 1)
    Process:          Third [14]

    """
  }

  static let resources: [Row] = [
    Row(
      "an end, whatever the app says in its own words",
      "Shop 12 | iPhone OS 26.4 (23E224) | 2026-03-26 14:57:15.120 +0100 | limit.lock",
      """
      Process: Shop [12]
      Date/Time: 2026-03-26 14:57:15.120 +0100
      OS Version: iPhone OS 26.4 (23E224)
      Exception Type: EXC_CRASH (SIGKILL)
      Termination Reason: RUNNINGBOARD 0xdead10cc

      Application Specific Information:
      Event: checkout failed
      PID: 7
      """),
    Row(
      "a limit of CPU time that ended the process",
      "Shop 12 | iPhone OS 26.4 (Build 23E224) | 2026-03-26 14:58:05 +0100 | limit.cpu",
      resource(
        "cpu usage", "Process killed", "CPU: 48 seconds cpu time over 50 seconds", bugType: "206")),
    Row(
      "a limit of CPU time that ended nothing",
      "a report of the use of a resource (cpu usage, action taken: none)",
      resource("cpu usage", "none", "CPU: 48 seconds", bugType: "202")),
    Row(
      "a limit of disk writes that ended nothing",
      "a report of the use of a resource (disk writes, action taken: none)",
      resource("disk writes", "none", "Writes: 1073.77 MB", bugType: "145")),
    Row(
      "a limit of wake-ups that ended nothing",
      "a report of the use of a resource (wakeups, action taken: none)",
      resource("wakeups", "none", "Wakeups: 45001 wakeups", bugType: "142")),
    Row(
      "a limit that is not fatal", "a report about the use of a resource",
      """
      Process: Shop [12]
      Exception Type: EXC_RESOURCE
      Exception Subtype: CPU
      Exception Note: NON-FATAL CONDITION (this is NOT a crash)
      """),
    Row(
      "a limit of diagnostics only", "a report about the use of a resource",
      """
      {"bug_type":"309","name":"Shop"}
      {"procName":"Shop","pid":12,"exception":{"type":"EXC_RESOURCE","subtype":"MEMORY","message":\
      "(Threshold 1024 MB) (this log does not indicate a memory limit violation)"}}
      """),
  ]

  static let processes: [Row] = [
    Row(
      "a number with a fraction", "Shop 512 | - | - | limit.lock",
      """
      {"bug_type":"309"}
      {"procName":"Shop","pid":512.0,"exception":{},"termination":{"namespace":"RUNNINGBOARD",\
      "code":3735883980.0}}
      """),
    Row(
      "a simulator", "Shop 512 | iOS 27.1 (24B5050), simulator | - | app.badAccess",
      """
      {"bug_type":"309","platform":7,"os_version":"macOS 26.5 (25F71)"}
      {"procName":"Shop","pid":512,"exception":{"type":"EXC_BAD_ACCESS"},"asi":{"CoreSimulator":\
      ["CoreSimulator 1086.4 - Device: iPhone 17 (B) - Runtime: iOS 27.1 (24B5050) - DeviceType: x"]}}
      """),
    Row(
      "a simulator of which no system is known",
      "Shop 512 | an iOS simulator on macOS 26.5 (25F71) | - | app.badAccess",
      """
      {"bug_type":"309","platform":7,"os_version":"macOS 26.5 (25F71)"}
      {"procName":"Shop","pid":512,"exception":{"type":"EXC_BAD_ACCESS"},"termination":{}}
      """),
    Row(
      "a simulator of a watch", "Shop 512 | watchOS 26.1 (1), simulator | - | -",
      """
      Process: Shop [512]
      Path: /Users/u/Library/Developer/CoreSimulator/Devices/B/data/Shop.app/Shop
      OS Version: macOS 26.5 (25F71)
      Exception Type: EXC_BAD_ACCESS (SIGSEGV)
      Application Specific Information:
      CoreSimulator 1086.4 - Device: Watch (B) - Runtime: watchOS 26.1 (1) - DeviceType: Watch
      """),
    Row(
      "a kill by the debugger", "Shop 512 | - | - | system.debugger",
      killed + "Process: Shop [512]\nTerminating Process: debugserver [4711]\n"
        + "Termination Reason: SIGNAL 9 Killed: 9"),
    Row(
      "a kill by the debugger, as a document", "Shop 512 | - | - | system.debugger",
      """
      {"bug_type":"309"}
      {"procName":"Shop","pid":512,"exception":{"type":"EXC_CRASH","signal":"SIGKILL"},\
      "termination":{"namespace":"SIGNAL","code":9,"byProc":"debugserver"}}
      """),
    Row(
      "a quotation", "Shop 512 | iPhone OS 17.2 (21C66) | - | limit.lock",
      "> " + killed + "> Process: Shop [512]\n> OS Version: iPhone OS 17.2 (21C66)\n> \n"
        + "> Termination Reason: RUNNINGBOARD 0xdead10cc\n> Thread 0 Crashed:\n"
        + "> 0 Shop 0x0000000104a3c2a8 AppDelegate.applicationWillTerminate(_:) + 404"),
    Row(
      "a quotation of a document", "Shop 512 | - | - | limit.lock",
      """
      Here it is:

      ```
      {"bug_type":"309"}
      {
        "procName":"Shop","pid":512,"exception":{},
        "termination":{"namespace":"RUNNINGBOARD","code":3735883980}
      }
      ```
      """),
  ]

  @Test(arguments: resources + processes)
  func `is read`(row: Row) throws {
    var story = DeathStory()
    let read = try ReadReports(row.text)
    for report in read.reports { story.read(report, of: "x") }
    story.end()
    let deaths = story.deaths.map { death in
      let end = death.end
      return [
        "\(end.app.name ?? "-") \(end.pid ?? 0)", death.report?.system?.text ?? "-",
        end.time?.text ?? "-", death.cause?.name ?? "-",
      ].joined(separator: " | ")
    }
    let others = story.others.map { other in
      if case .noEnd(let words) = other.report.content { words } else { "-" }
    }
    #expect(deaths + others == [row.says])
  }

  @Test(
    arguments: [
      ("Shop.app/Shop", .app),
      ("Shop.app/PlugIns/Share.appex/Share", .appExtension(of: "Shop.app")),
      ("Shop.app/Extensions/Widget.appex/Widget", .appExtension(of: "Shop.app")),
      ("Share.appex/Share", .appExtension(of: nil)),
    ] as [(String, ProcessEnd.Process)])
  func `tells an extension from the app that contains it`(
    path: String, process: ProcessEnd.Process
  ) throws {
    let text = """
      Process: Share [12]
      Path: /private/var/containers/Bundle/Application/A/\(path)
      \(Self.killed)Termination Reason: RUNNINGBOARD 0xdead10cc

      """
    var story = DeathStory()
    for report in try ReadReports(text).reports { story.read(report, of: "x") }
    story.end()
    let death = try #require(story.deaths.first)
    #expect(death.end.process == process)
    #expect(death.cause?.name == "limit.lock")
    #expect((death.life == nil) == (process != .app))
    #expect(death.neverSent.isEmpty == (process != .app))
  }

  @Test func `tells a daemon from an app, and has no life that contradicts the state`() throws {
    let text = """
      {"bug_type":"298"}
      {"largestProcess":"a","pageSize":16384,"processes":[
        {"name":"a","pid":1,"states":["daemon"],"rpages":6,"reason":"highwater"},
        {"name":"Shop","pid":2,"states":["frontmost"],"rpages":1,"reason":"vnode-limit"},
        {"name":"Shop","pid":3,"states":["suspended"],"rpages":1,"reason":"vnode-limit"}]}
      """
    var story = DeathStory()
    for report in try ReadReports(text).reports { story.read(report, of: "x") }
    story.end()
    #expect(story.deaths.map(\.end.process) == [.daemon, .app, .app])
    #expect(story.deaths.map { $0.life?.stage } == [nil, nil, .suspended])
  }
}

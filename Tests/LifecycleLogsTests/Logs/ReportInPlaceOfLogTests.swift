import LifecycleLogs
import Testing

@Suite struct `Stack frames in a log` {
  @Test func `are no calls`() throws {
    for file in ["backtrace.log", "symbolicated.log"] {
      #expect(try DeviceLogs.read(file).itemNames == ["app.didBecomeActive"], "\(file)")
    }
    for frame in [
      "0   Shop  0x104a3c2a8 AppDelegate.applicationDidEnterBackground(_:)",
      "1   Shop \t0x0000000104a3c2a8 applicationDidEnterBackground + 12",
      "frame #1: 0x00000001 Shop`applicationDidEnterBackground",
      "* frame #0: sceneDidDisconnect(_:)",
    ] {
      #expect(try Written.reasons("viewDidLoad\n" + frame) == [.remark], "\(frame)")
    }
    for call in [
      "1 Shop applicationDidEnterBackground", "frames applicationDidEnterBackground 0x1",
    ] {
      #expect(try Written.items(call) == ["app.didEnterBackground"])
    }
  }
}

@Suite struct `A report in place of a log` {
  @Test(
    arguments: [
      ("Exception Type:  EXC_CRASH (SIGKILL)\nTermination Reason: RUNNINGBOARD 0xdead10cc", .crash),
      ("{\"bug_type\":\"309\"}\n{\"pid\":7,\"termination\":{\"code\":1}}", .crash),
      ("{\"bug_type\":\"298\"}\n{\"processes\":[],\"largestProcess\":\"x\"}", .jetsam),
      (#"{"timeStampBegin":"x","applicationExitMetrics":{}}"#, .metrics),
      (#"{"breadcrumbs":{"values":[{"message":"applicationDidBecomeActive"}]}}"#, .event),
    ] as [(String, ReportKind)])
  func `is refused, whatever its format is said to be`(text: String, kind: ReportKind) {
    #expect(Written.error(text) == .report(kind))
    for format in LogFormat.allCases {
      #expect(throws: LogError.report(kind)) {
        try LogReader.read(Array(text.utf8), name: "log", format: format)
      }
    }
  }

  @Test func `is named with the command that reads it`() {
    #expect(
      LogError.report(.crash).localizedDescription
        == "This is a crash report, not a log of callbacks; “lifecycle explain FILE” says why the "
        + "process ended.")
  }

  @Test func `is told by its first 64 KiB`() throws {
    let lines = String(repeating: "applicationDidReceiveMemoryWarning\n", count: 4_000)
    #expect(try Written.log(lines).entries.count == 4_000)
    #expect(Written.error("Exception Type: EXC_CRASH\n" + lines) == .report(.crash))
  }
}

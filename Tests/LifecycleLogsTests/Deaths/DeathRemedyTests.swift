import Foundation
import Testing

@testable import LifecycleLogs

/// The library of logs knows neither obligations nor the audit, so it names them by words.
@Suite struct `What finds a cause` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `is an obligation that exists, with a line that states it`() throws {
    let folder = "Sources/LifecycleDriving/Worlds"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path)
    let source = try files.filter { $0.hasPrefix("Obligation+") }
      .map { try Self.text(of: "\(folder)/\($0)") }.joined()
    for cause in DeathCause.all {
      for case .obligation(let name, let line) in cause.remedies {
        #expect(source.contains("public static func \(name)("), "\(cause.name): \(name)")
        #expect(line.hasPrefix(".\(name) { $0.delegate.") && line.hasSuffix(" }"), "\(line)")
      }
    }
  }

  @Test func `is a rule that the audit has`() throws {
    // The guide's table, which a test of the audit compares with its rules.
    let table = try Self.text(of: "Sources/ProjectAudit/Documentation.docc/AuditRules.md")
    for cause in DeathCause.all {
      for case .auditRule(let number) in cause.remedies {
        #expect(table.contains("\n| \(number) | "), "\(cause.name): \(number)")
      }
    }
  }

  @Test func `is in the words of the report`() {
    #expect(DeathCause.Remedy.auditRule("R14").words == "R14")
    #expect(DeathCause.Remedy.advice("Do it.").words == "Do it.")
    #expect(DeathCause.saved.map(\.words) == [".nothingUnsaved { $0.delegate.document.isDirty }"])
  }

  @Test(arguments: [
    (DeathCause.Sign.code(0x8bad_f00d, namespace: nil), "0x8badf00d (2343432205)"),
    (.code(15, namespace: "SIGNAL"), "SIGNAL 15"),
    (.jetsam("vm-pageshortage", .suspended), "vm-pageshortage, suspended"),
    (.jetsam("highwater", nil), "highwater"),
    (.watchdogEvent("scene-create", from: nil, to: nil), "scene-create"),
    (
      .watchdogEvent("scene-update", from: .foreground, to: .foreground),
      "scene-update in the foreground"
    ),
    (
      .watchdogEvent("scene-update", from: .background, to: .foreground),
      "scene-update from the background to the foreground"
    ),
    (.watchdogEvent("scene-update", from: nil, to: .background), "scene-update to the background"),
    (.count("cumulativeX", isForeground: true), "cumulativeX, in the foreground"),
    (.count("cumulativeX", isForeground: nil), "cumulativeX"),
    (.exception("EXC_CRASH", signal: "SIGABRT"), "EXC_CRASH (SIGABRT)"),
    (.exception("EXC_GUARD", signal: nil), "EXC_GUARD"),
    (.namespace("DYLD"), "namespace DYLD"),
    (.text("failed to resume in time"), "“failed to resume in time”"),
    (.function("abort"), "abort on the stack"),
    (.watchdogFunction("WillTerminate"), "0x8badf00d with WillTerminate on the stack"),
    (.resource("CPU"), "EXC_RESOURCE, CPU"),
    (.reporterType("OutOfMemory"), "OutOfMemory, of a crash reporter"),
  ])
  func `is preceded by a sign in words`(sign: DeathCause.Sign, words: String) {
    #expect(sign.words == words)
  }
}

import Foundation
import LifecycleModels
import Reporting
import Testing

@testable import LifecycleLogs

/// Logs as people post them: of observers, of frameworks, of tools that copy a device's log.
@Suite struct `An everyday log` {
  @Test(
    arguments: [
      // A recorder without launches.
      ("nslog-counter-two-pids", .accepted, 3), ("two-process-no-launch", .accepted, 7),
      // Words with a colon.
      ("word-colon-phase", .accepted, 3),
      // What tools print around the message.
      ("pymobiledevice3", .accepted, 4), ("start-after", .accepted, 1), ("highlight", .accepted, 1),
      ("xcode-metadata", .accepted, 6), ("xcode-metadata-of-scenes", .accepted, 5),
      // Frameworks.
      ("flutter-lock-marked", .accepted, 5), ("name-form", .accepted, 4),
      ("rn-missing-active", .rejected, 4),
      // Observers in an app with scenes.
      ("observer-names", .accepted, 8), ("observer-swift", .accepted, 4),
    ] as [(String, Judgement.Verdict, Int)])
  func `has the verdict that it deserves`(name: String, verdict: Judgement.Verdict, count: Int)
    throws
  {
    let log = try Everyday.read(name)
    #expect(log.entries.count == count)
    #expect(Everyday.judge(log).verdict == verdict)
  }

  @Test func `says how it was read if its words have two meanings`() throws {
    #expect(
      Everyday.judge(try Everyday.read("observer-swift")).explanation.hasSuffix(
        "The system does not send app.didBecomeActive and app.willEnterForeground to an app with "
          + "scenes (F152), so these names are read as observers of its notifications (F153)."))
    #expect(
      Everyday.judge(try Everyday.read("two-process-no-launch")).explanation.hasSuffix(
        "Its processes have no app.didFinishLaunching, so launches are not recorded."))
  }

  @Test func `has its times and processes in the lines below its messages`() throws {
    let entries = try Everyday.read("xcode-metadata").entries
    #expect(entries.allSatisfy { $0.process == "Shop" })
    let first = try #require(entries.first?.time), last = try #require(entries.last?.time)
    #expect(first.seconds(until: last) == 8.499999)
  }

  @Test func `has no entry in the line below its message`() throws {
    #expect(try Everyday.read("xcode-metadata-of-scenes").skipped.map(\.reason).count == 6)
  }
}

enum Everyday {
  static func read(_ name: String, _ vocabulary: LogVocabulary? = nil) throws -> RecordedLog {
    let place = Bundle.module.bundleURL.appending(path: "Recorded/everyday/\(name).log")
    let bytes = try Array(Data(contentsOf: place))
    return try LogReader.read(bytes, name: name, vocabulary: vocabulary)[0]
  }

  static func judge(_ log: RecordedLog, phases: PhaseRecorder? = nil) -> Judgement {
    var examiner = LogExaminer(profile: .observed, phases: phases, findsAlternatives: false)
    return examiner.examine(log)
  }

  static func verdict(_ text: String, phases: PhaseRecorder? = nil) throws -> Judgement.Verdict {
    judge(try Written.log(text), phases: phases).verdict
  }
}

import Foundation
import Testing

/// The time of day, which a user or the network can set back at any moment.
@Suite struct `The time of day` {
  /// The files that ask for it, and why a clock that goes back does no harm there.
  private static let places = [
    "Sources/DispatchCatching/Delays.swift": "code under test has put work off to a time of day",
    "Sources/LifecycleRecorder/LifecycleRecorderFile.swift":
      "it is read once; later times are counted by a clock that is never set",
    "Sources/Reporting/Findings/CommandRun.swift": "a duration is never below zero",
    "Sources/SystemFiles/Descriptor+Files.swift":
      "files that a run has left behind are removed later",
    "Sources/Tools/LifecycleCommands/Findings/FindingOutput.swift":
      "the moment of a run is only written to a report",
  ]

  @Test func `is asked for only where a clock that goes back does no harm`() throws {
    let question = /\bDate\(\)|\bDate\.now\b|\btime\(nil\)|CLOCK_REALTIME|gettimeofday|wallDeadline/
    let asking = try Project.files.values.joined().map(\.path).filter { path in
      guard !path.hasPrefix("Sources/Apple/") else { return false }
      let text = try String(contentsOf: Project.root.appending(path: path), encoding: .utf8)
      return text.contains(question)
    }
    #expect(Set(asking) == Set(Self.places.keys))
  }
}

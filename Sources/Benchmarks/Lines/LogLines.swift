import LifecycleLogs
import LifecycleModels

/// How fast recorded callbacks are read from lines of text, and judged.
enum LogLines {
  static var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "validate-callbacks", unit: .callbacksPerSecond, budget: [.rate(atLeast: 1_000_000)]),
        LinePlan(id: "read-log-lines", unit: .linesPerSecond),
      ],
      contestants: [
        Contestant("validate-callbacks") { try judge(visits: 500_000) },
        Contestant("read-log-lines") { try read(lines: 500_000) },
      ])
  }

  private static let visit: [Callback] = [
    .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
  ]

  /// Judges the log of an app that is opened and left again and again, by the observed profile of the
  /// app model, with everything that is reported about an accepted log.
  private static func judge(visits: Int) throws -> Sample {
    let checker = LogChecker(model: AppModel(profile: .observed))
    let entries = visit.enumerated().map { index, callback in
      LogEntry(position: index + 1, text: "", item: .callback(callback))
    }
    let survey = LogSurvey(RecordedLog(name: "visits", entries: entries))
    let (judgement, seconds) = measured {
      checker.judge(survey) { receive in
        for _ in 0..<visits { entries.forEach(receive) }
      }
    }
    guard judgement.verdict == .accepted else {
      throw MeasurementError.failed("the judgement", reason: judgement.explanation)
    }
    return Sample(seconds: seconds, work: visits * entries.count)
  }

  /// Reads lines as NSLog writes them.
  private static func read(lines: Int) throws -> Sample {
    let names = [
      "applicationWillEnterForeground:", "applicationDidBecomeActive:",
      "applicationWillResignActive:", "applicationDidEnterBackground:",
    ]
    let text = (0..<lines).map { line in
      "2026-11-21 10:11:\(10 + line % 50).345 MyApp[123:4567] -[AppDelegate \(names[line % 4])]\n"
    }.joined()
    let bytes = Array(text.utf8)
    var count = 0
    let (_, seconds) = try measured {
      var stream = LogStream(name: "lines")
      let receive = { (event: LogEvent) in
        if case .entry = event { count += 1 }
      }
      try stream.read(bytes, receive)
      try stream.finish(receive)
    }
    guard count == lines else {
      throw MeasurementError.failed("the reading", reason: "\(count) entries of \(lines)")
    }
    return Sample(seconds: seconds, work: lines)
  }
}

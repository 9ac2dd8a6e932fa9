import Foundation
import LifecycleDriving
import LifecycleLogs
import LifecycleModels
import ModelChecking

/// How fast random walks on the life cycle of one app are.
enum WalkLines {
  static var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "walks-app", unit: .stepsPerSecond, budget: [.rate(atLeast: 20_000_000)]),
        LinePlan(id: "walks-app-all-properties", unit: .stepsPerSecond),
      ],
      contestants: [
        Contestant("walks-app") { try walk(walks: 5000, checksProperties: false) },
        Contestant("walks-app-all-properties") { try walk(walks: 500, checksProperties: true) },
      ])
  }

  /// Takes walks of 200 steps. Beliefs are not checked, because the first refuted one would end them.
  private static func walk(walks: Int, checksProperties: Bool) throws -> Sample {
    let model = AppModel(profile: .observed)
    let machine = model.machine
    let suite = checksProperties ? model.properties(of: machine) : []
    let properties = suite.filter { $0.role != .belief }.map(\.property)
    let options = WalkOptions(seed: 0x5EED, walks: walks, length: 200)
    let (report, seconds) = measured { machine.walk(options, checking: properties) }
    if let violation = report.violation {
      throw MeasurementError.failed("the walk", reason: "\(violation.property.id) is violated")
    }
    return Sample(seconds: seconds, work: report.steps)
  }
}

/// How fast a delegate that does nothing is driven in the same process.
enum DelegateLines {
  static var group: LineGroup {
    LineGroup(
      lines: [
        LinePlan(
          id: "delegate-steps", unit: .stepsPerSecond, budget: [.rate(atLeast: 2_000_000)])
      ],
      contestants: [Contestant("delegate-steps") { try drive(walks: 2000) }])
  }

  private final class Idle {}

  /// Drives walks of 200 choices. Each step is one that the delegate can distinguish, and the four
  /// transitions call it.
  private static func drive(walks: Int) throws -> Sample {
    let callbacks: [Callback] = [
      .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    ]
    let world = callbacks.reduce(World(disk: 0) { _, _ in Idle() }) { world, callback in
      world.on(callback) { _, _ in }
    }
    let check = try LifeCheck(world)
    let (report, seconds) = try measured { try check.run(.walks(walks, length: 200)) }
    if let finding = report.findings.first {
      throw MeasurementError.failed("the drive", reason: finding.headline)
    }
    return Sample(seconds: seconds, work: report.coverage.steps)
  }
}

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
    // The first log of a model explores it.
    _ = checker.judge(survey) { entries.forEach($0) }
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

/// How long the command `lifecycle` takes, which is built next to this program.
enum CommandLines {
  static func group(programs: String) -> LineGroup {
    let path = programs + "/lifecycle"
    return LineGroup(
      lines: [
        LinePlan(id: "verify-all", unit: .seconds, budget: [.time(below: 1)]),
        LinePlan(id: "startup", unit: .seconds, budget: [.time(below: 0.05)]),
      ],
      contestants: [
        Contestant("verify-all") { try run(path, ["verify", "--quiet"]) },
        Contestant("startup") { try run(path, ["--help"]) },
      ])
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> Sample {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw MeasurementError.missingProgram(
        "lifecycle", advice: "swift build -c release --product lifecycle builds it")
    }
    let program = ChildProgram(path: path)
    let (ending, seconds) = try measured { try program.run(arguments) }
    guard ending.status == 0 else {
      throw MeasurementError.failed(
        (["lifecycle"] + arguments).joined(separator: " "), reason: "status \(ending.status)")
    }
    return Sample(seconds: seconds)
  }
}

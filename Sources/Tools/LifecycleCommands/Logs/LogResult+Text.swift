import LifecycleLogs
import LifecycleModels
import Reporting

extension LogResult {
  /// The result in a few lines.
  var text: String {
    switch content {
    case .failed(let failure, let words, _, _):
      "! \(file.printable): \(failure.rawValue)\n" + words.wrapped()
    case .judged(let judgement, let timing, _, _, let malformedCount):
      judgement.headline(in: file) + (judgement.scenarioWords?.wrapped() ?? "")
        + judgement.explanation.wrapped() + judgement.exitWords.map { $0.wrapped() }.joined()
        + judgement.breakWords.map { $0.wrapped() }.joined()
        + judgement.repairWords + judgement.alternatives.map { $0.words.wrapped() }.joined()
        + judgement.accounts.map(\.text).joined() + timing.words.map { $0.wrapped() }.joined()
        + (Self.words(forMalformed: malformedCount)?.wrapped() ?? "")
    }
  }

  /// That malformed entries were not judged; nil if there are none.
  static func words(forMalformed count: Int) -> String? {
    count == 0
      ? nil
      : "\(count.counted("malformed entry was", "malformed entries were")) not judged."
  }
}

extension Judgement {
  fileprivate func headline(in file: String) -> String {
    let name = (log == file ? file : "\(file), \(log)").printable
    return "\(sign) \(name): \(verdictWords) (\(modelWords))\n"
      + (isDueToSparseRecording ? "If all are recorded, it is rejected:".wrapped() : "")
  }

  /// The verdict in words.
  var verdictWords: String {
    isDueToSparseRecording ? "accepted if only these are recorded" : verdict.rawValue
  }

  /// The model that judged the log, with its profile, its scenes and its systems.
  var modelWords: String {
    let scenes = sceneCount > SceneModel.usualSceneCount ? ", \(sceneCount) scenes" : ""
    return "\(model), profile \(profile.rawValue)\(scenes)\(systems.remark)"
  }

  /// Whether a log of one or two callbacks is rejected only because others are not in it.
  var isDueToSparseRecording: Bool {
    verdict == .rejected && namesFewCallbacks
      && alternatives.contains { !$0.unrecorded.isEmpty }
  }

  private var sign: String {
    switch verdict {
    case .accepted: "✓"
    case .rejected: isDueToSparseRecording ? "?" : "✗"
    case .undecided: "?"
    }
  }

  /// What was read from the scenario.
  var scenarioWords: String? {
    scenario.map { "The scenario is read as: \($0.marks.map(\.name).joined(separator: "; "))." }
  }

  /// How many ends of processes are shown; the JSON has the first hundred.
  private static var maxShownExits: Int { 10 }

  /// How processes ended, as lines of the system tell it.
  var exitWords: [String] {
    let shown = exits.prefix(Self.maxShownExits)
    let more = exitCount - shown.count
    return shown.map(\.words)
      + (more > 0 ? ["\(more.counted("more process", "more processes")) ended."] : [])
  }

  /// What was possible instead, with its sources, and the later entries that are unexplained.
  var breakWords: [String] {
    guard let first = unexplained.first else { return [] }
    var words: [String] = []
    if !first.possible.isEmpty {
      let options = first.possible.map { "\($0.callback) (\($0.sources.joined(separator: " ")))" }
      words.append("Possible there: \(options.joined(separator: ", ")).")
    }
    guard unexplainedCount > 1 else { return words }
    let positions = unexplained.dropFirst().map { "\($0.position)" }.joined(separator: ", ")
    let others = unexplainedCount > unexplained.count ? " and others" : ""
    let later =
      unexplainedCount == 2
      ? "A later entry, at position \(positions), is also unexplained."
      : "\((unexplainedCount - 1).grouped) later entries are also unexplained, at positions "
        + "\(positions)\(others)."
    return words + [later]
  }

  /// The nearest legal log as a difference.
  fileprivate var repairWords: String {
    guard let nearest else { return "" }
    let scope = nearest.isWhole ? "" : " around it"
    return "    Nearest legal log\(scope), \(nearest.edits.counted("edit")) away:\n"
      + nearest.changes.excerpt.map { "      \($0)\n" }.joined()
  }
}

extension [NearestLog.Change] {
  /// How many unchanged entries are shown before and after a change.
  private static var context: Int { 3 }

  /// The changes with the unchanged entries around them.
  fileprivate var excerpt: [String] {
    let changed = indices.filter { self[$0].kind != .kept }
    var lines: [String] = []
    var shown = 0
    for index in indices where changed.contains(where: { abs($0 - index) <= Self.context }) {
      if index > shown { lines.append("…") }
      lines.append(self[index].text)
      shown = index + 1
    }
    return shown < count ? lines + ["…"] : lines
  }
}

extension NearestLog.Change {
  fileprivate var text: String {
    switch kind {
    case .kept: "  " + name
    case .inserted: "+ " + name
    case .removed: "- \(name)   (position \(position ?? 0))"
    case .swapped: "~ \(name)   (from position \(position ?? 0))"
    }
  }
}

extension AlternativeModel {
  /// Which model accepts the log, and what must be assumed.
  var words: String {
    let scenes = sceneCount > SceneModel.usualSceneCount ? " with \(sceneCount) scenes" : ""
    let profile = "profile \(profile.rawValue)\(systems.remark)"
    let model = "Accepted by the \(model) model\(scenes), \(profile)"
    if ignoresScenario {
      return "\(model), if its scenario is left aside; see --ignore-scenario."
    }
    if !unrecorded.isEmpty {
      let names = unrecorded.map(\.name).joined(separator: ", ")
      return "\(model), if the recorder does not record \(names); see --alphabet."
    }
    let points = deciding.map { point in
      let sources = point.citations.map(\.label).joined(separator: ", ")
      return "\(point.name), “\(point.statement)” (\(sources))"
    }
    return points.isEmpty
      ? model + "." : model + ", if one assumes " + points.joined(separator: "; and ") + "."
  }
}

extension SystemVersions? {
  /// The systems in words, with a comma before; empty for all systems.
  fileprivate var remark: String { map { ", \($0.words)" } ?? "" }
}

extension LifeAccount {
  /// The steps from the first entry on; the steps before it are only counted.
  fileprivate var text: String {
    let marks = entryMarks.mapValues { "entry \($0)" }
    return "The most plausible trace. \(beginning)".wrapped() + recordedPart.text(marks: marks)
      + "    \(replayLine)\n"
  }

  /// The steps from the first entry on.
  var recordedPart: TraceReport {
    let start = prologue > 0 ? life.steps[prologue - 1].state : life.initialState
    return TraceReport(initialState: start, steps: Array(life.steps.dropFirst(prologue)))
  }

  /// For the number of each step of that part that an entry shows, the position of the entry.
  var entryMarks: [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: positions.dropFirst(prologue).enumerated().compactMap {
        index, position in
        position.map { (index + 1, $0) }
      })
  }

  /// Where that part begins.
  var beginning: String {
    prologue > 0
      ? "After \(prologue.counted("step")) that precede the first entry:" : "From the start:"
  }

  /// The command line that replays the whole life.
  var replayLine: String {
    "lifecycle replay \(model)\(options) --actions \(life.actions.joined(separator: ","))"
  }

  private var options: String {
    (profile == .observed ? "" : " --profile \(profile.rawValue)")
      + (sceneCount == 0 || sceneCount == SceneModel.usualSceneCount
        ? "" : " --scenes \(sceneCount)")
  }
}

extension TimingReport {
  /// How many findings are shown; the JSON has all of them.
  private static var maxShown: Int { 10 }

  /// The violations, then the remarks.
  var words: [String] {
    let ordered = findings.filter(\.isViolation) + findings.filter { !$0.isViolation }
    let shown = ordered.prefix(Self.maxShown)
    let more = findingCount - shown.count
    return shown.map { ($0.isViolation ? "Too slow: " : "Time: ") + $0.text }
      + (more > 0 ? ["\(more.counted("more finding")) about times; see --format json."] : [])
  }
}

extension String {
  fileprivate func wrapped() -> String {
    isEmpty ? "" : TextWrap.wrapped(self, width: 96, first: "    ", rest: "    ")
  }
}

import LifecycleLogs
import LifecycleModels
import Reporting

extension LogResult {
  /// The result in a few lines.
  var text: String {
    switch outcome {
    case .failed(let failure, let words, _, _):
      "! \(file.printable): \(failure.rawValue)\n" + words.wrapped()
    case .judged(let judgement, let timing, _, _, let malformedCount):
      judgement.headline(in: file) + judgement.explanation.wrapped() + judgement.breakWords
        + judgement.repairWords + judgement.alternatives.map(\.text).joined()
        + judgement.accounts.map(\.text).joined() + timing.text
        + (malformedCount > 0
          ? "Not judged: \(malformedCount.counted("malformed entry", "malformed entries"))."
            .wrapped()
          : "")
    }
  }
}

extension Judgement {
  fileprivate func headline(in file: String) -> String {
    let name = (log == file ? file : "\(file), \(log)").printable
    let scenes = sceneCount > SceneModel.usualSceneCount ? ", \(sceneCount) scenes" : ""
    return "\(sign) \(name): \(verdict.rawValue) (\(model), profile \(profile.rawValue)\(scenes))\n"
  }

  private var sign: String {
    switch verdict {
    case .accepted: "✓"
    case .rejected: "✗"
    case .undecided: "?"
    }
  }

  /// What could have come instead with its sources, and where else the log breaks.
  fileprivate var breakWords: String {
    guard let first = unexplained.first else { return "" }
    var text = ""
    if !first.possible.isEmpty {
      let options = first.possible.map { "\($0.callback) (\($0.sources.joined(separator: " ")))" }
      text += "Possible there: \(options.joined(separator: ", ")).".wrapped()
    }
    guard unexplainedCount > 1 else { return text }
    let places = unexplained.dropFirst().map { "\($0.position)" }.joined(separator: ", ")
    let dots = unexplainedCount > unexplained.count ? ", …" : ""
    let more = (unexplainedCount - 1).counted("more entry", "more entries")
    return text
      + "Read on, \(more) that no life cycle explains: position \(places)\(dots)."
      .wrapped()
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

  /// The changes with what stands around them.
  fileprivate var excerpt: [String] {
    let changed = indices.filter { self[$0].kind != .kept }
    var lines: [String] = []
    var last = -1
    for index in indices where changed.contains(where: { abs($0 - index) <= Self.context }) {
      if index > last + 1 { lines.append("…") }
      lines.append(self[index].text)
      last = index
    }
    return last < count - 1 ? lines + ["…"] : lines
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
  fileprivate var text: String {
    let scenes = sceneCount > SceneModel.usualSceneCount ? " with \(sceneCount) scenes" : ""
    let model = "Accepted by the \(model) model\(scenes), profile \(profile.rawValue)"
    if !unrecorded.isEmpty {
      let names = unrecorded.map(\.name).joined(separator: ", ")
      return "\(model), if the recorder does not record \(names): see --alphabet.".wrapped()
    }
    let points = deciding.map { point in
      let sources = point.citations.map(\.label).joined(separator: ", ")
      return "\(point.name), “\(point.statement)” (\(sources))"
    }
    return
      (points.isEmpty
      ? model + "." : model + ", if it is so that " + points.joined(separator: "; and that ") + ".")
      .wrapped()
  }
}

extension LifeAccount {
  /// The steps from the last one before the first entry on; what came before is told in a line.
  fileprivate var text: String {
    let start = prologue > 0 ? life.steps[prologue - 1].state : life.initialState
    let told = TraceReport(initialState: start, steps: Array(life.steps.dropFirst(prologue)))
    let marks = Dictionary(
      uniqueKeysWithValues: positions.dropFirst(prologue).enumerated().compactMap {
        index, position in
        position.map { (index + 1, "entry \($0)") }
      })
    let before =
      prologue > 0
      ? "Before the first entry: \(prologue.counted("step")). Then:" : "From its start:"
    return "The most plausible life. \(before)".wrapped() + told.text(marks: marks)
      + "    lifecycle replay \(model)\(options) --actions \(life.actions.joined(separator: ","))\n"
  }

  private var options: String {
    (profile == .observed ? "" : " --profile \(profile.rawValue)")
      + (sceneCount == 0 || sceneCount == SceneModel.usualSceneCount
        ? "" : " --scenes \(sceneCount)")
  }
}

extension TimingReport {
  /// How many findings are shown; the data has more.
  private static var mostShown: Int { 10 }

  /// What is too slow, then the remarks.
  fileprivate var text: String {
    let ordered = findings.filter(\.isViolation) + findings.filter { !$0.isViolation }
    let shown = ordered.prefix(Self.mostShown)
    let more = findingCount - shown.count
    return shown.map { (($0.isViolation ? "Too slow: " : "Time: ") + $0.text).wrapped() }.joined()
      + (more > 0 ? "Time: \(more.counted("more finding")), see --format json.".wrapped() : "")
  }
}

extension String {
  fileprivate func wrapped() -> String {
    isEmpty ? "" : TextWrap.wrapped(self, width: 96, first: "    ", rest: "    ")
  }
}

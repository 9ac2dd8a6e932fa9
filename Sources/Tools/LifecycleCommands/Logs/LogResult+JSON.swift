import LifecycleLogs
import LifecycleModels
import Reporting

extension LogResult {
  /// The result in the form that `validate --format json` promises.
  var json: OrderedJSON {
    switch content {
    case .judged(let judgement, let timing, let skips, let malformed, let malformedCount):
      .object(
        judgement.members(in: file) + [
          ("skipped", .object(skips.map { ($0.words, .integer($0.count)) })),
          ("timing", timing.json), ("malformed", .array(malformed.map(\.json))),
          ("malformedCount", .integer(malformedCount)),
        ])
    case .failed(let failure, let words, let model, let profile):
      .object([
        ("file", .string(file)), ("log", .string(file)), ("model", .string(model)),
        ("profile", .string(profile)), ("verdict", .string("\(failure)")), ("position", .null),
        ("callback", .null), ("possible", .array([])), ("states", .array([])), ("nearest", .null),
        ("requirements", .array([])), ("explanation", .string(words)),
      ])
    }
  }
}

extension Judgement {
  fileprivate func members(in file: String) -> [(String, OrderedJSON)] {
    [
      ("file", .string(file)), ("log", .string(log)), ("model", .string(model)),
      ("profile", .string(profile.rawValue)), ("scenes", .integer(sceneCount)),
      ("systems", .optional(systems?.words)),
      ("verdict", .string(verdict.rawValue)),
      ("position", .optional(position)), ("line", .optional(unexplained.first?.line)),
      ("callback", .optional(callback)), ("possible", .strings(possible)),
      ("states", .strings(states)), ("missing", .strings(unexplained.first?.missing ?? [])),
      ("nearest", nearest?.json ?? .null), ("requirements", .strings(requirements)),
      ("scenario", scenario.map { .strings($0.marks.map(\.name)) } ?? .null),
      ("marks", .array(marks.map(\.markJSON))), ("markCount", .integer(markCount)),
      ("exits", .array(exits.map(\.json))), ("exitCount", .integer(exitCount)),
      ("evidence", .array(evidence.map(\.json))), ("breaks", .array(unexplained.map(\.json))),
      ("breakCount", .integer(unexplainedCount)),
      ("alternatives", .array(alternatives.map(\.json))),
      ("lives", .array(accounts.map(\.json))), ("explanation", .string(explanation)),
    ]
  }
}

extension LogEntry {
  fileprivate var markJSON: OrderedJSON {
    .object([
      ("position", .integer(position)), ("line", .optional(line)),
      ("mark", .optional(item.mark?.name)), ("text", .string(text)),
    ])
  }
}

extension SystemExit {
  fileprivate var json: OrderedJSON {
    .object([
      ("position", .integer(entry.position)), ("line", .optional(entry.line)),
      ("process", .optional(entry.process)), ("cause", .string(cause.rawValue)),
      ("after", .optional(last?.name)),
      (
        "milliseconds",
        .optional(seconds.map { Int((min(max($0, -1e12), 1e12) * 1000).rounded()) })
      ),
      ("text", .string(entry.text)), ("words", .string(words)),
    ])
  }
}

extension UnexplainedEntry {
  fileprivate var json: OrderedJSON {
    .object([
      ("position", .integer(position)), ("line", .optional(line)), ("callback", .string(callback)),
      ("states", .strings(states)), ("possible", .array(possible.map(\.json))),
      ("explanation", .string(explanation)),
    ])
  }
}

extension PossibleCallback {
  fileprivate var json: OrderedJSON {
    .object([("callback", .string(callback)), ("sources", .strings(sources))])
  }
}

extension NearestLog {
  fileprivate var json: OrderedJSON {
    .object([
      ("edits", .integer(edits)), ("whole", .bool(isWhole)), ("log", .strings(log)),
      ("changes", .array(changes.map(\.json))),
    ])
  }
}

extension NearestLog.Change {
  fileprivate var json: OrderedJSON {
    .object([
      ("kind", .string(kind.rawValue)), ("callback", .string(name)),
      ("position", .optional(position)),
    ])
  }
}

extension Evidence {
  fileprivate var json: OrderedJSON {
    .object([
      ("statement", .string(statement)), ("sources", .strings(sources)),
      ("position", .integer(position)), ("unusual", .bool(isUnusual)),
    ])
  }
}

extension AlternativeModel {
  fileprivate var json: OrderedJSON {
    .object([
      ("model", .string(model)), ("profile", .string(profile.rawValue)),
      ("scenes", .integer(sceneCount)), ("systems", .optional(systems?.words)),
      (
        "deciding",
        .array(
          deciding.map { point in
            .object([
              ("name", .string(point.name)), ("statement", .string(point.statement)),
              ("sources", .strings(point.citations.map(\.label))),
            ])
          })
      ), ("ignoresScenario", .bool(ignoresScenario)),
      ("unrecorded", .strings(unrecorded.map(\.name))),
    ])
  }
}

extension LifeAccount {
  fileprivate var json: OrderedJSON {
    .object(
      [("model", .string(model)), ("prologue", .integer(prologue))] + life.jsonMembers
        + [("positions", .array(positions.map { .optional($0) }))])
  }
}

extension TimingReport {
  fileprivate var json: OrderedJSON {
    .object([
      ("violations", .integer(violationCount)), ("findingCount", .integer(findingCount)),
      ("findings", .array(findings.map(\.json))), ("processCount", .integer(processCount)),
      ("processes", .strings(processes.map(\.description))),
    ])
  }
}

extension TimingFinding {
  fileprivate var json: OrderedJSON {
    .object([
      ("kind", .string(kind.rawValue)), ("position", .integer(position)),
      ("line", .optional(line)), ("process", .optional(process)),
      ("limit", .optional(limit?.name.rawValue)), ("bound", .string(span.bound.rawValue)),
      ("milliseconds", .integer(Int((min(span.seconds, 1e12) * 1000).rounded()))),
      ("text", .string(text)),
    ])
  }
}

extension MalformedLine {
  fileprivate var json: OrderedJSON {
    .object([
      ("position", .optional(position)), ("line", .optional(line)),
      ("error", .string(error.localizedDescription)),
    ])
  }
}

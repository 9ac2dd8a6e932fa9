import CommandLineTools
import LifecycleLogs
import LifecycleModels
import Reporting

extension Explanation {
  /// What was found, in the form that `explain --format json` promises.
  var json: OrderedJSON {
    .object([
      ("ends", .array(story.deaths.enumerated().map { $1.json(number: $0 + 1) })),
      ("exits", .array(story.exits.map(\.json))),
      ("unreportedEnds", .array(story.unexplained.map(\.json))),
      (
        "otherReports",
        .array(
          story.others.map { file, report in
            .object([
              ("file", .string(file)), ("report", .string(report.kind.rawValue)),
              ("words", .string(report.otherWords)),
            ])
          })
      ),
      ("logs", .array(logs.map(\.json))),
      (
        "damage",
        .array(
          damage.map {
            .object([
              ("file", .string($0.file)), ("line", .optional($0.line)),
              ("words", .string($0.words)),
            ])
          })
      ),
    ])
  }
}

extension DeathAccount {
  fileprivate func json(number: Int) -> OrderedJSON {
    .object(
      [
        ("id", .string("end \(number)")), ("file", .string(file)),
        ("report", .optional(report?.kind.rawValue)), ("position", .optional(report?.position)),
        ("line", .optional(line)), ("system", .optional(report?.system?.text)),
        ("app", .optional(end.app.name)), ("bundle", .optional(end.app.bundle)),
        ("version", .optional(end.app.version)), ("pid", .optional(end.pid)),
        ("time", .optional(end.time?.text)), ("launchTime", .optional(end.launchTime?.text)),
        ("state", .optional(end.state?.rawValue)), ("cause", .optional(cause?.name)),
        ("words", .string(causeWords)), ("sources", .strings(cause?.citations.map(\.label) ?? [])),
        ("notes", .strings(report?.notes ?? [])), ("evidence", .strings(end.evidence)),
        ("memory", .optional(end.memory.map { Int(clamping: $0) })),
        ("memoryLimit", .optional(end.memoryLimit.map { Int(clamping: $0) })),
        ("running", .strings(running.map(\.name))), ("sent", .strings(calls.map(\.name))),
        ("notSent", .strings(neverSent.map(\.name))),
        (
          "remedies",
          .array(
            remedies.map {
              .object([("title", .string($0.title)), ("line", .string($0.line))])
            })
        ),
        ("log", placement?.json ?? .null),
      ] + (life.map { [("life", $0.json(id: "end \(number)"))] } ?? [("life", .null)]))
  }
}

extension DeathLife {
  fileprivate func json(id: String) -> OrderedJSON {
    .object(
      [
        ("id", .string(id)), ("model", .string(model.rawValue)),
        ("profile", .string(profile.rawValue)), ("scenes", .integer(sceneCount)),
        ("systems", .string(systems.words)), ("stage", .string(stage.rawValue)),
        ("replay", .string("lifecycle replay \(options)")),
      ] + trace.jsonMembers)
  }
}

extension DeathAccount.Placement {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("log", .string(log)), ("process", .optional(history.process)),
      ("after", .string(history.last.item.name)), ("line", .optional(history.last.line)),
      ("position", .integer(history.last.position)), ("contradictions", .strings(contradictions)),
    ])
  }
}

extension UnexplainedEnd {
  fileprivate var json: OrderedJSON {
    .object([
      ("file", .string(file)), ("log", .string(log)), ("process", .optional(history.process)),
      ("after", .string(history.last.item.name)), ("line", .optional(history.last.line)),
      ("words", .string(words)),
    ])
  }
}

extension ExitSummary {
  fileprivate var json: OrderedJSON {
    .object([
      ("app", .optional(app.name)), ("bundle", .optional(app.bundle)),
      (
        "periods",
        .array(
          periods.map {
            .object([
              ("file", .string($0.file)), ("begin", .optional($0.begin)),
              ("end", .optional($0.end)),
              ("version", .optional($0.version)), ("system", .optional($0.system)),
            ])
          })
      ),
      (
        "counts",
        .array(
          counts.map {
            .object([
              ("key", .string($0.key)), ("foreground", .bool($0.isForeground)),
              ("count", .integer($0.count)), ("causes", .strings($0.causes.map(\.name))),
              ("meaning", .string($0.meaning)), ("delegateHears", .string($0.heard)),
              ("life", .strings($0.life?.events ?? [])),
            ])
          })
      ),
      ("total", .integer(total)),
      ("purgedPercent", .optional(purgedShare.map { Int(($0 * 100).rounded()) })),
      ("remarks", .strings(remarks)),
    ])
  }
}

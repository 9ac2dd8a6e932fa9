import LifecycleLogs
import LifecycleModels
import Reporting

/// The page of what ends a process: every code, reason and count that devices report.
struct DeathsPage {
  private let calls = DeathCalls()

  var document: Document {
    Document(
      [
        .heading(1, "What ends an app, and what reports say of it"),
        .paragraph(
          """
          Each code of a crash report, each reason of a Jetsam report and each count of MetricKit, with
          what it means for the life of the app. \(code: "lifecycle explain FILE…") reads such reports
          and shows the shortest life that ends so. An unknown code is shown and not explained.
          """),
        .paragraph(
          """
          What was called follows from the models: a silent end is a rule that calls nothing.
          Facts are numbered (F93), and listed \(.link("at the end", to: "#sources")).
          """),
      ] + ends + codes + jetsam + counts + tables + sources)
  }

  // MARK: - Who, when

  private var ends: [Document.Block] {
    [
      .heading(2, "Who can be ended when, and who is told"),
      .paragraph(
        """
        Each rule by which a process ends in the models of one app (profile observed), with the states in
        which it is possible, and the calls of delegates that come between it and the end of the process
        in a shortest life in which it happens as near to the user as it can. Causes are described below.
        """),
      EndsTable(calls).block,
      .paragraph(
        """
        An extension has a process of its own, whether or not its app runs. These rules end it (profile
        observed). Only a notification service extension is told that its time is nearly up; nothing else
        is announced.
        """),
      .table(
        ["rule", "by", "when", "cause"],
        ExtensionModel(profile: .observed).endsOfExtension.map { rule in
          let causes = DeathCause.all.filter { $0.extensionActions.contains(rule.family) }
          return [
            .code(rule.name), Prose(rule.initiator.rawValue),
            Prose(rule.conditions.map(\.name).joined(separator: "; ")),
            causes.isEmpty ? "–" : causes.map { Prose.code($0.name) }.joined(separator: ", "),
          ]
        }),
    ]
  }

  // MARK: - What to look for

  private var codes: [Document.Block] {
    let rows = DeathCause.all.flatMap { cause in
      cause.signs.compactMap { sign -> (code: UInt64, cells: [Prose])? in
        guard case .code(let code, nil) = sign else { return nil }
        return (
          code,
          [
            .code("0x" + String(code, radix: 16)), .code("\(code)"), Prose(cause.sentence),
            Prose(cause.systems.isEmpty ? "watchOS" : cause.systems.words), .code(cause.name),
          ]
        )
      }
    }
    return [
      .heading(2, "Termination codes"),
      .table(
        ["code", "in decimal", "what ended the app", "systems", "cause"],
        rows.sorted { $0.code < $1.code }.map(\.cells)),
      .paragraph(
        """
        Of \(code: "0x8badf00d"), the event, the visibility and the stack tell where in its life the app
        was: the causes called \(code: "watchdog…") are told apart by them.
        """),
    ]
  }

  private var jetsam: [Document.Block] {
    [
      .heading(2, "Jetsam reasons"),
      .paragraph(
        "The kernel’s names and numbers. Only a process with a reason was ended (F311)."),
      .table(
        ["number", "reason", "what it means", "cause"],
        JetsamReason.allCases.map { reason in
          [
            Prose(reason.number.map { "\($0)" } ?? "former name"), .code(reason.rawValue),
            Prose(reason.words), names(of: causes(of: reason)),
          ]
        }),
    ]
  }

  private func causes(of reason: JetsamReason) -> [DeathCause] {
    DeathCause.all.filter { cause in
      cause.signs.contains { sign in
        if case .jetsam(reason.rawValue, _) = sign { true } else { false }
      }
    }
  }

  private var counts: [Document.Block] {
    var keys: [String] = []
    for case .count(let key, _) in DeathCause.all.flatMap(\.signs) where !keys.contains(key) {
      keys.append(key)
    }
    return [
      .heading(2, "Counts of MetricKit"),
      .table(
        ["count", "in the foreground", "in the background"],
        keys.sorted().map { key in
          [
            .code(key), names(of: DeathCause.causes(ofCount: key, isForeground: true)),
            names(of: DeathCause.causes(ofCount: key, isForeground: false)),
          ]
        }),
    ]
  }

  private func names(of causes: [DeathCause]) -> Prose {
    causes.isEmpty ? "–" : causes.map { Prose.code($0.name) }.joined(separator: ", ")
  }

  // MARK: - Every cause

  private var tables: [Document.Block] {
    let families: [(title: Prose, causes: [DeathCause])] = [
      ("The watchdog", DeathCause.watchdogCauses),
      ("Limits of work and of resources", DeathCause.limitCauses),
      ("Memory", DeathCause.memoryCauses),
      ("The system, the user and other programs", DeathCause.systemCauses),
      ("The app itself", DeathCause.appCauses),
    ]
    return families.flatMap { family -> [Document.Block] in
      [
        .heading(2, family.title),
        .table(
          [
            "cause", "what ended the app", "what reports say", "who notices it",
            "what was called", "what was lost", "what finds it", "how to test for it",
            "sources",
          ],
          family.causes.map(row(of:))),
      ]
    }
  }

  private func row(of cause: DeathCause) -> [Prose] {
    [
      .code(cause.name), Prose(cause.sentence), signs(of: cause), Prose(cause.noticed),
      callbacks(of: cause), Prose(cause.loss),
      cause.remedies.map(words(of:)).joined(separator: ". "), Prose(cause.test),
      Prose(cause.citations.map(\.label).joined(separator: " ")),
    ]
  }

  private func signs(of cause: DeathCause) -> Prose {
    if cause.signs.isEmpty { return "nothing: it leaves no report" }
    var words: [Prose] = []
    for sign in cause.signs {
      let next = shortage(of: sign) ?? Prose.code(sign.words)
      if !words.contains(next) { words.append(next) }
    }
    return words.joined(separator: ", ")
  }

  /// All reasons of a shortage in a few words; nil for another sign.
  private func shortage(of sign: DeathCause.Sign) -> Prose? {
    guard case .jetsam(let name, let state) = sign, let reason = JetsamReason(rawValue: name),
      JetsamReason.shortages.contains(reason)
    else { return nil }
    return "each Jetsam reason of a shortage" + (state.map { ", \($0.rawValue)" } ?? "")
  }

  private func callbacks(of cause: DeathCause) -> Prose {
    if cause.systems.isEmpty { return "not in the models, which are about iOS" }
    let sequences = calls.callbacks(after: cause)
    if sequences.isEmpty { return "nothing; no model of one app has the cause" }
    return sequences.map { callbacks in
      callbacks.isEmpty
        ? "nothing" : callbacks.map { Prose.code($0.name) }.joined(separator: ", ")
    }.joined(separator: "; or ")
  }

  private func words(of remedy: DeathCause.Remedy) -> Prose {
    switch remedy {
    case .obligation: .code(remedy.words)
    case .auditRule: "\(remedy.words) of the audit"
    case .advice(let text): Prose(String(text.dropLast()))
    }
  }

  private var sources: [Document.Block] {
    var numbers: Set<Int> = []
    for case .fact(let number) in DeathCause.all.flatMap(\.citations) { numbers.insert(number) }
    return [
      .heading(2, "Sources"),
      .list(
        numbers.sorted().compactMap(Fact.number).map { fact in
          "\(strong: "F\(fact.number)") \(fact.statement) [\(fact.documents); \(fact.certainty)]"
        }),
    ]
  }
}

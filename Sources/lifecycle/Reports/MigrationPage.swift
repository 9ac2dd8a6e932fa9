import LifecycleModels
import Reporting

/// What changes when an app moves from the app delegate to scenes: the page for its engineers.
struct MigrationPage {
  private let reports: [RelationReport]

  /// Creates the page from the comparisons in each profile.
  init(_ reports: [RelationReport]) { self.reports = reports }

  var text: String {
    """
    # From the app delegate to scenes

    An app built with the SDK of iOS 27 does not launch without scenes (F166). This page lists what \
    your code will observe differently, each with the shortest trace that shows it. It is the result \
    of a comparison by exhaustive search: the scene model with one window was explored together with \
    the app model.

    \(verdicts)
    Every difference is necessary: if all others are allowed and this one is not, the comparison \
    fails, and the trace below is the shortest one on which it fails. `lifecycle relate` repeats the \
    comparison.

    ## What is called instead

    \(mapping)
    The app delegate keeps all its other callbacks: launching, termination, memory, protected data, \
    time changes, pushes, background fetches and URL sessions (F152).

    ## What is new

    \(news)
    ## What differs
    \(differences)
    ## What several windows add

    With one window, the state of the app is the state of its scene. With several windows it is not, \
    and five beliefs that are true for one window become false: see \
    \(beliefs) of the [scene model](scene/observed.md).

    ## What was compared, and what was not

    The comparison observes how and with what the user opens the app, the start and the end of the \
    process, and each callback and notification of the application with the state that can be read \
    in it. It leaves out the callbacks of view controllers (with scenes the first view loads when its \
    scene connects, not during the launch, and again after a scene was reclaimed: F140, F142, F159), \
    touches, the delegate of UNUserNotificationCenter, and apps that exit on suspend, which needs a \
    deprecated key (F36). The comparison is about the two models, whose rules cite documents and \
    logs. If those are wrong, so is this page.

    """
  }

  private var verdicts: String {
    reports.map { report in
      let pairs =
        report.pairs.map { "\($0.grouped) pairs of states visited" }
        ?? "NOT so: there is an unknown difference"
      return "- In the `\(report.profile.rawValue)` profile, the "
        + "\(report.differences.count) points below are the only differences (\(pairs)).\n"
    }
    .joined()
  }

  private var mapping: String {
    let rows = Callback.allCases.compactMap { callback in
      Migration.counterpart(of: callback).map { old in
        [Markdown.code(old.name), Markdown.code(callback.name)]
      }
    }
    return Markdown.table(["app delegate", "scene delegate (F153, F154)"], rows)
  }

  private var news: String {
    Migration.newCallbacks.map { callback in
      "- \(Markdown.code(callback.name)): \(Self.explanations[callback] ?? "")\n"
    }
    .joined()
  }

  private static let explanations: [Callback: String] = [
    .configurationForConnecting: "called once for each new session, not at each launch (F151).",
    .sceneWillConnect:
      "create the window here; after a cold launch the connection options say what opened the app (F149, F154).",
    .sceneDidDisconnect: """
    the scene object is gone, but its session may come back. Save here, and do not mistake this for \
    the end of the process (F158, F159).
    """,
    .didDiscardSceneSessions: """
    the user has closed windows for good. If the app was not running, this comes after its next \
    launch, and the session may be one that is connected again (F160, F161).
    """,
  ]

  private var beliefs: String {
    ["I21", "I63", "I64", "F158", "F163"].map { "[\($0)](scene/observed/\($0).txt)" }
      .joined(separator: ", ")
  }

  private var differences: String {
    var names: [String] = []
    for entry in reports.flatMap(\.differences) where !names.contains(entry.name) {
      names.append(entry.name)
    }
    return names.map { name in
      let found = reports.filter { $0.differences.contains { $0.name == name } }
      let only =
        found.count == reports.count
        ? "" : " Only in the `\(found[0].profile.rawValue)` profile."
      // Devices count for more than documents: the last profile is the observed one.
      return found.last?.differences.first { $0.name == name }.map { section($0, only) } ?? ""
    }
    .joined()
  }

  private func section(_ entry: RelationReport.Entry, _ only: String) -> String {
    """

    ### \(Markdown.escaped(entry.statement.capitalizedFirst))

    \(Markdown.escaped(entry.advice))\(only)

    \(entry.sources.map(\.markdown).joined())
    \(entry.example.map(example) ?? "No trace shows it, so it is not a difference.\n")
    """
  }

  private func example(_ example: RelationReport.Example) -> String {
    Markdown.block(example.trace.text(indent: 0) + "Replay: \(example.replay)\n") + "\n"
      + Markdown.escaped(example.contrast) + "\n"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import LifecycleModels
import Reporting

/// What changes for an app that moves from the app delegate to scenes: the page for its engineers.
struct MigrationPage {
  private let reports: [MigrationReport]

  /// Creates the page from the comparisons in each profile.
  init(_ reports: [MigrationReport]) { self.reports = reports }

  var text: String {
    """
    # From the app delegate to scenes

    Since the SDK of iOS 27 an app without scenes does not launch (F166). This page says what your \
    code will see differently, and shows for each difference the shortest life that shows it. It is \
    the result of a comparison by exhaustive search, not a list from memory: the scene model with one \
    window was explored together with the app model, and

    \(verdicts)
    Each difference is needed: with all others set aside and this one not, the comparison fails, and \
    the life below is the shortest on which it does. `lifecycle relate` repeats the comparison.

    ## What is called instead

    \(mapping)
    Everything else that an app delegate is sent stays there: launching, termination, memory, \
    protected data, time changes, pushes, background fetches and URL sessions (F152).

    ## What is new

    \(news)
    ## What differs
    \(differences)
    ## What comes with several windows

    With one window the app is its scene. With several it is not, and five beliefs fail that an app \
    with one window can hold for years: see \
    \(beliefs) of the [scene model](scene/observed.md).

    ## What was compared, and what was not

    Observed were: how the user opens the app and with what, the start and the end of the process, \
    and each callback and notification of the application with the state that can be read in it. \
    Left out are the callbacks of view controllers (with scenes the first view loads when its scene \
    connects, not in the launch, and again after a scene was reclaimed: F140, F142, F159), touches, \
    the delegate of UNUserNotificationCenter, \
    and apps that exit on suspend, a key that is deprecated (F36). The comparison speaks of the two \
    models, whose rules cite what documents and logs say; where those are wrong, so is this page.

    """
  }

  private var verdicts: String {
    reports.map { report in
      let pairs =
        report.pairs.map { "\($0.grouped) pairs visited" } ?? "NOT so: unstated difference"
      return "- in the `\(report.profile.rawValue)` profile nothing differs but the "
        + "\(report.differences.count) points below (\(pairs)).\n"
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
    .configurationForConnecting: "asked once for each new session, not at each launch (F151).",
    .sceneWillConnect:
      "make the window here; what opened the app cold is in the connection options (F149, F154).",
    .sceneDidDisconnect: """
    the scene object is gone, the session may come back: save here, and do not take it for the \
    end of the process (F158, F159).
    """,
    .didDiscardSceneSessions: """
    the user has thrown windows away; if the app did not run, it is told after its next launch, \
    and the session named can be one that is connected again (F160, F161).
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
      // Devices before documents: the last profile is the observed one.
      return found.last?.differences.first { $0.name == name }.map { section($0, only) } ?? ""
    }
    .joined()
  }

  private func section(_ entry: MigrationReport.Entry, _ only: String) -> String {
    """

    ### \(Markdown.escaped(entry.statement.capitalizedFirst))

    \(Markdown.escaped(entry.advice))\(only)

    \(entry.sources.map(\.markdown).joined())
    \(entry.example.map(example) ?? "No life shows it: it is no difference.\n")
    """
  }

  private func example(_ example: MigrationReport.Example) -> String {
    Markdown.block(example.trace.text(indent: 0) + "Replay: \(example.replay)\n") + "\n"
      + Markdown.escaped(example.contrast) + "\n"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

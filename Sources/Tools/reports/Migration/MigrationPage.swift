import LifecycleCommands
import LifecycleModels
import LifecycleReporting
import Reporting

/// What changes when an app moves from the app delegate to scenes: the page for its engineers.
struct MigrationPage {
  private let reports: [RelationReport]

  /// Creates the page from the comparisons in each profile.
  init(_ reports: [RelationReport]) { self.reports = reports }

  var text: String {
    """
    # From the app delegate to scenes

    An app built with the SDK of iOS 27 does not launch without scenes: see Apple's technical note \
    [TN3187](\(TechnicalNote.migration)). This page says what takes the place of each method, what \
    breaks in the projects that have migrated, and what your code will observe differently. The \
    differences are the result of a comparison by exhaustive search: the scene model with one window \
    was explored together with the app model.

    - [What is called instead](#instead)
    - [What breaks, and how to mend it](#breaks)
    \(breakageLinks)- [What differs, with the shortest trace for each difference](#differs)
    - [What several windows add](#windows)
    - [What was compared, and what was not](#compared)

    Facts are numbered (F166); [Models/README.md](../Models/README.md) says what rests on each.

    ## <a id="instead"></a>What is called instead

    \(mapping)
    The app delegate keeps all its other callbacks: launching, termination, memory, protected data, \
    time changes, pushes, background fetches and URL sessions (F152).

    ### What is new

    \(news)
    ## <a id="breaks"></a>What breaks, and how to mend it

    Each has happened to the projects that are linked. A test compiles the code.
    \(breakages)
    ## <a id="differs"></a>What differs

    \(verdicts)
    Every difference is necessary: if all others are allowed and this one is not, the comparison \
    fails, and the trace below is the shortest one on which it fails. `lifecycle relate` repeats the \
    comparison.
    \(differences)
    ## <a id="windows"></a>What several windows add

    With one window, the state of the app is the state of its scene. With several windows it is not, \
    and five beliefs that are true for one window become false: see \
    \(beliefs) of the [scene model](scene/observed.md).

    ## <a id="compared"></a>What was compared, and what was not

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
        [old, callback].map { Markdown.code($0.swiftDeclaration ?? $0.swiftName) }
      }
    }
    return Markdown.table(["app delegate", "scene delegate (F153, F154)"], rows)
  }

  private var news: String {
    Migration.newCallbacks.map { callback in
      "- \(Markdown.code(callback.swiftDeclaration ?? callback.swiftName)): \(Self.explanations[callback] ?? "")\n"
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
    .sceneStateRestorationActivity: """
    called each time the scene has entered the background: return what brings its interface back. It \
    takes the place of the app delegate's shouldSaveSecureApplicationState (F261).
    """,
    .sceneRestoreInteractionState: """
    called after willConnect and before the scene becomes active, on iOS 15 and later, if the session \
    has kept an activity. A process that dies before it is left has kept nothing (F261).
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

    \(entry.sources.map(\.linkedItem).joined())
    \(entry.example.map(example) ?? "No trace shows it, so it is not a difference.\n")
    """
  }

  private func example(_ example: ObservedExample) -> String {
    contrast(example.contrast) + "\n\n" + example.folded
  }

  /// The contrast, with the names of Apple's documentation in place of ours.
  private func contrast(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.withoutEnd { ".,".contains($0) }
      guard let callback = Callback(name: String(name)) else {
        return Markdown.escaped(String(word))
      }
      return Markdown.code(callback.swiftName) + word[name.endIndex...]
    }
    .joined(separator: " ")
  }
}

extension MigrationPage {
  private var breakageLinks: String {
    Breakage.all.map { "  - [\(Markdown.escaped($0.title))](#\($0.id))\n" }.joined()
  }

  private var breakages: String { Breakage.all.map(section).joined() }

  private func section(_ breakage: Breakage) -> String {
    """

    ### <a id="\(breakage.id)"></a>\(Markdown.escaped(breakage.title))

    \(Markdown.escaped(breakage.explanation))

    Before:

    \(Markdown.code(breakage.fix.before, language: "swift"))
    After:

    \(Markdown.code(breakage.fix.after, language: "swift"))\(propertyList(of: breakage))
    Reported by \(breakage.sources.map(source).joined(separator: "; ")).

    \(breakage.citations.map(\.report.linkedItem).joined())
    """
  }

  private func propertyList(of breakage: Breakage) -> String {
    breakage.propertyList.map { "\nInfo.plist:\n\n" + Markdown.code($0, language: "xml") } ?? ""
  }

  private func source(_ source: CirculatingClaim.Source) -> String {
    let name = Markdown.escaped(source.place)
    let link = source.link.map { "[\(name)](\(Markdown.address($0)))" } ?? name
    return "\(link) (\(Markdown.escaped(source.words)))"
  }
}

extension Substring {
  /// The text without some characters at its end.
  fileprivate func withoutEnd(_ isTrimmed: (Character) -> Bool) -> Substring {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

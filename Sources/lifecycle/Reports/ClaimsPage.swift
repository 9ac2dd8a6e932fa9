import LifecycleClaims
import LifecycleModels
import Reporting

/// What circulates about the life cycle and is wrong: the page for whoever has read the others.
struct ClaimsPage {
  private let report: ClaimsReport

  init(_ report: ClaimsReport) { self.report = report }

  var text: String {
    """
    # What the web gets wrong

    \(report.entries.count) statements about the life cycle of apps that circulate and are wrong, \
    in Apple's documents too: who says them, what is so instead, and the shortest life that shows \
    it. Those that lose data come first. Written by `lifecycle verify --reports`; do not edit.

    - **Who says it** names the document, the page, the issue or the code, and what it says or does \
    in words that are not its own. An issue is often the report of what the claim has broken. S000 to S003 are texts that this \
    project began with.
    - **Facts** are numbered; [Models/README.md](../Models/README.md) says what rests on each, and \
    `lifecycle list --facts` prints them with their documents.
    - **A property** of a model is violated by a trace that was found by exhaustive search; the \
    shortest is shown in one line: who acts, what happens, and after the arrow what the app is sent \
    (notifications apart), up to the step that breaks it. The link leads to the whole trace.
    - **A log** is a sequence of callbacks, judged as `lifecycle validate` does: silent steps are \
    inferred, and it may begin anywhere in a life.
    - **The profiles** are two readings: `documented` follows the guide to the letter, `observed` is \
    what devices were seen to do. Where a claim is wrong only as observed, the documents say it.

    ## All of them
    \(contents)
    \(CirculatingClaim.Topic.allCases.map(section).joined())
    \(unclaimed)
    """
  }

  private func entries(of topic: CirculatingClaim.Topic) -> [ClaimsReport.Entry] {
    report.entries.filter { $0.claim.topic == topic }
  }

  private var contents: String {
    CirculatingClaim.Topic.allCases.map { topic in
      "\n**\(topic.title)**\n\n"
        + Markdown.table(
          ["what is said", "what is so"],
          entries(of: topic).map { entry in
            [
              "[\(Markdown.escaped(entry.claim.statement))](#\(entry.claim.id))",
              Markdown.escaped(entry.claim.truth),
            ]
          })
    }
    .joined()
  }

  private func section(_ topic: CirculatingClaim.Topic) -> String {
    "\n## \(topic.title)\n" + entries(of: topic).map { ClaimSection($0).text }.joined()
  }

  private var unclaimed: String {
    """
    ## Also false, though nobody was found to say so

    The models refute these beliefs too. No document or page that says them was found; to think of \
    them was enough.

    \(report.unclaimed.map(item).joined())
    """
  }

  private func item(_ belief: ClaimsReport.Belief) -> String {
    let statement = Markdown.escaped(belief.reports.last?.report.statement ?? "")
    return "- \(belief.model) \(belief.link): \(statement)\n"
  }
}

extension CirculatingClaim.Topic {
  /// The heading of the topic.
  fileprivate var title: String {
    switch self {
    case .death: "The end of the process"
    case .background: "In the background"
    case .backgroundTime: "Time in the background"
    case .memory: "Memory"
    case .launch: "Launches"
    case .scenes: "Scenes"
    case .activation: "Becoming and resigning active"
    case .views: "Views and notifications"
    }
  }
}

extension ClaimsReport.Belief {
  /// The identifier, which leads to the whole trace where there is one.
  var link: String {
    counterexample.map { "[\(id)](\(model)/\($0.profile.rawValue)/\(id).txt)" } ?? id
  }
}

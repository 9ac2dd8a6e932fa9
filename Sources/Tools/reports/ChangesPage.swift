import LifecycleCommands
import LifecycleReporting
import Reporting

/// What changed for apps from one version of iOS to another: the page for their engineers.
struct ChangesPage {
  private let changes: [SystemChanges]

  init(_ changes: [SystemChanges]) { self.changes = changes }

  var text: String {
    """
    # What changes between versions of iOS

    Each model was compared with itself, exhaustively: on two versions of iOS at once, in both \
    directions. What is new can happen on the later version and not on the earlier one; what is gone \
    could happen on the earlier one. Each difference is shown with the shortest life that has it \
    while everything else is as on the other version. `lifecycle changes app --ios 17...18` compares \
    any two versions.

    The comparison is about the models. Each rule has the versions for which there is evidence, so a \
    difference may also be one of what has been documented or recorded. The rules of each model name \
    their versions: [app](app/rules.md), [scene](scene/rules.md), [swiftui](swiftui/rules.md). That \
    iOS 27 refuses an app without scenes, if its own SDK has built it, is in the launch model: \
    [F234](launch/observed/F234.txt).

    \(table)
    \(changes.map(section).joined(separator: "\n"))
    """
  }

  private var table: String {
    Markdown.table(
      ["from", "to", "model", "new", "gone", "pairs of states visited"],
      changes.map { change in
        [
          "iOS \(change.from)", "iOS \(change.to)", "[\(change.model)](#\(anchor(of: change)))",
          change.new.entries.count.grouped, change.gone.entries.count.grouped,
          (change.new.pairs + change.gone.pairs).grouped,
        ]
      })
  }

  private func anchor(of change: SystemChanges) -> String {
    "\(change.model)-\(change.from)-\(change.to)"
  }

  private func section(_ change: SystemChanges) -> String {
    """
    ## <a id="\(anchor(of: change))"></a>\(change.model): from iOS \(change.from) to iOS \(change.to)

    \(entries(change.new, "New", on: change.to, notOn: change.from))
    \(entries(change.gone, "Gone", on: change.from, notOn: change.to))
    """
  }

  private func entries(
    _ side: SystemChanges.Side, _ heading: String, on version: Int, notOn other: Int
  ) -> String {
    side.entries.map { text($0, heading) }.joined()
      + (side.rest == nil
        ? "Nothing else can be observed on iOS \(version) and not on iOS \(other).\n"
        : "Something else can be observed on iOS \(version), which no rule explains.\n")
  }

  private func text(_ entry: SystemChanges.Entry, _ heading: String) -> String {
    """
    **\(heading):** \(Markdown.escaped(entry.statement)) (\(entry.systems.words)).

    \(entry.sources.map(fact).joined())
    \(entry.example.map(example) ?? "No life shows it while everything else is as on the other version.\n")

    """
  }

  private func fact(_ source: SourceReport) -> String {
    "- \(source.label): \(Markdown.escaped(source.statement))\n"
  }

  private func example(_ example: ObservedExample) -> String {
    Markdown.escaped(example.contrast) + "\n\n" + example.folded
  }
}

import Reporting

/// The first page: all verdicts counted, and how to read them.
struct ReportIndex {
  private let verified: [VerifiedModel]
  private let models: [String]
  private let linksClaims: Bool

  init(_ verified: [VerifiedModel], models: [String], linksClaims: Bool = false) {
    self.verified = verified
    self.models = models
    self.linksClaims = linksClaims
  }

  var text: String {
    """
    # Verdicts

    What `lifecycle verify` says of every model in every profile. Written by
    `lifecycle verify --reports`; do not edit.

    \(table)
    \(subjects)\(claims)
    ## How to read it

    - **holds**: every reachable state was visited, and no life cycle breaks the property.
    - **refuted**: people believe the property, and a life cycle that the sources allow breaks it. The
      shortest such life cycle is shown.
    - An **obligation** is the app's to keep, not the system's: that it “holds” means that the situation
      in which a breach costs something does arise. A **witness** shows that something can happen at
      all, so that the rest is not true for nothing.
    - **(3 owed)** in a trace: so many callbacks are still to be delivered before anything else but
      death can happen.
    - A **profile** is a reading of the sources: `documented` follows the guide to the letter,
      `observed` is the union of what devices were seen to do.
    - Among sources **F79** is fact 79; a property that is called F79 states that fact, or what people
      make of it. **I3** is a property; each page spells its sources out.
    - A verdict is about the model. The model's rules and their sources stand on its page of rules;
      what no document says is marked as an assumption.

    With `--mutants` there is a page `mutants.md` for each model too: how many broken variants of it
    its properties catch.

    Each counterexample is a text with the line that replays it, and a path to draw: \
    `dot -Tsvg app/observed/I3.dot`.

    """
  }

  private var table: String {
    Markdown.table(
      ["model", "profile", "states", "transitions", "depth", "hold", "beliefs refuted", "verdict"],
      verified.map(\.report).map { report in
        let (hold, refuted) = (report.counts(of: .holds), report.counts(of: .violated))
        return [
          report.model, "[\(report.profile)](\(report.model)/\(report.profile).md)",
          report.states.grouped, report.transitions.grouped, report.depth.grouped,
          "\(hold.met) of \(hold.all)", "\(refuted.met) of \(refuted.all)", report.verdictWords,
        ]
      })
  }

  private var claims: String {
    linksClaims
      ? "\n[What the web gets wrong](claims.md): claims in circulation that the models refute.\n"
      : ""
  }

  private var subjects: String {
    models.map { name in
      let profiles = verified.filter { $0.report.model == name }
      let subject = profiles.first?.pages?.subject ?? ""
      let figures = profiles.map { profile in
        "[\(profile.report.profile)](\(name)/overview-\(profile.report.profile).svg)"
      }
      return "- **\(name)**: \(Markdown.escaped(subject)). [Rules and disputes](\(name)/rules.md); "
        + "figure: \(figures.joined(separator: ", ")).\n"
    }
    .joined()
  }
}

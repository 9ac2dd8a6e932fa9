import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Lists models, profiles and properties.
struct ListCommand: Command {
  static let syntax = Syntax(
    name: "list", operands: "[MODEL...]", operandCount: 0...100,
    summary: "List models, profiles, properties and their sources.",
    discussion: [
      """
      Each property is shown with its kind and the facts that it rests on. If the profiles differ,
      there is one kind for each profile; – means that the profile does not have the property. The
      command replay --property and the reports of verify show the facts in full.
      """
    ],
    options: [.facts, .rules, .predicates, .apps, .scenes],
    examples: [
      ("list", "List everything that can be checked."),
      ("list --facts", "List which rules and properties rest on each fact."),
      ("list app --rules --predicates", "List the names for replay --actions and for formulas."),
    ],
    statuses: [
      (.asExpected, "always"), (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  /// Each model, in every requested profile.
  private let models: [[any Model]]
  /// The models that the requested systems do not have.
  private let leftOut: [ModelEntry]
  private let listsRules: Bool
  private let listsFacts: Bool
  private let listsPredicates: Bool
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    let (entries, leftOut) = try arguments.modelEntries()
    self.leftOut = leftOut
    let profiles = try arguments.profile().map { [$0] } ?? Profile.allCases
    models = try arguments.models(of: entries, in: profiles)
    listsRules = arguments.has(.rules)
    listsFacts = arguments.has(.facts)
    listsPredicates = arguments.has(.predicates)
    format = try arguments.format()
    if listsFacts {
      for option in [Option.rules, .predicates, .profile, .apps, .scenes]
      where arguments.has(option) {
        throw .conflict("--facts", option.name)
      }
      if let model = arguments.operands.first { throw .conflict("--facts", model) }
    }
  }

  func run(console: Console) throws -> Outcome {
    if listsFacts {
      let traceability = Traceability()
      return Outcome(
        text: format == .json ? traceability.json.text : traceability.markdown,
        status: .asExpected)
    }
    console.remark(leftOut: leftOut)
    let listings = models.map {
      ModelListing($0, listsRules: listsRules, listsPredicates: listsPredicates)
    }
    let text =
      format == .json
      ? OrderedJSON.object([("models", .array(listings.map(\.json)))]).text
      : listings.map(\.text).joined(separator: "\n")
    return Outcome(text: text, status: .asExpected)
  }
}

extension Option {
  fileprivate static let facts = Option(
    "--facts", help: "List what rests on each fact, in Markdown.")
  fileprivate static let rules = Option(
    "--rules", help: "Also list the rules; --actions takes their names.")
  fileprivate static let predicates = Option(
    "--predicates",
    help: "Also list the names for formulas, and the rules that can be fair.")
}

import CommandLineTools
import Reporting

/// What walks have covered and found: of one run, or of all shards of one.
struct WalkFacts: Sendable {
  var model: String
  var profile: String
  var seed: String
  var walks = 0
  var steps = 0
  var states = 0
  var transitions = 0
  /// The properties that were watched, by their identifiers.
  var watched: [String]
  var ruleCount: Int
  var rulesNeverFired: [String]
  /// The violated property with its counterexample, if there is one.
  var property: OrderedJSON?
  /// In what way the model breaks its contract, if it does.
  var fault: String?

  /// The facts in the form that `walk --format json` promises.
  var members: [(String, OrderedJSON)] {
    [
      ("model", .string(model)), ("profile", .string(profile)), ("seed", .string(seed)),
      ("walks", .integer(walks)), ("steps", .integer(steps)), ("states", .integer(states)),
      ("transitions", .integer(transitions)), ("verdict", .string(verdict)),
      ("watched", .strings(watched)), ("property", property ?? .null),
      ("rulesNeverFired", .strings(rulesNeverFired)),
    ] + (fault.map { [("reason", .string($0))] } ?? [])
  }

  private var verdict: String {
    fault != nil ? "faulty" : property?["verdict"]?.words ?? "undecided"
  }

  /// How a command ends that has found this.
  var status: ExitStatus {
    if fault != nil { return .unexpected }
    guard let property else { return .undecided }
    if property["expected"]?.words == PropertyReport.Expectation.holds.rawValue {
      return .unexpected
    }
    return watched.count == 1 ? .asExpected : .undecided
  }

  /// What was covered, in one sentence.
  var coverage: String {
    "Coverage of \(walks.counted("walk")) with seed \(seed): \(steps.counted("step")), "
      + "\(states.counted("state")), \(transitions.counted("transition")), "
      + "\(ruleCount - rulesNeverFired.count) of \(ruleCount) rules."
  }
}

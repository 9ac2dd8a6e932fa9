/// A programming language in which a model can be a file that needs no other.
struct CodeLanguage: Sendable {
  /// A variable of the states.
  struct Field: Sendable {
    let name: String
    let isTruth: Bool
    /// What it is in most states.
    let value: String
  }

  typealias Assignment = (name: String, value: String)

  /// A rule, its texts quoted.
  struct Rule {
    let name: String
    let callback: String?
    let initiator: String
    let condition: String
    let assignments: [Assignment]
  }

  let dialect: Dialect
  let comment: String
  /// The imports, and what the type of the states is.
  let states: @Sendable ([Field]) -> String
  /// A function that tests a state.
  let condition: @Sendable (_ name: String, _ text: String) -> String
  /// A list of states, each by what differs from the usual.
  let initialStates: @Sendable ([[Assignment]]) -> String
  /// What stands around the rules.
  let rules: (before: String, after: String)
  let rule: @Sendable (Rule) -> String
  /// The machine that takes the steps.
  let machine: String
}

extension CodeLanguage {
  /// The languages, in the words of the command.
  enum Name: String, CaseIterable, Hashable, Sendable {
    case python, javascript, typescript, kotlin, dart

    var language: CodeLanguage {
      switch self {
      case .python: .python
      case .javascript: .javascript
      case .typescript: .typescript
      case .kotlin: .kotlin
      case .dart: .dart
      }
    }
  }

  /// Assignments as a list of arguments or members.
  static func list(_ assignments: [Assignment], _ sign: String) -> String {
    assignments.map { $0.name + sign + $0.value }.joined(separator: ", ")
  }
}

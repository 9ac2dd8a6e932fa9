import LifecycleModels

/// A key of `info`, which comes with a callback.
package enum InfoKey: String, CaseIterable, Sendable {
  case input, number

  /// What its value can be.
  package var values: [String] {
    switch self {
    case .input: LifeInput.allCases.map(\.rawValue)
    case .number: []
    }
  }

  /// What it says.
  package var meaning: String {
    switch self {
    case .input: "what the app is opened, woken or called with"
    case .number: "the number of the input in digits; no other input of the life has it"
    }
  }
}

extension LifeInput {
  /// The inputs that arrive with a completion handler, so that `complete` can name them.
  package static var completable: [LifeInput] {
    allCases.filter { $0.carriers.contains(where: \.hasCompletionHandler) }
  }
}

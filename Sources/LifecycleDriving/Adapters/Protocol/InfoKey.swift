import LifecycleModels

/// A key of `info`, which comes with a callback.
package enum InfoKey: String, CaseIterable, Sendable {
  case input, number, phase, previousPhase

  /// What its value can be.
  package var values: [String] {
    switch self {
    case .input: LifeInput.allCases.map(\.rawValue)
    case .number: []
    case .phase, .previousPhase: ScenePhase.allCases.map(\.rawValue)
    }
  }

  /// What it says.
  package var meaning: String {
    switch self {
    case .input: "what the app is opened, woken or called with"
    case .number: "the number of the input in digits; no other input of the life has it"
    case .phase: "the phase that a SwiftUI view reads, or the `App` that is told of its phase"
    case .previousPhase: "the phase that it read before, if it is told of a change"
    }
  }
}

extension LifeInput {
  /// The inputs that arrive with a completion handler, so that `complete` can name them.
  package static var completable: [LifeInput] {
    allCases.filter { $0.carriers.contains(where: \.hasCompletionHandler) }
  }
}

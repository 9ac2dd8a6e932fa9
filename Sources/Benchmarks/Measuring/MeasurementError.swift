import CommandLineTools
import Foundation

/// Why there is no figure.
enum MeasurementError: CommandError, Hashable {
  /// A program is not installed; with advice.
  case missingProgram(String, advice: String)
  /// A search has found other counts than the closed forms.
  case wrongCounts(String, difference: String)
  /// Something went wrong that has nothing to do with the counts.
  case failed(String, reason: String)

  /// Whether the cause is only a missing program, so that nothing is known.
  var isAbsence: Bool {
    if case .missingProgram = self { return true }
    return false
  }

  var status: ExitStatus { .unexpected }

  /// The error in words: what has no figure, and why.
  var errorDescription: String? {
    switch self {
    case .missingProgram(let name, let advice): "\(name) is not installed; \(advice)"
    case .wrongCounts(let name, let difference): "\(name) has wrong counts: \(difference)"
    case .failed(let name, let reason): "\(name) failed: \(reason)"
    }
  }
}

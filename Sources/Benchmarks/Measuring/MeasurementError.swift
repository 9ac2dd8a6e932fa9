import Foundation

/// Why there is no figure.
enum MeasurementError: Error, Hashable {
  /// A program is not there; with what would change that.
  case missingProgram(String, advice: String)
  /// A search has found other counts than the closed forms.
  case wrongCounts(String, difference: String)
  /// Something went wrong that has nothing to do with the counts.
  case failed(String, reason: String)

  /// Whether only the surroundings are to blame, so that nothing is known.
  var isAbsence: Bool {
    if case .missingProgram = self { return true }
    return false
  }
}

extension MeasurementError: LocalizedError {
  /// The error in words: what has no figure, and why.
  var errorDescription: String? {
    switch self {
    case .missingProgram(let name, let advice): "\(name) is not installed; \(advice)"
    case .wrongCounts(let name, let difference): "\(name) has wrong counts: \(difference)"
    case .failed(let name, let reason): "\(name) failed: \(reason)"
    }
  }
}

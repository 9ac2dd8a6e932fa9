import Foundation

extension LifeCheck {
  /// The environment variable that asks for a passing life: `LIFECYCLE_SHOW=passing`.
  public static var showVariable: String { "LIFECYCLE_SHOW" }

  /// Sets what a check in a test does without being asked.
  ///
  /// After ten seconds it tells on standard error how far it has come, so that nobody takes it for a
  /// hang. With `LIFECYCLE_SHOW=passing` its report shows a life in which nothing is broken.
  ///
  /// - Parameters:
  ///   - place: The line of the check, as a reader finds it.
  ///   - timeLimit: How long it may take, in seconds; infinite for no limit.
  ///   - environment: The variables of the process.
  public mutating func follow(
    testAt place: String, timeLimit: Double,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let isLimited = timeLimit.isFinite && timeLimit < 1e9
    self.timeLimit = isLimited ? .seconds(max(0, timeLimit)) : nil
    showsPassingLife = environment[Self.showVariable] == "passing"
    progress = { words in
      FileHandle.standardError.write(Data("\(place): \(words)\n".utf8))
    }
  }
}

extension CheckReport {
  /// Writes the report to standard error at once: what a test prints to standard output, the runner
  /// of the tests may lose in part.
  package func writeToStandardError() {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

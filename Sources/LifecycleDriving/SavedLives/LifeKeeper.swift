import Foundation
import Synchronization

/// Keeps the findings of one check beside its test.
public struct LifeKeeper: Sendable {
  /// The test that a check is part of, as its framework knows it.
  public struct Test: Hashable, Sendable {
    /// The path of the test's source.
    public let sourcePath: String
    /// The suites around the test; equal for all of its runs.
    public let suite: String
    /// The name of the test, unique in its suite.
    public let name: String
    /// Whether the test runs several times with different arguments.
    public let isParameterized: Bool

    /// Describes a test.
    public init(sourcePath: String, suite: String, name: String, isParameterized: Bool = false) {
      self.sourcePath = sourcePath
      self.suite = suite
      self.name = name
      self.isParameterized = isParameterized
    }
  }

  /// Where the lives are kept.
  public let file: LifeFile
  /// Whether they are read and written.
  let saved: SavedLives
  /// What is wrong with the settings, in one sentence.
  let fault: String?
  let test: Test
  let counter: CheckCounter

  /// Decides whether and where the findings of a check are kept.
  ///
  /// - Parameters:
  ///   - test: The test that the check is part of.
  ///   - saved: What an argument or a trait says; nil if neither says anything.
  ///   - counter: What counts the checks of the test.
  ///   - environment: The variables of the process.
  public init(
    for test: Test, saved: SavedLives?, counter: CheckCounter = .ofProcess,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.test = test
    self.counter = counter
    file = LifeFile(besides: test.sourcePath, test: test.name)
    if let saved {
      (self.saved, fault) = (saved, nil)
    } else {
      (self.saved, fault) = SavedLives.chosen(by: environment)
    }
  }

  /// Keeps the findings of a check that is part of no test in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - environment: The variables of the process, which say whether lives are read and written.
  public init(
    in file: LifeFile, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    test = Test(sourcePath: "", suite: "", name: "")
    counter = CheckCounter()
    self.file = file
    (saved, fault) = SavedLives.chosen(by: environment)
  }
}

/// Counts the checks of a test, so that each has its own lives.
public final class CheckCounter: Sendable {
  /// The counter for all checks of this process.
  public static let ofProcess = CheckCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// Creates a counter, for one run of a test.
  public init() {}

  /// The number of the check that begins now, counted from 1.
  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
}

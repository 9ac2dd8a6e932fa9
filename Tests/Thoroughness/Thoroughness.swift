import Foundation
import Testing

/// How much the tests try: a sample, or everything if `THOROUGH_TESTS` is 1. If it is `product`, they try
/// everything but the random cases of the engine and the hostile inputs, which have scripts of their own.
///
/// An ordinary run is for someone who waits for it. A thorough one belongs to CI. Whoever writes the
/// committed pages needs everything, too.
package enum Thoroughness {
  private static let environment = ProcessInfo.processInfo.environment

  package static let isFull =
    environment["THOROUGH_TESTS"] != nil || environment["UPDATE_REPORTS"] == "1"

  /// Whether the tests of the engine try everything, which takes a release build.
  package static let isFullForEngine = isFull && environment["THOROUGH_TESTS"] != "product"
}

extension Trait where Self == ConditionTrait {
  /// Leaves a suite or a test to a thorough run.
  package static var thorough: Self {
    .enabled(if: Thoroughness.isFull, "a thorough run tries more of the same kind")
  }
}

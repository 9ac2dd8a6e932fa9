import LifecycleModels
import Thoroughness

extension Thoroughness {
  /// The profiles of a test of which one profile is an example.
  static let profiles: [Profile] = isFull ? Profile.allCases : [.observed]
}

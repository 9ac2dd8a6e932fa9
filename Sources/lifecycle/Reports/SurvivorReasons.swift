/// Why some broken rules make no property come out differently.
enum SurvivorReasons {
  /// The reasons, by the mutant's name as `verify --mutants` prints it.
  static let all: [String: String] = [:]
}

import LifecycleDriving
import Testing

/// The result of a check of a specimen.
enum Outcome: Hashable {
  /// Every state was reached, and nothing is broken.
  case holds
  /// Nothing was found in the lives up to a number of choices.
  case undecided(depth: Int)
  case breaks([Sighting])

  /// One thing is broken, and this is the shortest life without rare events that shows it; one with
  /// rare events is shorter.
  static func breaksLikely(_ id: String, by choices: String..., plainLength: Int) -> Outcome {
    .breaks([Sighting(id: id, choices: choices, plainLength: plainLength, length: .likely)])
  }

  /// One thing is broken, and this is the shortest life that shows it.
  static func breaks(_ id: String, by choices: String..., plainLength: Int) -> Outcome {
    .breaks([Sighting(id: id, choices: choices, plainLength: plainLength, length: .minimal)])
  }
}

/// The part of a finding that tests compare.
struct Sighting: Hashable, CustomTestStringConvertible {
  let id: String
  let choices: [String]
  let plainLength: Int
  let length: Finding.Length

  var testDescription: String {
    "\(id) by \(choices.joined(separator: ", ")); plain length \(plainLength), \(length.rawValue)"
  }
}

extension Sighting {
  init(_ finding: Finding) {
    id = finding.id
    choices = finding.trace.choices
    plainLength = finding.trace.plainLength
    length = finding.length
  }
}

extension CheckReport {
  /// The part of the report that tests compare.
  var outcome: Outcome {
    switch verdict {
    case .holds: .holds
    case .undecided: .undecided(depth: extents.compactMap(\.depth).max() ?? 0)
    case .violated: .breaks(findings.map { Sighting($0) })
    }
  }
}

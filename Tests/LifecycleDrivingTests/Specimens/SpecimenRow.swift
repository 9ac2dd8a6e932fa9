import LifecycleDriving
import LifecycleModels

/// What is known of a specimen: the bugs it stands for, and how they are found.
struct SpecimenRow {
  /// What finds a bug.
  enum Judge: Hashable {
    /// A ready-made obligation, by its short name.
    case ready(String)
    /// An obligation of every app.
    case everyApp(AppObligation)
    /// An obligation that only this specimen has, by its short name.
    case own(String)

    var id: String {
      switch self {
      case .ready(let id), .own(let id): id
      case .everyApp(let obligation): obligation.id
      }
    }

    /// Whether a user need not write it.
    var isReadyMade: Bool { if case .own = self { false } else { true } }
  }

  /// The bugs, by their numbers without the letter; none if neither list has the bug.
  let bugs: [Int]
  let name: String
  let judge: Judge
  /// The number of choices of the shortest life that shows the bug.
  let choices: Int
  let check: () throws -> CheckReport
  let checkMended: () throws -> CheckReport
  /// What the check of the mended twin warns of.
  let mendedWarnings: [String]

  init<Broken: Specimen, Mended: Specimen>(
    _ bugs: Int..., of broken: Broken.Type, mended: Mended.Type, on model: any LogModel,
    by judge: Judge, choices: Int, warningOfMended mendedWarnings: String...
  ) {
    self.bugs = bugs
    name = "\(broken)"
    self.judge = judge
    self.choices = choices
    self.mendedWarnings = mendedWarnings
    check = { try Broken.check(on: model) }
    checkMended = { try Mended.check(on: model) }
  }
}

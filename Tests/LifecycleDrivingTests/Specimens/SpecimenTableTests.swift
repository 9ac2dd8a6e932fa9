import LifecycleDriving
import LifecycleModels
import Testing
import Thoroughness

private final class Probe {}

@Suite struct `The table of real bugs` {
  /// The 47 bugs of the first list, and those of the second that a driven delegate can show.
  private static let bugs: Set<Int> = [
    1, 2, 3, 6, 7, 9, 10, 11, 12, 13, 14, 17, 19, 20, 22, 24, 25, 26, 27, 30, 31, 33, 34, 35, 37,
    38, 39, 40, 41, 42, 44, 46, 47, 49, 50, 51, 53, 54, 56, 57, 58, 59, 61, 64, 65, 66, 68,
    104, 106, 113, 115, 116, 117, 118, 120, 122, 123, 126, 127, 132, 135, 136, 137, 138, 140, 143,
    144, 150, 152, 156, 158, 159, 161, 162, 164, 165, 167, 168, 170, 171, 173, 174, 175, 176, 177,
    180, 182, 183, 190,
  ]

  /// Every ready-made obligation, by its short name.
  private static let readyMade: [String: String] = {
    let obligations: [Obligation<Int, Probe>] = [
      .nothingUnsaved { _ in false }, .noWorkAfterTheLastTask { _ in 0 },
      .noLockHeldWhenSuspended { _ in false }, .noGPUWorkInBackground { _ in false },
      .activationRedoesWhatResigningUndoes { _ in false },
      .interruptionIsNoDeparture { _ in false }, .noSessionBeforeActivation { _ in 0 },
      .inputHandledOnce { _ in 0 },
      .onceForEachEntrance { _ in 0 }, .atMostOnceForEachEntrance { _ in 0 },
      .onceHoweverOftenActivated { _ in 0 }, .registeredWhenLaunchEnds { _ in true },
      .readyWhenActive { _ in false }, .armedWhenFrozen { _ in false }, .knowsItsState { _ in nil },
      .nothingLostWhileLocked { _ in false },
    ]
    return Dictionary(uniqueKeysWithValues: obligations.map { ($0.id, $0.statement) })
  }()

  @Test(arguments: SpecimenTable.checked.map(\.name))
  func `has what finds each bug, and a mended twin that is clean`(name: String) throws {
    let row = try #require(SpecimenTable.rows.first { $0.name == name })
    let report = try row.check()
    let finding = try #require(report.findings.first, "\(report.text)")
    // One obligation may be broken for several causes.
    #expect(Set(report.findings.map(\.id)) == [row.judge.id], "\(report.text)")
    #expect([.minimal, .likely].contains(finding.length))
    #expect(finding.shortestLife.choices.count == row.choices, "\(finding.headline)")
    switch row.judge {
    case .ready(let id): #expect(finding.statement == Self.readyMade[id])
    case .everyApp(let obligation): #expect(finding.statement == obligation.statement)
    case .own(let id): #expect(Self.readyMade[id] == nil)
    }
    let mended = try row.checkMended()
    #expect(mended.verdict == .holds, "\(mended.text)")
    #expect(mended.coverage.warnings == row.mendedWarnings)
  }

  @Test func `names each specimen once`() {
    let names = SpecimenTable.rows.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `has a row for every bug, or the reason why there is none`() {
    let driven = SpecimenTable.rows.flatMap(\.bugs)
    let left = SpecimenTable.notExpressible.keys
    #expect(Set(driven).isDisjoint(with: left))
    #expect(Set(driven).union(left) == Self.bugs)
    #expect(Self.bugs.count == 47 + 42)
  }

  @Test func `has a ready-made obligation for four of five bugs`() {
    let found = Set(SpecimenTable.rows.filter(\.judge.isReadyMade).flatMap(\.bugs)).count
    #expect(found == 83)
    #expect(found * 5 >= Self.bugs.count * 4)
  }

  @Test func `has five bugs for each obligation that was made for them`() {
    for id in ["I82", "ready", "armed", "I10b", "I46b"] {
      let rows = SpecimenTable.rows.filter { $0.judge == .ready(id) }
      #expect(rows.flatMap(\.bugs).count >= 5, "\(id)")
    }
  }
}

extension SpecimenTable {
  /// Every row in a thorough run, otherwise the first for each judge. Most suites about single specimens
  /// run only then.
  fileprivate static var checked: [SpecimenRow] {
    guard !Thoroughness.isFull else { return rows }
    var judges: Set<SpecimenRow.Judge> = []
    return rows.filter { judges.insert($0.judge).inserted }
  }
}

extension Finding {
  /// The shortest life that shows it, with rare events or without.
  fileprivate var shortestLife: LifeTrace { shortest ?? trace }
}

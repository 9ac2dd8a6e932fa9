extension Condition where State == ExtensionState {
  typealias Party = ExtensionState.Party

  static func isIn(_ party: Party, _ phases: ExtensionState.Phase...) -> Condition {
    Condition("the \(party.rawValue) is " + phases.map(\.name).joined(separator: " or ")) {
      phases.contains($0[party].phase)
    }
  }

  static func runs(_ party: Party) -> Condition {
    Condition("code of the \(party.rawValue) runs") { $0[party].phase.runs }
  }
  static func isAwake(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is starting or runs") { $0[party].phase.isAwake }
  }
  static let appDoesNotRun = Condition("the app does not run") { !$0.app.phase.runs }
  static let appDoesNotTakeIt = Condition("the app does not run, or it is no App Intent") {
    $0.point != .appIntent || !$0.app.phase.runs
  }
  static let isService = Condition("it is a notification service extension") {
    $0.point == .notificationService
  }
  static let isNotService = Condition("it is not a notification service extension") {
    $0.point != .notificationService
  }

  static func isInActivity(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is in an activity") { $0[party].isInActivity }
  }
  static func isInNoActivity(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) is in no activity") { !$0[party].isInActivity }
  }

  static let lockIsFree = Condition("nobody holds the lock") { $0.lock == nil }
  static func holdsLock(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) holds the lock") { $0.lock == party }
  }
  static func holdsNoLock(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) holds no lock") { $0.lock != party }
  }
  static func mayAccess(_ party: Party) -> Condition {
    Condition("the \(party.other.rawValue) does not hold the lock") { $0.lock != party.other }
  }

  static func hasRead(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) has read the file") { $0[party].copy != nil }
  }
  static func hasNotChanged(_ party: Party) -> Condition {
    Condition("the \(party.rawValue) has not made its change") { $0[party].copy?[party] == false }
  }
  static func hasSomethingToRead(_ party: Party) -> Condition {
    .scope("reading brings something to the \(party.rawValue)") {
      $0[party].copy != $0.read(by: party)
    }
  }
  static func hasSomethingToWrite(_ party: Party) -> Condition {
    .scope("the \(party.rawValue) has something else in memory than the file") {
      $0[party].copy != $0.file
    }
  }
}

/// What happens in the model; the raw value is the name of the rules.
extension ExtensionState: ActionState {
  enum Action: String, CaseIterable, Sendable {
    case open, home, launchInBackground, wake, suspend, suspendWithLock, purge, userKill, crash
    case lockHeld = "lock.heldAtSuspension"
    case startShare = "extensionStarts.share", startWidget = "extensionStarts.widget"
    case startService = "extensionStarts.notificationService"
    case startContent = "extensionStarts.notificationContent"
    case startIntent = "extensionStarts.appIntent"
    case request = "extension.request", requestAgain = "extension.requestAgain"
    case complete = "extension.complete", timeWillExpire = "extension.timeWillExpire"
    case suspendExtension = "extension.suspend", finish = "extensionEnds.finished"
    case timeIsUp = "extensionEnds.timeIsUp", cutShort = "extensionEnds.cutShort"
    case startOverrun = "extensionEnds.startOverrun", memoryLimit = "extensionEnds.memoryLimit"
    case crashOfExtension = "extensionEnds.crash"
    case lockHeldByExtension = "extensionEnds.lockHeldAtSuspension"
    case appReads = "app.reads", appChanges = "app.changes", appWrites = "app.writes"
    case appLocks = "app.locks", appUnlocks = "app.unlocks"
    case extensionReads = "extension.reads", extensionChanges = "extension.changes"
    case extensionWrites = "extension.writes", extensionLocks = "extension.locks"
    case extensionUnlocks = "extension.unlocks"
    case appBeginsActivity = "app.beginsActivity", appEndsActivity = "app.endsActivity"
    case appActivityExpires = "app.activityExpires"
    case extensionBeginsActivity = "extension.beginsActivity"
    case extensionEndsActivity = "extension.endsActivity"
    case extensionActivityExpires = "extension.activityExpires"

    /// What the code of either process does: the second word of the name.
    enum Access: String, CaseIterable {
      case read = "reads", change = "changes", write = "writes", lock = "locks", unlock = "unlocks"
      case beginActivity = "beginsActivity", endActivity = "endsActivity"
    }

    init(_ access: Access, of party: Party) {
      guard let action = Action(rawValue: "\(party.rawValue).\(access.rawValue)") else {
        preconditionFailure("No action has the name \(party.rawValue).\(access.rawValue).")
      }
      self = action
    }

    static func activityExpires(of party: Party) -> Action {
      party == .app ? .appActivityExpires : .extensionActivityExpires
    }

    /// The process to which it happens. The name says which.
    var party: Party {
      rawValue.hasPrefix(Party.appExtension.rawValue) ? .appExtension : .app
    }
  }
}

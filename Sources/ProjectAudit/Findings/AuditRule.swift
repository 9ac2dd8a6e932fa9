/// A rule that an audit checks.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  case adoption = "R1"
  case manifestWithoutDelegate = "R2"
  case missingClass = "R3"
  case windowWithoutScene = "R4"
  case deadTransition = "R5"
  case deadInput = "R6"
  case coldInput = "R7"
  case registration = "R8"
  case windowLookup = "R9"
  case launchState = "R10"
  case pairs = "R11"
  case coverage = "R12"
  case severalScenes = "R13"
  case longCallback = "R14"
  case backgroundLaunch = "R15"
  case lockedWork = "R16"
  case protectedData = "R17"
  case completion = "R18"
  case restoration = "R19"
  case misspelling = "R20"
  case repeatedWork = "R21"
  case lastChance = "R22"
  case notificationActions = "R23"
  case readiness = "R24"
}

extension AuditRule {
  /// What the rule says, in a few words.
  public var title: String {
    switch self {
    case .adoption: "A UIKit app adopts the scene life cycle."
    case .manifestWithoutDelegate: "The manifest of a UIKit app names a scene delegate."
    case .missingClass: "Classes and storyboards that the manifest names exist."
    case .windowWithoutScene: "Each window belongs to a scene."
    case .deadTransition: "No transition is left to app-delegate methods that are never called."
    case .deadInput: "Input that the app delegate handled is handled by the scene delegate."
    case .coldInput: "Input that starts the app is handled, and handled once."
    case .registration: "What must be registered before launch ends is registered there."
    case .windowLookup: "Windows are found through their scene."
    case .launchState: "Launch methods do not ask for the state or the options of the launch."
    case .pairs: "What one transition undoes, its counterpart redoes."
    case .coverage: "Every form of the project says the same."
    case .severalScenes: "State of one window is not kept for all of them."
    case .longCallback: "No callback of the life cycle waits."
    case .backgroundLaunch: "A launch into the background does not start what belongs to a user."
    case .lockedWork: "Work that outlasts a callback has a background task, which ends in time."
    case .protectedData: "Protected data is read only when it can be."
    case .completion: "Completion handlers are called once, when the work is done."
    case .restoration: "State is restored through the scene."
    case .misspelling: "Methods of delegates are spelt as UIKit calls them."
    case .repeatedWork: "Nothing is done twice when the user opens the app."
    case .lastChance: "Nothing is saved only when the process ends."
    case .notificationActions: "What a notification offers is answered."
    case .readiness: "What arrives before the app can handle it is kept, and handled then."
    }
  }
}

import LifecycleModels

/// How people and frameworks spell the items of a log, family by family.
///
/// Spellings that differ only in letter case and punctuation are equal, so an Objective-C selector
/// stands for the Swift name with the same words. Spellings that follow from a canonical name are not
/// listed; ``NameDictionary`` derives them.
enum NameTable {
  /// What happens to the process, its tasks and its touches.
  static let process: KeyValuePairs<LogEntry.Item, [String]> = [
    .callback(.taskExpiration): ["expirationHandler", "backgroundTaskExpired"],
    .callback(.touch): ["touchesBegan(_:with:)", "touchesBegan:withEvent:"],
    .callback(.mainReturned): [
      "UIApplicationMain returns", "UIApplicationMain returned", "UIApplicationMain: return",
      "main: return", "main returns", "main returned",
    ],
    .processStart: ["proc.start", "process start", "process started"],
    .killed: [
      "SIGKILL", "proc.killed", "process killed", "signal SIGKILL",
      "Terminated due to signal 9", "Message from debugger: Terminated due to signal 9",
      "Message from debugger: killed",
    ],
  ]

  /// Ordinary words, which count only if nothing is beside them.
  static let words: KeyValuePairs<LogEntry.Item, [String]> = [
    .phase(.active): ["active"],
    .phase(.inactive): ["inactive"],
    .phase(.background): ["background"],
    .killed: ["killed"],
  ]

  /// The words that precede the name of a phase.
  static let phaseOwners = [
    "phase", "scenePhase", "scenePhase changed to", "AppState", "AppState changed to",
    "AppLifecycleState",
  ]

  /// The phases of SwiftUI, React Native and Flutter; they are names only after an owner.
  static let phases: KeyValuePairs<PrintedState, [String]> = [
    .active: ["active", "resumed"],
    .inactive: ["inactive"],
    .background: ["background", "paused"],
  ]
}

import LifecycleModels

/// How people and frameworks write what a log can hold, family by family.
///
/// Spellings that differ only in letter case and punctuation are one, so an Objective-C selector
/// stands for the Swift name with the same words. What follows from a canonical name is not listed;
/// ``NameDictionary`` derives it.
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

  /// Ordinary words, which are read only where nothing stands beside them.
  static let words: KeyValuePairs<LogEntry.Item, [String]> = [
    .phase(.active): ["active"],
    .phase(.inactive): ["inactive"],
    .phase(.background): ["background"],
    .killed: ["killed"],
  ]

  /// What names a phase, before the name of the phase.
  static let phaseOwners = [
    "phase", "scenePhase", "scenePhase changed to", "AppState", "AppState changed to",
    "AppLifecycleState",
  ]

  /// The phases, as SwiftUI, React Native and Flutter call them; only an owner makes them a name.
  static let phases: KeyValuePairs<PrintedState, [String]> = [
    .active: ["active", "resumed"],
    .inactive: ["inactive"],
    .background: ["background", "paused"],
  ]
}

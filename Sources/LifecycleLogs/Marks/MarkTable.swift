import LifecycleModels

/// The phrases that stand for marks.
///
/// Phrases that differ only in case, in the tense of their verbs and in filler words such as “the”
/// and “app” are equal; see ``NormalizedPhrase``.
enum MarkTable {
  /// The phrases for each event. The article JudgeLogs lists them.
  static let phrases: KeyValuePairs<Mark.Event, [String]> = [
    .launch: [
      "launch", "cold launch", "launch cold", "first launch", "fresh launch", "normal launch",
      "launch from icon", "cold launch from icon", "user launch", "cold start", "user start",
      "launch in foreground", "launch to foreground", "xcuiapplication launch",
      "launch by tap icon", "launch from home screen", "launch by icon", "first start",
      "launch in front", "launch from springboard",
    ],
    .open: [
      "open", "tap icon", "open from icon", "come to foreground", "go to foreground",
      "foregrounded", "come to front",
      "open by icon", "open by tap icon", "open from home screen",
    ],
    .goBack: [
      "return", "return to app", "come back", "come back to app", "go back to app",
      "switch back", "switch back to app", "back to app", "return by switcher",
      "return by icon", "return by tap icon", "open from switcher",
    ],
    .goBackFromBackground: [
      "return from background", "return to foreground", "come back from background",
      "return from background to foreground", "come back to foreground", "warm launch",
      "warm start",
    ],
    .home: [
      "home", "press home", "tap home", "go home", "go to home screen", "home screen",
      "return to home screen", "return home", "press home once", "home pressed", "swipe home",
      "swipe up to home", "swipe to home screen",
      "swipe up to home screen", "swipe up to home", "swipe up home",
    ],
    .otherApp: [
      "other app", "open other app", "switch to other app", "go to other app",
      "launch other app", "choose other app",
    ],
    .leave: [
      "leave", "go to background", "go in background", "leave to background",

    ],
    .lock: [
      "lock", "lock device", "lock screen", "device lock", "screen lock", "press side",
      "press power", "sleep", "device sleep", "device go to sleep", "go to sleep",
      "go device to sleep", "go screen to sleep",
      "press lock", "press sleep", "screen off", "screen go off", "turn screen off",
      "turn off screen", "device lock screen",
    ],
    .unlock: [
      "unlock", "unlock device", "unlock screen", "device unlock", "screen unlock",
      "unlock with face id",
    ],
    .call: [
      "call", "incoming call", "phone call", "call arrive", "phone call arrive", "arrive call",
      "incoming phone call", "call come in", "incoming call arrive",
      "call ring", "device ring",
    ],
    .answerCall: [
      "answer call", "answer it", "user answer", "call answer", "incoming call answer",
      "phone call answer", "answer phone call",
    ],
    .declineCall: [
      "decline call", "decline it", "user decline", "call decline", "incoming call decline",
      "decline incoming call",
      "phone call decline", "decline phone call",
    ],
    .endCall: [
      "end call", "call end", "hang up", "phone call end",
      "hang call up",
    ],
    .switcher: [
      "switcher", "app switcher", "open switcher", "switcher open", "open app switcher",
      "double press home", "press home twice", "double tap home", "open multitasking",
      "multitasking", "switcher appear",
      "show switcher", "swipe up to switcher", "swipe up half way",
    ],
    .interruption: [
      "interruption", "interrupt", "temporary interruption", "control centre",
      "open control centre", "pull control centre", "control centre open",
      "control centre pull", "siri", "open siri", "siri appear", "alert", "system alert",
      "alert appear", "system alert appear", "permission alert", "permission alert appear",
      "swipe control centre", "control centre appear", "invoke siri", "siri invoke",
    ],
    .notificationCentre: [
      "notification centre", "open notification centre", "pull notification centre",
      "notification centre open", "notification centre pull",
      "swipe notification centre", "notification centre appear",
    ],
    .dismissal: [
      "dismiss it", "user dismiss", "dismiss control centre", "close control centre",
      "control centre close",
      "control centre dismiss", "dismiss notification centre", "close notification centre",
      "notification centre close", "notification centre dismiss", "dismiss alert", "alert dismiss",
      "close alert", "alert close", "dismiss system alert", "dismiss siri", "siri dismiss",
      "interruption end", "return from switcher", "close switcher", "switcher close",
      "return from interruption",
    ],
    .forceQuit: [
      "force quit", "user force quit", "user kill", "swipe away", "swipe up in switcher",
      "swipe away in switcher", "remove from switcher", "swipe from switcher",
      "swipe away from switcher", "kill from switcher", "kill in switcher",
      "close by swipe in switcher", "swipe kill", "kill by user",
      "force quit by user", "remove in switcher", "remove in multitasking", "swipe up card",
      "force quit from switcher", "force quit in switcher", "force close", "close from switcher",
      "close in switcher", "force kill", "force quit by switcher", "kill by swipe",
    ],
    .systemKill: [
      "system kill", "kill by system", "system terminate", "terminate by system",
      "kill by ios",
    ],
    .memoryKill: [
      "memory kill", "jetsam", "jetsam kill", "purge", "kill for memory",
      "kill for memory pressure", "kill by jetsam", "purge from memory", "system purge",
      "kill by system for memory", "kill by system for memory pressure",
      "kill by system for low memory", "terminate by system for memory",
      "terminate by system for memory pressure", "kill for low memory", "kill by memory pressure",
    ],
    .crash: ["crash"],
    .stop: [
      "debugger stop", "stop in xcode", "stop by debugger", "press stop in xcode",
      "xcuiapplication terminate", "simctl terminate", "debugger kill",
    ],
    .update: ["install update", "update installed"],
    .reboot: ["reboot", "reboot device", "device reboot", "restart device", "device restart"],
    .suspension: ["suspend", "system suspend"],
    .backgroundLaunch: [
      "background launch", "launch in background", "launch to background",
      "cold launch in background",
      "system launch in background",
    ],
    .wake: [
      "wake", "wake in background", "wake up in background", "system wake", "wake by system",
      "resume suspended in background", "return suspended in background", "background wake",
    ],
    .prewarming: ["prewarm", "system prewarm"],
    .memoryWarning: [
      "memory warning", "arrive memory warning", "memory warning arrive", "low memory",
    ],
    .timeChange: ["time change", "clock change", "change time", "significant time change"],
    .newWindow: [
      "new window", "open new window", "create new window", "open window beside",
      "open in split view",
    ],
    .closeWindow: ["close window", "window close", "close one window", "swipe window away"],
    .reclaim: [
      "reclaim", "system disconnect scene", "scene disconnect by system", "reclaim scene",
    ],
    .openInCar: [
      "open in carplay", "carplay start", "carplay launch", "launch by carplay",
      "launch from carplay",
      "launch in carplay", "open on carplay", "open from carplay", "carplay open",
      "cold launch by carplay", "cold launch from carplay", "cold launch in carplay",
    ],
    .leaveInCar: ["leave in carplay", "other app in carplay", "open other app in carplay"],
    .connectDisplay: [
      "display connected", "connect display", "plug in display", "external display connected",
      "connect external display", "plug in external display", "display plugged in",
      "external display plugged in",
    ],
    .unplug: [
      "unplug", "unplug display", "unplug external display", "display unplug",
      "external display unplug", "display disconnected", "external display disconnected",
      "unplug carplay", "carplay disconnected", "carplay unplug", "unplug car",
    ],
  ]

  /// The phrases for inputs of the user.
  private static let inputs: KeyValuePairs<LifeInput, [String]> = [
    .url: ["url", "link", "deep link", "url scheme"],
    .userActivity: ["universal link", "user activity", "handoff"],
    .notificationTap: [
      "notification", "push notification", "push", "notification tap", "push tap",
      "push notification tap",
    ],
    .shortcut: ["quick action", "shortcut", "home screen quick action"],
  ]

  /// The phrases for inputs of the system.
  private static let systemInputs: KeyValuePairs<LifeInput, [String]> = [
    .fetch: ["background fetch", "fetch"],
    .refreshTask: ["refresh task", "app refresh task", "background task"],
    .processingTask: ["processing task", "background processing task"],
    .push: ["silent push", "push", "silent push notification", "content available push"],
    .urlSession: ["url session", "background url session", "background transfer"],
    .location: ["location", "location change", "location update"],
    .notificationAction: ["notification action", "background notification action"],
    .notification: ["notification in front", "foreground notification"],
    .voip: ["voip push", "voip", "voip call"],
    .bluetooth: ["bluetooth", "bluetooth accessory"],
  ]

  /// Every phrase, with its mark.
  static let marks: [NormalizedPhrase: Mark] = {
    var marks: [NormalizedPhrase: Mark] = [:]
    func add(_ phrase: String, _ mark: Mark) {
      // The first meaning of a phrase counts. A test finds phrases with two.
      if let words = NormalizedPhrase(phrase.utf8), marks[words] == nil { marks[words] = mark }
    }
    for (event, phrases) in phrases { for phrase in phrases { add(phrase, Mark(event)) } }
    for (input, names) in inputs {
      for name in names { for (phrase, mark) in phrases(name, input) { add(phrase, mark) } }
    }
    for (input, names) in systemInputs {
      for name in names { for (phrase, mark) in systemPhrases(name, input) { add(phrase, mark) } }
    }
    return marks
  }()

  private static func phrases(_ name: String, _ input: LifeInput) -> [(String, Mark)] {
    let opens = ["open \(name)", "tap \(name)", "\(name) tap"]
    let ways = ["by", "from", "for"]
    let starts = ["launch", "cold launch", "cold start"].flatMap { start in
      ways.map { "\(start) \($0) \(name)" }
    }
    let returns = ["return", "warm launch"].flatMap { way in ways.map { "\(way) \($0) \(name)" } }
    // A bare “link” or “notification” is ambiguous.
    let bare = ["url", "universal link", "quick action"].filter { $0 == name }
    return (opens + bare).map { ($0, Mark(.open, with: input)) }
      + ways.map { ("open \($0) \(name)", Mark(.open, with: input)) }
      + starts.map { ($0, Mark(.launch, with: input)) }
      + returns.map { ($0, Mark(.goBack, with: input)) }
      + ways.map {
        ("return from background \($0) \(name)", Mark(.goBackFromBackground, with: input))
      }
  }

  private static func systemPhrases(_ name: String, _ input: LifeInput) -> [(String, Mark)] {
    let ways = ["by", "from", "for", "to", "due to"]
    let launches = ["background launch", "launch in background", "launch"].flatMap { start in
      ways.map { "\(start) \($0) \(name)" }
    }
    let wakes = ["wake", "wake in background"].flatMap { start in
      ways.map { "\(start) \($0) \(name)" }
    }
    return [name, "\(name) arrive", "arrive \(name)", "arrival by \(name)"].map {
      ($0, Mark(.arrival, with: input))
    }
      + (launches + ["\(name) launch", "\(name) launch app"]).map {
        ($0, Mark(.backgroundLaunch, with: input))
      }
      + (wakes + ["\(name) wake"]).map { ($0, Mark(.wake, with: input)) }
  }

  /// The words for the state of the app: after a phrase, alone, and beside a name.
  static let origins: KeyValuePairs<Mark.Origin, (suffixes: [String], adjectives: [String])> = [
    .notRunning: (
      ["not running", "while not running", "to not running", "to terminated"], ["not running"]
    ),
    .suspended: (["suspended", "while suspended", "from suspended"], ["suspended"]),
    .active: (["active", "while active"], ["foreground active", "active"]),
    .inBackground: (["in background", "from background", "in in background"], ["background"]),
    .inForeground: (["in foreground", "from foreground", "in in foreground"], ["foreground"]),
    .running: (["running", "while running"], ["running"]),
  ]
}

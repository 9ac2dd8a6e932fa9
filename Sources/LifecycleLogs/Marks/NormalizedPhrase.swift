/// The words of a phrase in a form that ignores case, tense and filler words.
struct NormalizedPhrase: Hashable {
  private(set) var words: [String]

  /// Reads a phrase; nil if it is too long or about an action of the app itself.
  init?(_ text: some Sequence<UInt8>) {
    var words: [String] = []
    var word: [UInt8] = []
    var length = 0
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in text {
      length += 1
      guard length <= Self.maxLength else { return nil }
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        word.append(byte)
      case UInt8(ascii: "'"): break
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\t"),
        UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"):
        endWord()
      // No known word contains other characters.
      default: word.append(byte)
      }
    }
    endWord()
    guard let normal = Self.normal(words) else { return nil }
    self.words = normal
  }

  private init(words: [String]) { self.words = words }

  /// Longer texts say more than one event.
  private static let maxLength = 120

  var isEmpty: Bool { words.isEmpty }

  private static func normal(_ words: [String]) -> [String]? {
    var normal: [String] = []
    for (index, word) in words.enumerated() {
      // “The app opens a URL” is no action of the user.
      if ["app", "application"].contains(word), index + 1 < words.count,
        appActionWords.contains(words[index + 1])
      {
        return nil
      }
      if word == "app", normal.last == "other" {
        normal.append(word)
        continue
      }
      guard !fillers.contains(word) else { continue }
      let stem = stems[word] ?? word
      if normal.last == "not", absences.contains(stem) {
        normal[normal.count - 1] = "absent"
      } else {
        normal.append(stem)
      }
    }
    return normal
  }
}

// MARK: - Shorter phrases

extension NormalizedPhrase {
  /// The same phrase without its subject.
  var withoutActors: NormalizedPhrase {
    NormalizedPhrase(words: words.filter { !["user", "system"].contains($0) })
  }

  /// The same phrase without its last words, if it ends with them.
  func dropping(suffix: [String]) -> NormalizedPhrase? {
    guard words.count > suffix.count, words.suffix(suffix.count).elementsEqual(suffix) else {
      return nil
    }
    return NormalizedPhrase(words: words.dropLast(suffix.count))
  }

  /// The same phrase without some of its words, if it has all of them.
  func dropping(adjectives: [String]) -> NormalizedPhrase? {
    guard words.count > adjectives.count, adjectives.allSatisfy(words.contains) else { return nil }
    return NormalizedPhrase(words: words.filter { !adjectives.contains($0) })
  }
}

// MARK: - Words

extension NormalizedPhrase {
  private static let fillers: Set<String> = [
    "the", "a", "an", "app", "application", "apps", "process", "my", "his", "her", "their", "its",
    "again", "is", "was", "are", "has", "have", "had", "been", "be", "being", "gets", "got",
    "get", "event", "button", "key", "now", "just", "down", "ui", "ios", "custom", "scheme", "on",
    "of",
  ]

  /// Verbs for the app's own actions that could also be about the user.
  private static let appActionWords: Set<String> = [
    "opens", "opened", "calls", "called", "asks", "asked", "presents", "presented", "launches",
    "locks", "requests", "requested", "starts",
  ]

  /// Words that say what an app is not while it does not run.
  private static let absences: Set<String> = ["running", "loaded", "launch", "open"]

  private static let stems: [String: String] = {
    var stems: [String: String] = [:]
    for (stem, forms) in forms { for form in forms { stems[form] = stem } }
    return stems
  }()

  private static let forms: KeyValuePairs<String, [String]> = [
    "press": ["pressed", "presses", "pressing", "click", "clicked", "clicks", "hit", "hits"],
    "tap": ["tapped", "taps", "tapping", "touch", "touched", "touches"],
    "open": ["opened", "opens", "opening", "activate", "activated", "activates"],
    "launch": [
      "launched", "launches", "launching", "relaunch", "relaunched", "relaunches",
    ],
    "start": ["started", "starts"], "unplug": ["unplugged", "unplugs"],
    "lock": ["locked", "locks", "locking"],
    "unlock": ["unlocked", "unlocks", "unlocking"],
    "sleep": ["sleeps", "slept", "asleep"],
    "return": [
      "returned", "returns", "returning", "reopen", "reopened", "reopens", "resume", "resumed",
      "resumes", "resuming",
    ],
    "go": ["goes", "went", "going", "move", "moved", "moves", "send", "sent", "put", "puts"],
    "come": ["comes", "came", "coming", "bring", "brought", "brings"],
    "leave": [
      "leaves", "leaving", "left", "minimise", "minimised", "minimises", "minimize", "minimized",
      "minimizes", "backgrounded",
    ],
    "switch": ["switched", "switches", "switching", "choose", "chose", "chosen", "chooses"],
    "swipe": ["swiped", "swipes", "swiping"],
    "force": ["forced", "forces"],
    "quit": ["quits", "quitted", "quitting"],
    "kill": ["killed", "kills", "killing"],
    "terminate": ["terminated", "terminates", "terminating"],
    "remove": ["removed", "removes", "removing"],
    "close": ["closed", "closes", "closing"],
    "decline": [
      "declined", "declines", "reject", "rejected", "rejects", "ignore", "ignored", "ignores",
    ],
    "answer": [
      "answered", "answers", "accept", "accepted", "accepts", "take", "takes", "took", "taken",
    ],
    "dismiss": ["dismissed", "dismisses", "dismissing"],
    "end": ["ended", "ends", "ending"],
    "suspend": ["suspended", "suspends", "suspending"],
    "wake": ["woken", "wakes", "woke", "waking", "awakened"],
    "pull": ["pulled", "pulls", "pulling"],
    "appear": ["appeared", "appears", "shown", "shows", "show", "presented"],
    "arrive": ["arrived", "arrives", "arriving", "received", "receives", "receive"],
    "crash": ["crashed", "crashes"],
    "stop": ["stopped", "stops"],
    "update": ["updated", "updates"],
    "reboot": ["rebooted", "reboots"],
    "restart": ["restarted", "restarts"],
    "prewarm": ["prewarmed", "prewarms", "prewarming"],
    "purge": ["purged", "purges"],
    "disconnect": ["disconnected", "disconnects"],
    "interrupt": ["interrupted", "interrupts"],
    "change": ["changed", "changes"],
    "centre": ["center"],
    "other": ["another", "different"],
    "device": ["phone", "iphone", "ipad"],
    "in": ["into", "while"],
    "for": ["due", "because"],
    "by": ["via", "through", "with"],
    "twice": ["double"],
  ]
}

import LifecycleModels
import Testing
import Thoroughness

@testable import LifecycleLogs

/// What people claim to be called in a scenario, right and wrong.
@Suite struct `A claim with a scenario` {
  /// The right orders, a letter for each callback; see `callbacks`.
  private static let apps: KeyValuePairs<String, [String]> = [
    "cold launch": ["WLa", "La"],
    "launch by tapping the icon, then Home": ["Larb"],
    "launch, Home, return": ["Larbfa"],
    "swipe up to the home screen, return to the app": ["rbfa"],
    "lock the device": ["rb"],
    "lock, wait 10 seconds, unlock": ["rbfa"],
    "incoming call, user declines": ["ra"],
    "incoming call, user takes it, call ends": ["rbfa"],
    "open the app switcher, return to the app": ["ra"],
    "open the app switcher, choose another app": ["rb"],
    "open custom URL, app in background": ["fua"],
    "cold launch by URL": ["Lua", "WLua"],
    "silent push, app not running": ["Lp", "WLp"],
    "launch, Home, user force quits the app from the switcher": ["Larb", "Larbt"],
    "launch, crash": ["La", "L"],
    "launch, Home, terminated by the system because of memory pressure, launch": ["LarbLa"],
  ]

  private static let scenes: KeyValuePairs<String, [String]> = [
    "cold launch": ["LCfa"],
    "press Home": ["rb"],
    "launch, Home, return": ["LCfarbfa"],
    "lock, unlock": ["rbfa"],
    "pull Notification Centre, dismiss it": ["ra"],
    "launch, Home, open by universal link": ["LCfarbfca"],
  ]

  private static let callbacks: [Character: (app: Callback, scene: Callback)] = [
    "W": (.willFinishLaunching, .willFinishLaunching),
    "L": (.didFinishLaunching, .didFinishLaunching),
    "C": (.sceneWillConnect, .sceneWillConnect),
    "a": (.didBecomeActive, .sceneDidBecomeActive),
    "r": (.willResignActive, .sceneWillResignActive),
    "b": (.didEnterBackground, .sceneDidEnterBackground),
    "f": (.willEnterForeground, .sceneWillEnterForeground),
    "t": (.willTerminate, .willTerminate),
    "u": (.openURL, .sceneOpenURLContexts),
    "c": (.continueUserActivity, .sceneContinueUserActivity),
    "p": (.didReceiveRemoteNotification, .didReceiveRemoteNotification),
  ]

  private static let claims: [(lifeCycle: LifeCycle, scenario: String, right: [String])] =
    apps.map { (.app, $0.key, $0.value) } + scenes.map { (.scene, $0.key, $0.value) }

  /// The right orders with two neighbours exchanged, and with a callback more or in place of another.
  private static func wrong(_ right: [String]) -> [String] {
    var wrong: Set<String> = []
    for order in right.map(Array.init) {
      for place in order.indices.dropLast() {
        var other = order
        other.swapAt(place, place + 1)
        wrong.insert(String(other))
      }
      for letter in "arbft" {
        for place in 0...order.count {
          wrong.insert(String(order[..<place] + [letter] + order[place...]))
        }
        for place in order.indices {
          wrong.insert(String(order[..<place] + [letter] + order[(place + 1)...]))
        }
      }
    }
    return wrong.subtracting(right).sorted()
  }

  private static func isRejected(
    _ order: String, _ claim: (lifeCycle: LifeCycle, scenario: String, right: [String])
  ) -> Bool {
    let entries = order.enumerated().compactMap { index, letter in
      callbacks[letter].map { names in
        let callback = claim.lifeCycle == .app ? names.app : names.scene
        return LogEntry(position: index + 1, text: callback.name, item: .callback(callback))
      }
    }
    let log = RecordedLog(
      name: order, lifeCycle: claim.lifeCycle, scenario: claim.scenario, isClaim: true,
      entries: entries)
    let survey = LogSurvey(log)
    let key = JudgeKey(
      model: claim.lifeCycle == .app ? .app : .scene, profile: .observed, scenes: survey.sceneCount)
    return JudgeCache.judge(for: key).verdict(on: survey) { log.entries.forEach($0) }.verdict
      == .rejected
  }

  @Test func `is accepted if it is right`() {
    for claim in Self.claims {
      #expect(Scenario(claim.scenario) != nil, "\(claim.scenario)")
      for order in claim.right {
        #expect(!Self.isRejected(order, claim), "\(claim.scenario): \(order)")
      }
    }
  }

  @Test func `is rejected in nineteen of twenty cases if it is wrong`() {
    var accepted: [String] = []
    var count = 0
    for claim in Self.claims {
      for (number, order) in Self.wrong(claim.right).enumerated()
      where Thoroughness.isFull || number % 5 == 0 {
        count += 1
        if !Self.isRejected(order, claim) { accepted.append("\(claim.scenario): \(order)") }
      }
    }
    #expect(count > 200)
    #expect(20 * accepted.count <= count, "\(accepted)")
  }

  @Test func `of one process only has no others`() {
    let claim: (LifeCycle, String, [String]) = (.app, "launch", [])
    #expect(Self.isRejected("LLa", claim))
    #expect(Self.isRejected("aLa", claim))
  }

  @Test func `may begin with something that comes before its scenario`() {
    #expect(!Self.isRejected("Larb", (.app, "press Home", [])))
  }
}

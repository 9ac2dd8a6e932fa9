import LifecycleModels

/// Partitions the states of a plan into blocks that no delegate can tell apart.
///
/// This is the coarsest bisimulation, found by refining a partition: two states stay together as
/// long as the same can be noticed in both and leads to states that stay together. Kanellakis and
/// Smolka, “CCS expressions, finite state processes, and three problems of equivalence”, 1990, the
/// naive method.
struct PlanPartition {
  /// The block of each state.
  private(set) var block: [Int32]
  private(set) var blockCount: Int

  private let labels: PlanLabels

  init(of states: [PlanState], labels: PlanLabels) {
    self.labels = labels
    (block, blockCount) = Self.numbered(
      states.map {
        [$0.isQuiet ? 1 : 0, Int64($0.execution.rawValue), $0.canReadProtectedData ? 1 : 0]
      })
    var count = 0
    while count < blockCount {
      count = blockCount
      (block, blockCount) = Self.numbered(states.indices.map { signature(of: states[$0], $0) })
    }
  }

  /// What can be noticed in a state, and the block that it leads to, packed into numbers.
  private func signature(of state: PlanState, _ number: Int) -> [Int64] {
    let own = block[number]
    var parts: [Int64] = []
    for transition in state.transitions {
      let target = block[Int(transition.target)]
      if target == own, transition.callback == nil { continue }
      // Blocks have 20 bits; the largest number says that the answer makes no difference.
      let refused = transition.refusal.map { Int64(block[Int($0.target)]) } ?? (1 << 20 - 1)
      parts.append(labels.number(of: transition) << 40 | refused << 20 | Int64(target))
    }
    for request in state.requests {
      let number = Int64(request.request.rawValue + 1)
      // Negative numbers keep requests apart from all other transitions.
      parts.append(-(number << 40 | Int64(block[Int(request.target)])))
    }
    parts.sort()
    var signature = [Int64(own)]
    for part in parts where part != signature.last { signature.append(part) }
    return signature
  }

  private static func numbered(_ signatures: [[Int64]]) -> ([Int32], Int) {
    var numbers: [[Int64]: Int32] = [:]
    let block = signatures.map { signature in
      if let known = numbers[signature] { return known }
      let number = Int32(numbers.count)
      numbers[signature] = number
      return number
    }
    return (block, numbers.count)
  }
}

/// What a delegate notices of a transition, as a number.
struct PlanLabels {
  private let noticed: Set<Callback>
  private let noticesLaunchOptions: Bool

  init(noticed: Set<Callback>, noticesLaunchOptions: Bool) {
    self.noticed = noticed
    self.noticesLaunchOptions = noticesLaunchOptions
  }

  /// A number that is equal for transitions that look the same.
  func number(of transition: PlanTransition) -> Int64 {
    var number = transition.callback.map { Int64($0.rawValue) + 1 } ?? 0
    number = number << 3 | Int64(transition.scene.map { $0 + 1 } ?? 0)
    if transition.callback != nil {
      number = number << 3 | Int64(transition.visibleState.rawValue)
    } else {
      number <<= 3
    }
    number = number << 2 | Self.number(of: transition.phases?.phase)
    number = number << 2 | Self.number(of: transition.phases?.previous)
    return number << 4 | inputNumber(of: transition)
  }

  private static func number(of phase: ScenePhase?) -> Int64 {
    switch phase {
    case nil: 0
    case .background: 1
    case .inactive: 2
    case .active: 3
    }
  }

  private func inputNumber(of transition: PlanTransition) -> Int64 {
    guard let input = transition.input,
      noticesLaunchOptions || !input.carriers.isDisjoint(with: noticed),
      let position = LifeInput.allCases.firstIndex(of: input)
    else { return 0 }
    return Int64(position) + 1
  }
}

extension LifeInput {
  /// Whether a callback brings the input, or the options that describe it.
  func isCarried(by callback: Callback) -> Bool {
    switch callback {
    case .willFinishLaunching, .didFinishLaunching: true
    case .configurationForConnecting: isOfUser
    default: carriers.contains(callback)
    }
  }

  /// The callbacks that can carry the input to the app.
  package var carriers: Set<Callback> {
    switch self {
    case .url: [.openURL, .sceneOpenURLContexts, .sceneWillConnect, .viewOnOpenURL]
    case .userActivity:
      [
        .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
        .sceneWillContinueUserActivity, .sceneContinueUserActivity,
        .sceneDidFailToContinueUserActivity, .sceneWillConnect, .viewOnContinueUserActivity,
        .viewOnOpenURL,
      ]
    case .notificationTap:
      [.unDidReceiveResponse, .didReceiveRemoteNotification, .sceneWillConnect]
    case .shortcut:
      [.performActionForShortcutItem, .scenePerformActionForShortcutItem, .sceneWillConnect]
    case .fetch: [.performFetch]
    case .refreshTask: [.bgLaunchHandler, .swiftUIBackgroundTask]
    case .processingTask: [.bgLaunchHandler]
    case .push: [.didReceiveRemoteNotification]
    case .urlSession: [.handleEventsForBackgroundURLSession]
    case .notificationAction: [.unDidReceiveResponse]
    case .notification: [.unWillPresent]
    case .location, .voip, .bluetooth: []
    }
  }
}

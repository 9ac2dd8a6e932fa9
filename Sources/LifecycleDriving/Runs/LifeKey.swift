import LifecycleModels

/// All that the future of a life depends on, as far as it is known: equal keys, equal futures.
struct LifeKey: Hashable {
  private let node: Int
  private let numbers: [Int]
  private let words: [String]
  private let input: LifeInput?
  private let disk: AnyHashable?
  private let memory: AnyHashable?

  /// The key of a life as it stands; nil where the world tells no fingerprint.
  init?<Disk, Delegate>(_ life: Life<Disk, Delegate>) {
    guard let ofDisk = life.world.diskFingerprint, let ofMemory = life.world.memoryFingerprint,
      let disk = ofDisk(life.disk)
    else { return nil }
    self.disk = disk
    if let delegate = life.delegate {
      guard let memory = ofMemory(delegate) else { return nil }
      self.memory = memory
    } else {
      memory = nil
    }
    let inbox = life.application.inbox
    node = life.node
    words = inbox.scheduled.map(\.name) + inbox.tasks.open.map { "\($0.name) \($0.isExpired)" }
    var numbers = inbox.requests.map { Int($0.rawValue) }
    numbers += [
      -1, inbox.scheduled.count, life.isModelTaskExpired ? 1 : 0, inbox.openEvents.count,
      life.history.hasBeenActive ? 1 : 0, life.history.isInterrupted ? 1 : 0,
      life.input.flatMap(LifeInput.allCases.firstIndex(of:)) ?? -1,
    ]
    input = life.input
    if let moment = life.moment {
      numbers += life.world.obligations.map { $0.memory(moment) }
    }
    self.numbers = numbers
  }
}

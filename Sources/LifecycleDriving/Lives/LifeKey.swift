import LifecycleModels

/// All that the future of a life depends on, as far as it is known: equal keys, equal futures.
struct LifeKey: Hashable {
  private let planState: Int
  private let input: LifeInput?
  private let history: [Bool]
  private let requests: [AppRequest]
  private let scheduled: [String]
  private let tasks: [Task]
  private let isModelTaskExpired: Bool
  private let openEventCount: Int
  /// What the obligations remember.
  private let memories: [Int]
  private let disk: AnyHashable?
  private let delegate: AnyHashable?

  private struct Task: Hashable {
    let name: String
    let isExpired: Bool
  }

  /// The key of a life at its last step; nil where the world has no fingerprint.
  init?<Disk, Delegate>(_ life: Life<Disk, Delegate>) {
    guard let ofDisk = life.world.diskFingerprint, let ofMemory = life.world.memoryFingerprint,
      let disk = ofDisk(life.disk)
    else { return nil }
    self.disk = disk
    if let delegate = life.delegate {
      guard let memory = ofMemory(delegate) else { return nil }
      self.delegate = memory
    } else {
      delegate = nil
    }
    let inbox = life.application.inbox
    planState = life.planState
    input = life.input
    history = [life.history.hasBeenActive, life.history.isInterrupted]
    requests = inbox.requests
    scheduled = inbox.scheduled.map(\.name)
    tasks = inbox.tasks.open.map { Task(name: $0.name, isExpired: $0.isExpired) }
    isModelTaskExpired = life.isModelTaskExpired
    openEventCount = inbox.openEvents.count
    memories = life.moment.map { moment in life.world.obligations.map { $0.memory(moment) } } ?? []
  }
}

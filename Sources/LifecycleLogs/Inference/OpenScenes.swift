import LifecycleModels

/// How many scenes of one track may have an object at the same time, as far as its entries name them.
struct OpenScenes {
  /// More names than these are not counted.
  private static let most = 1_000

  private var names: Set<String> = []
  /// The most at any time.
  private(set) var most = 0

  mutating func read(_ reading: EntryReading, _ course: ProcessTracks.Course) {
    if course != .onward || reading.beginsProcess { names = [] }
    guard let name = reading.scene else { return }
    if reading.item == .callback(.sceneDidDisconnect) {
      names.remove(name)
    } else if names.count < Self.most {
      names.insert(name)
      most = max(most, names.count)
    }
  }
}

extension EntryReading {
  /// Whether every object that was there before the entry is gone.
  fileprivate var beginsProcess: Bool {
    switch item {
    case .killed, .processStart, .callback(.willFinishLaunching), .callback(.didFinishLaunching):
      true
    case .callback, .phase: false
    }
  }
}

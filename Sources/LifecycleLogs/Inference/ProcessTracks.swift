import LifecycleModels

/// Tells which process each entry of a log belongs to, and which process it took the place of.
///
/// A process that begins when another has been heard of for the last time is taken for its successor,
/// the same app launched again. Two processes that both go on are two apps, or an app and its
/// extension, and have nothing to do with one another. An entry without a process belongs to that of
/// the entry before.
struct ProcessTracks {
  /// The life of one app in a log: a process, and those that took its place.
  typealias Track = Int

  /// How an entry goes on.
  enum Continuation: Hashable {
    /// In the process of the track's last entry.
    case sameProcess
    /// In a new process, whose predecessor has ended.
    case nextProcess
    /// Nothing is known of what came before.
    case newTrack
  }

  private let spans: [String: ClosedRange<Int>]
  private var index = 0
  private var currentName: String?
  private var currentTrack: Track?
  private var trackOfProcess: [String: Track] = [:]
  /// The process that each track has come to, the latest track last.
  private var processes: [(track: Track, process: String)] = []
  private var count = 0

  /// Creates the tracks of a log whose processes are known.
  init(_ survey: LogSurvey) {
    spans = survey.processes
    currentName = survey.firstProcess
  }

  /// The track of the next entry, and how it goes on.
  mutating func next(process: String?) -> (track: Track, continuation: Continuation) {
    defer { index += 1 }
    if let currentTrack, process == nil || process == currentName { return (currentTrack, .sameProcess) }
    guard let process = process ?? currentName else { return (open(nil), .newTrack) }
    currentName = process
    if let known = trackOfProcess[process] {
      currentTrack = known
      return (known, .sameProcess)
    }
    if let place = processes.lastIndex(where: { isOver($0.process) }) {
      let (track, predecessor) = processes.remove(at: place)
      trackOfProcess[predecessor] = nil
      add(process, to: track)
      return (track, .nextProcess)
    }
    return (open(process), .newTrack)
  }

  private func isOver(_ process: String) -> Bool {
    spans[process].map { $0.upperBound < index } ?? true
  }

  private mutating func open(_ process: String?) -> Track {
    defer { count += 1 }
    currentTrack = count
    if let process { add(process, to: count) }
    return count
  }

  private mutating func add(_ process: String, to track: Track) {
    trackOfProcess[process] = track
    processes.append((track, process))
    currentTrack = track
  }
}

/// How many scenes of one track may have an object at the same time, as far as its entries name them.
struct OpenScenes {
  /// More names than these are not counted.
  private static let most = 1_000

  private var names: Set<String> = []
  /// The most at any time.
  private(set) var most = 0

  mutating func read(_ entry: TrackEntry, _ continuation: ProcessTracks.Continuation) {
    if continuation != .sameProcess || entry.beginsProcess { names = [] }
    guard let name = entry.scene else { return }
    if entry.item == .callback(.sceneDidDisconnect) {
      names.remove(name)
    } else if names.count < Self.most {
      names.insert(name)
      most = max(most, names.count)
    }
  }
}

extension TrackEntry {
  /// Whether every object that was there before the entry is gone.
  fileprivate var beginsProcess: Bool {
    switch item {
    case .killed, .processStart, .callback(.willFinishLaunching), .callback(.didFinishLaunching):
      true
    case .callback, .phase: false
    }
  }
}

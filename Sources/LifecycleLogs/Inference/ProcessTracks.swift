import LifecycleModels

/// Assigns each entry of a log to a process, and each process to the process that it replaced.
///
/// A process that begins after the last entry of another is assumed to be its successor: the same
/// app launched again. Two processes that overlap are two apps, or an app and its extension, and
/// are independent. An entry without a process belongs to the process of the previous entry.
struct ProcessTracks {
  /// The life of one app in a log: a process and its successors.
  typealias Track = Int

  /// How an entry continues its track.
  enum Continuation: Hashable {
    /// In the process of the track's last entry.
    case sameProcess
    /// In a new process, whose predecessor has ended.
    case nextProcess
    /// On a track of its own: nothing is known about what came before.
    case newTrack
  }

  private let spans: [String: ClosedRange<Int>]
  private var index = 0
  private var currentName: String?
  private var currentTrack: Track?
  private var trackOfProcess: [String: Track] = [:]
  /// The current process of each track; the most recent track comes last.
  private var processes: [(track: Track, process: String)] = []
  private var count = 0

  /// Creates the tracks of a log whose processes are known.
  init(_ survey: LogSurvey) {
    spans = survey.processes
    currentName = survey.firstProcess
  }

  /// The track of the next entry, and how the entry continues it.
  ///
  /// The result is nil for a line of the system that is out of order: it says that a process has ended
  /// before its last entry, or it comes after the first entry of a successor.
  mutating func next(_ entry: LogEntry) -> (track: Track, continuation: Continuation)? {
    guard entry.item.isOfSystem else { return next(process: entry.process) }
    guard let process = entry.process, let track = trackOfProcess[process],
      entry.item == .suspended || isOver(process)
    else { return nil }
    return (track, .sameProcess)
  }

  private mutating func next(process: String?) -> (track: Track, continuation: Continuation) {
    defer { index += 1 }
    if let currentTrack, process == nil || process == currentName {
      return (currentTrack, .sameProcess)
    }
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

/// Counts the scenes of one track that have an object at the same time, if entries name them.
struct OpenScenes {
  /// More names than these are not counted.
  private static let maxNames = 1_000

  private var names: Set<String> = []
  /// The most at any time.
  private(set) var peakCount = 0

  mutating func read(_ entry: TrackEntry, _ continuation: ProcessTracks.Continuation) {
    if continuation != .sameProcess || entry.beginsProcess { names = [] }
    guard let name = entry.scene else { return }
    if entry.item == .callback(.sceneDidDisconnect) {
      names.remove(name)
    } else if names.count < Self.maxNames {
      names.insert(name)
      peakCount = max(peakCount, names.count)
    }
  }
}

extension TrackEntry {
  /// Whether no object from before the entry can still exist.
  fileprivate var beginsProcess: Bool {
    switch item {
    case .killed, .processStart, .callback(.willFinishLaunching), .callback(.didFinishLaunching):
      true
    case .exited: true
    case .callback, .phase, .mark, .suspended: false
    }
  }
}

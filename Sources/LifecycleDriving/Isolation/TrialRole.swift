import Foundation

/// What a trial process is told in a folder that its parent has made, and that its environment names.
struct TrialRole: Codable {
  /// The variable that names the folder.
  static let key = "LIFECYCLE_TRIAL"

  /// The identity of the check that is to be tried.
  let check: String
  /// How long its lives may take, in seconds; nil for no limit.
  let seconds: Double?
  /// The steps that no life may take.
  let excluded: [String]
}

extension TrialRole {
  /// Reads the role that a folder describes.
  init(from folder: URL) throws {
    self = try JSONDecoder().decode(
      TrialRole.self, from: Data(contentsOf: Self.file(in: folder)))
  }

  /// Writes the role for a trial process to read.
  func write(to folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: folder))
  }

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent("role") }

  static func journal(in folder: URL) -> String { folder.appendingPathComponent("journal").path }
}

/// A trial process, from within.
///
/// Only the check that is tried uses the journal, on one thread at a time.
struct TrialPlace {
  let role: TrialRole
  let journal: LifeJournal

  /// The place of this process; nil if it is not a trial process.
  nonisolated(unsafe) static let current: TrialPlace? = {
    guard let path = ProcessInfo.processInfo.environment[TrialRole.key] else { return nil }
    let place = TrialPlace(folder: URL(fileURLWithPath: path), parent: getppid())
    if place != nil { endWithParent(URL(fileURLWithPath: path)) }
    return place
  }()

  /// The place that a folder describes.
  ///
  /// A folder alone makes no trial process: it must hold the journal that the parent of this process
  /// reads.
  init?(folder: URL, parent: pid_t) {
    let path = TrialRole.journal(in: folder)
    guard FileManager.default.fileExists(atPath: path), let journal = try? LifeJournal(path: path),
      journal.reader == parent, let role = try? TrialRole(from: folder)
    else { return nil }
    self.role = role
    self.journal = journal
  }

  /// Ends this process, and all that it has started, when its parent is gone, even if the code under
  /// test loops.
  private static func endWithParent(_ folder: URL) {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(200_000) }
      ProcessFamily(roots: [getpid()], group: getpid(), mark: folder.path).end()
      try? FileManager.default.removeItem(at: folder)
      _exit(1)
    }
  }

  /// Lets signals end this process as they end an app: a thread of a queue blocks them, and a signal
  /// that the code under test sends itself would be without effect.
  static func acceptSignals() {
    var all = sigset_t()
    sigfillset(&all)
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE] {
      signal(number, SIG_DFL)
    }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }
}

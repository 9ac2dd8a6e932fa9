import Foundation
import Synchronization
import SystemFiles

/// What is to be started, and with what around it.
struct SpawnOrder {
  let executable: String
  let arguments: [String]
  /// Added to the environment of this process.
  let environment: [String: String]

  /// Starts the process, in a group of its own and with signals as a shell would leave them.
  ///
  /// One is started at a time: a pipe cannot be made closed on exec in one step everywhere, and a
  /// process started in between would hold it open.
  func start() throws(SystemError) -> ChildProcess {
    try Self.oneAtATime.withLock { _ throws(SystemError) in
      let input = try StreamEnds.toThem()
      let output = try StreamEnds.toUs()
      let errors = try StreamEnds.toUs()
      let process = try spawn(
        [input.theirs.number, output.theirs.number, errors.theirs.number])
      return ChildProcess(
        process: process, input: input.ours, output: output.ours, errors: errors.ours)
    }
  }

  private static let oneAtATime = Mutex(())
}

extension SpawnOrder {
  private func spawn(_ streams: [Int32]) throws(SystemError) -> pid_t {
    var actions = FileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (standard, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(standard))
    }
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.set(&attributes)
    let words = CStrings([executable] + arguments)
    let settings = CStrings(mergedEnvironment)
    var process: pid_t = 0
    let code = posix_spawn(
      &process, executable, &actions, &attributes, words.pointers, settings.pointers)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// What a command line tool may have changed for itself, the signals it ignores or blocks, is not
  /// the adapter's business.
  private static func set(_ attributes: inout Attributes) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags | closeByDefault))
  }

  private var mergedEnvironment: [String] {
    ProcessInfo.processInfo.environment
      .merging(environment) { _, added in added }
      .map { "\($0.key)=\($0.value)" }.sorted()
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let closeByDefault = POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static let closeByDefault: Int32 = 0
  #endif
}

/// Texts as C takes them: pointers, the last of them null.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { pointers.forEach { free($0) } }
}

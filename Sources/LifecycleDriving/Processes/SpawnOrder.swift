import Foundation
import Synchronization
import SystemFiles

/// A command to start, with its arguments and environment.
package struct SpawnOrder {
  let executable: String
  let arguments: [String]
  /// Added to the environment of this process.
  let environment: [String: String]
  /// Whether an executable without a slash is looked for in the folders of `PATH`.
  let isSearched: Bool

  /// Describes a process.
  package init(
    executable: String, arguments: [String], environment: [String: String] = [:],
    isSearched: Bool = false
  ) {
    self.isSearched = isSearched
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Starts the process in a group of its own, with default signal handling and new standard streams.
  ///
  /// One process is started at a time: not every system can create a pipe that is closed on exec in
  /// one step, and a process that was started in between would keep the pipe open.
  package func connect() throws(SystemError) -> ConnectedProcess {
    try Self.oneAtATime.withLock { _ throws(SystemError) in
      let input = try StreamEnds.toChild()
      let output = try StreamEnds.fromChild()
      let errors = try StreamEnds.fromChild()
      let process = try spawn([
        input.childEnd.number, output.childEnd.number, errors.childEnd.number,
      ])
      return ConnectedProcess(
        child: ChildProcess(process: process), input: input.parentEnd, output: output.parentEnd,
        errors: errors.parentEnd)
    }
  }

  private static let oneAtATime = Mutex(())

  /// Does something while no process is between its start and its ``ChildProcess``.
  static func withoutSpawning<Value: Sendable>(_ action: () -> Value) -> Value {
    oneAtATime.withLock { _ in action() }
  }
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
    let words = CStrings(([executable] + arguments).map { Array($0.utf8CString) })
    let settings = CStrings(ChildEnvironment(adding: environment).entries)
    var process: pid_t = 0
    let code = (isSearched ? posix_spawnp : posix_spawn)(
      &process, executable, &actions, &attributes, words.pointers, settings.pointers)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// Resets the signals, because a command line tool may ignore or block some for itself.
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

/// Strings for C functions: pointers, the last of which is null.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [[CChar]]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { pointers.forEach { free($0) } }
}

/// A process, and our ends of its standard streams.
package struct ConnectedProcess: ~Copyable {
  package let child: ChildProcess
  package let input: Descriptor
  package let output: Descriptor
  package let errors: Descriptor
}

extension ConnectedProcess {
  /// Reads what it has written, so that it does not wait for a reader, and forgets it.
  package borrowing func discardOutput() {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    // It may write faster than this reads.
    for _ in 0..<16 { _ = (output.read(into: &chunk), errors.read(into: &chunk)) }
  }
}

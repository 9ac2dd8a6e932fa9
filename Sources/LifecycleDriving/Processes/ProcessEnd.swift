import Foundation

/// How a process ended.
public enum ProcessEnd: Hashable, Sendable {
  /// It ended by itself, with a status.
  case exited(status: Int32)
  /// A signal ended it.
  case signalled(Int32)
  /// It ended and its status is lost, because this process ignores the ends of its children.
  case unknown

  /// Decodes the status of a process that was waited for.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
  }

  /// The end in words, for example “exited with status 3” or “was ended by SIGSEGV”.
  public var words: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let signal): "was ended by " + (Self.names[signal] ?? "signal \(signal)")
    case .unknown: "ended in an unknown way"
    }
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM",
    SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2", SIGSYS: "SIGSYS", SIGXCPU: "SIGXCPU",
    SIGXFSZ: "SIGXFSZ",
  ]
}

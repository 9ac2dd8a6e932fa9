import Foundation

/// How the process of an adapter ended.
public enum AdapterEnd: Hashable, Sendable {
  /// It ended by itself, with a status.
  case exited(status: Int32)
  /// A signal ended it.
  case signalled(Int32)
  /// It is gone, and its status with it: this process ignores the ends of its children.
  case unknown

  /// The end that the status of a waited-for process means.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal)
  }

  /// The end in words, for example “exited with status 3” or “was ended by SIGSEGV”.
  public var words: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let signal): "was ended by " + (Self.names[signal] ?? "signal \(signal)")
    case .unknown: "ended, nobody knows how"
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

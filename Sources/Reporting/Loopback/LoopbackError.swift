import Foundation

/// Why no server can be started on this machine.
public enum LoopbackError: Error, Hashable {
  /// Another program listens on the port.
  case portTaken(Int)
  /// Only an administrator may listen on the port.
  case portForbidden(Int)
  /// The operating system refused for another reason, with its number.
  case unavailable(Int32)
}

extension LoopbackError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .portTaken(let port):
      "port \(port) is in use by another program; choose another port, or 0 for any free one."
    case .portForbidden(let port):
      "port \(port) is reserved for the system; choose one from 1024 on, or 0 for any free one."
    case .unavailable(let code):
      "no server can be started on this machine: \(String(cString: strerror(code)))."
    }
  }
}

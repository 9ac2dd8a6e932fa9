import Foundation
import LifecycleModels
import SystemFiles

/// The adapter's side of protocol 1, for adapters written in Swift.
///
/// ```swift
/// let notes = Notes()
/// AdapterServer(
///   implements: [.didEnterBackground], actions: [AdapterAction(name: "edit", states: [.active])]
/// ) { request in
///   notes.handle(request.content)
///   return AdapterReply(observed: AdapterObservation(unsaved: notes.isUnsaved))
/// }.run()
/// ```
public struct AdapterServer {
  private let hello: AdapterHello
  private let handle: (AdapterRequest) -> AdapterReply

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - implements: The callbacks that the delegate implements.
  ///   - actions: What the user can do.
  ///   - inputs: What the app can be opened, woken or called with; nil for anything.
  ///   - handle: Carries out a request and replies to it.
  public init(
    implements: [Callback], actions: [AdapterAction], inputs: [LifeInput]? = nil,
    handle: @escaping (AdapterRequest) -> AdapterReply
  ) {
    hello = AdapterHello(implements: implements, actions: actions, inputs: inputs)
    self.handle = handle
  }

  /// The first line that it writes.
  package var helloLine: String { hello.line }

  /// Serves requests from standard input until it ends.
  ///
  /// From here on, what the process prints goes to standard error, because standard output belongs
  /// to the protocol. A malformed request ends the process with status 65 and a message.
  public func run() {
    let output = Descriptor(number: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    _ = fcntl(output.number, F_SETFD, FD_CLOEXEC)
    do {
      try serve(input: STDIN_FILENO, output: output.number)
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      Foundation.exit(65)
    }
  }

  /// Serves requests from one descriptor on another, until there are no more.
  ///
  /// - Throws: ``AdapterServerError`` if a request is malformed.
  package func serve(input: Int32, output: Int32) throws(AdapterServerError) {
    guard Self.write(helloLine, to: output) else { return }
    var lines = LineBuffer()
    var number = 0
    while Self.read(into: &lines, from: input) {
      while let line = lines.takeLine() {
        number += 1
        let request: AdapterRequest
        do { request = try AdapterRequest(line: line) } catch {
          throw AdapterServerError(line: number, reason: error)
        }
        guard Self.write(handle(request).line(to: request.id), to: output) else { return }
      }
    }
  }
}

extension AdapterServer {
  /// Waits for bytes, and adds them.
  ///
  /// - Returns: Whether there were any before the end of the input.
  private static func read(into lines: inout LineBuffer, from input: Int32) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      if count > 0 { lines.append(chunk[..<count]) }
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// - Returns: Whether the line was written; otherwise the reader is gone.
  private static func write(_ line: String, to output: Int32) -> Bool {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }
}

/// A line that is not a request of the protocol.
public struct AdapterServerError: Error, Hashable {
  /// The line of standard input, counted from 1.
  public let line: Int

  /// Why the line is not a request.
  public let reason: AdapterLineError

  /// Creates an error.
  public init(line: Int, reason: AdapterLineError) {
    self.line = line
    self.reason = reason
  }
}

extension AdapterServerError: LocalizedError {
  /// The error in words, with its line.
  public var errorDescription: String? {
    "Line \(line) is not a request of protocol \(AdapterHello.protocolNumber). "
      + (reason.errorDescription ?? "")
  }
}

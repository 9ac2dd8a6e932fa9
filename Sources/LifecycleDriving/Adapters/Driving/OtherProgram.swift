import Foundation
import Reporting
import SystemFiles

/// A program that runs beside an adapter, on the same disk, as an extension does beside its app.
///
/// Its standard input is empty, and what it writes is dropped, except for the last lines of standard error
/// if it fails. It is run to its end, and what it has started ends with it.
struct OtherProgram {
  private let words: [String]
  private let disk: AdapterDisk
  private let limits: AdapterLimits
  private let isCancelled: () -> Bool

  init(
    _ words: [String], on disk: AdapterDisk, limits: AdapterLimits,
    isCancelled: @escaping () -> Bool
  ) {
    self.words = words
    self.disk = disk
    self.limits = limits
    self.isCancelled = isCancelled
  }

  /// Runs the program to its end.
  ///
  /// - Throws: ``Failure`` if it does not end well, `SystemError` if the system has no room for it,
  ///   `CheckStopped` if nobody waits for it any more.
  func run() throws {
    let (name, number) = ("LIFECYCLE_PROGRAM", UUID().uuidString)
    let streams = try start([name: number, "LIFECYCLE_DISK": disk.path])
    let child = streams.child
    let output = streams.output
    let errors = streams.errors
    // A program that reads to the end of its input finds it at once.
    _ = consume streams.input
    defer {
      child.kill()
      if Subreaper.mayHaveChildren { ProcessFamily(mark: "\(name)=\(number)").end() }
      Subreaper.reap()
    }
    let deadline = Deadline(after: limits.reply)
    var tail = OutputTail()
    var (outputIsOpen, errorsAreOpen) = (true, true)
    while child.end == nil {
      if isCancelled() { throw CheckStopped() }
      if deadline.isPast { throw Failure(words, "did not end within \(deadline.limit)") }
      if outputIsOpen { outputIsOpen = drain(output) { _ in } }
      if errorsAreOpen { errorsAreOpen = drain(errors) { tail.append($0) } }
      // The system ignores negative descriptors.
      var requests = [
        pollfd(fd: outputIsOpen ? output.number : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorsAreOpen ? errors.number : -1, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&requests, 2, deadline.milliseconds(atMost: 5))
      child.update()
    }
    if errorsAreOpen { _ = drain(errors) { tail.append($0) } }
    guard let end = child.end, end != .exited(status: 0) else { return }
    let last = tail.lines(atMost: .max).last.map { ", after the line “\($0.excerpt)”" } ?? ""
    throw Failure(words, end.words + last)
  }

  /// Reads a bounded part of a stream, because the program may write faster than this reads.
  /// - Returns: Whether the stream is still open.
  private func drain(
    _ stream: borrowing Descriptor, _ take: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    for _ in 0..<16 {
      switch stream.read(into: &chunk) {
      case .moved(let count): take(chunk[..<count])
      case .notReady: return true
      case .closed: return false
      }
    }
    return true
  }

  private func start(_ environment: [String: String]) throws -> ConnectedProcess {
    let order = SpawnOrder(
      executable: words[0], arguments: Array(words.dropFirst()), environment: environment,
      isSearched: true)
    do { return try order.connect() } catch {
      // The others say that the system has no room left.
      guard [ENOENT, EACCES, ENOEXEC, ENOTDIR, E2BIG, ELOOP, ENAMETOOLONG].contains(error.code)
      else {
        throw error
      }
      throw Failure(words, "cannot be started: \(error.words)")
    }
  }

  /// Why a program did not end well.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ words: [String], _ reason: String) {
      description = "“\(words.joined(separator: " ").excerpt)” \(reason)"
    }
  }
}

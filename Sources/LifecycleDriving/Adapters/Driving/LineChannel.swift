import Foundation
import Reporting

/// Sends lines to a process and receives lines from it, each before a deadline.
///
/// Whatever the process does, this side waits no longer than its deadline, and stores no more than
/// a line and the end of standard error.
final class LineChannel {
  private let streams: ConnectedProcess
  private let limits: AdapterLimits
  private var output: LineBuffer = LineBuffer()
  /// The number of the last line that was received, counted from 1 with blank lines.
  private(set) var lineNumber = 0
  private var outputIsOpen = true
  private var errors = OutputTail()
  private var errorsAreOpen = true
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// Whether nobody waits for an answer any more.
  private let isCancelled: () -> Bool

  init(
    _ streams: consuming ConnectedProcess, limits: AdapterLimits, isCancelled: @escaping () -> Bool
  ) {
    self.streams = streams
    self.isCancelled = isCancelled
    self.limits = limits
  }

  var child: ChildProcess { streams.child }

  /// The last lines of standard error, after the message of a trap if a backtrace separates the two.
  var lastErrors: [String] {
    let lines = errors.lines(atMost: .max)
    let last = Array(lines.suffix(10))
    guard last.trap == nil, let trap = lines.trap else { return last }
    return [trap] + last.dropFirst()
  }

  /// Ends the process, and reads the last of its standard error.
  func kill() {
    child.kill()
    readErrors()
  }

  /// Checks without waiting whether the process has ended, and whether it wrote unasked.
  func checkSilence() throws(AdapterFailure) {
    child.update()
    readOutput()
    readErrors()
    if let end = child.end { throw ended(end) }
    if let line = output.excerpt { throw .wroteUnasked(line: line) }
    if !outputIsOpen { throw closed(.closedOutput) }
  }

  /// Sends all of some bytes.
  func send(_ bytes: [UInt8], before deadline: Deadline) throws(AdapterFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch streams.input.send(rest) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .notReady: try pause(before: deadline, isSending: true)
      case .closed: throw closed(.closedInput)
      }
    }
  }

  /// The next line that is not blank, without its line feed.
  func receive(before deadline: Deadline) throws(AdapterFailure) -> [UInt8] {
    while true {
      // Checked before reading: a process that has ended writes nothing afterwards.
      child.update()
      readErrors()
      readOutput()
      if let line = takeLine() { return line }
      if output.unfinished > limits.lineLength { throw .flooded(limit: limits.lineLength) }
      if let end = child.end { throw ended(end) }
      if !outputIsOpen { throw closed(.closedOutput) }
      try pause(before: deadline, isSending: false)
    }
  }

  private func takeLine() -> [UInt8]? {
    while let line = output.takeLine() {
      lineNumber += 1
      if !line.trimmed(0..<line.count).isEmpty { return line }
    }
    return nil
  }
}

// MARK: - Reading

extension LineChannel {
  /// Reads up to the first line feed; the rest stays in the pipe.
  private func readOutput() {
    while outputIsOpen, !output.hasLine(), output.unfinished <= limits.lineLength {
      switch streams.output.read(into: &chunk) {
      case .moved(let count): output.append(chunk[..<count])
      case .notReady: return
      case .closed: outputIsOpen = false
      }
    }
  }

  /// Reads a part of standard error; callers that wait read again.
  private func readErrors() {
    for _ in 0..<16 where errorsAreOpen {
      switch streams.errors.read(into: &chunk) {
      case .moved(let count): errors.append(chunk[..<count])
      case .notReady: return
      case .closed: errorsAreOpen = false
      }
    }
  }
}

// MARK: - Waiting

extension LineChannel {
  /// Waits until something can be sent or read. The pauses are short, since a process can end while
  /// another process keeps its streams open.
  private func pause(before deadline: Deadline, isSending: Bool) throws(AdapterFailure) {
    if isCancelled() { kill() }
    if deadline.isPast { throw .timedOut(after: deadline.limit) }
    readErrors()
    if isSending { readOutput() }
    // The system ignores negative descriptors.
    var requests = [
      pollfd(fd: errorsAreOpen ? streams.errors.number : -1, events: Int16(POLLIN), revents: 0),
      isSending
        ? pollfd(fd: streams.input.number, events: Int16(POLLOUT), revents: 0)
        : pollfd(fd: streams.output.number, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&requests, nfds_t(requests.count), deadline.milliseconds(atMost: 50))
  }

  /// The failure of a process that closed a stream: usually it has just ended.
  private func closed(_ otherwise: AdapterFailure) -> AdapterFailure {
    _ = child.wait(within: limits.signal) { condition in
      // It may write a lot to standard error before it ends.
      readErrors()
      return if case .ended = condition { true } else { false }
    }
    return child.end.map(ended) ?? otherwise
  }

  private func ended(_ end: ProcessEnd) -> AdapterFailure {
    readErrors()
    return .ended(end, errors: lastErrors)
  }
}

/// How long an adapter may take, and how much it may say at once.
public struct AdapterLimits: Hashable, Sendable {
  /// From the start of the process to its first line.
  public var start: Duration
  /// From a request to its reply.
  public var reply: Duration
  /// From a signal, or from the end of its output, to what must follow: being stopped, running
  /// again, having ended.
  public var signal: Duration
  /// The bytes of one line.
  public var lineLength: Int

  /// Creates limits.
  public init(start: Duration, reply: Duration, signal: Duration, lineLength: Int) {
    self.start = start
    self.reply = reply
    self.signal = signal
    self.lineLength = lineLength
  }

  /// Ten seconds to start, five for a reply and for a signal, a mebibyte for a line.
  public static let standard = AdapterLimits(
    start: .seconds(10), reply: .seconds(5), signal: .seconds(5), lineLength: 1 << 20)
}

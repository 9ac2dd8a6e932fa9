/// Reads reports of devices piece by piece, in constant memory.
///
/// A file may hold one report, several after each other, JSON lines, or a list of payloads. The
/// results do not depend on how the file is divided into pieces.
public struct DeviceReportStream {
  /// Creates a stream at the start of a file.
  public init() {}

  /// Reads a piece of the file; calls `receive` with each report or each thing that is damaged, in order.
  public mutating func read(
    _ piece: some Collection<UInt8>, _ receive: (DeviceReportEvent) throws -> Void
  ) throws {}

  /// Reads what was kept, at the end of the file.
  public mutating func finish(_ receive: (DeviceReportEvent) throws -> Void) throws {}
}

/// What a stream of reports finds.
public enum DeviceReportEvent: Hashable, Sendable {
  case report(DeviceReport)
  /// Something that is no report, or a part of one that is cut off: the line, counted from 1, and
  /// what is wrong there, in a sentence.
  case damaged(line: Int, String)
}

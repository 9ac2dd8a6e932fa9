import CommandLineTools
import DelegateSource
import Reporting

extension SourceFinding {
  /// The finding for reports.
  ///
  /// - Parameter columns: The columns of the file, because ``column`` counts bytes.
  /// - Returns: The finding.
  func reported(_ columns: CharacterColumns) -> ReportedFinding {
    let place = file == "-" ? ["Line \(line), column \(column)."] : []
    let facts = citations.map(\.label)
    return ReportedFinding(
      rule: DelegateRule(problem).rawValue, severity: isOfLinux ? .note : .error,
      file: ReportedFinding.file(file), line: line,
      column: columns.character(ofByte: column, line: line),
      message: "\(typeName).\(name) \(claim). \(reason)",
      detail: place + ["Written: \(written)", "Write:   \(replacement)"]
        + (facts.isEmpty ? [] : ["Facts: \(facts.joined(separator: ", "))"]),
      subject: ReportedFinding.subject(file))
  }
}

/// Finds out which character of its line a byte of a file belongs to.
struct CharacterColumns {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Reads a file once.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The character that a byte of a line belongs to; both, and the line, are counted from 1.
  func character(ofByte byte: Int, line: Int) -> Int {
    guard starts.indices.contains(line - 1), byte > 0 else { return byte }
    return 1 + bytes[starts[line - 1]...].prefix(byte - 1).count { $0 & 0xC0 != 0x80 }
  }
}

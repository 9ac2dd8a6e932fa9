import DelegateSource

/// The properties of reading any sequence of bytes as Swift source.
public enum SourceProperties {
  /// Stops the process if a property is violated.
  public static func check(_ bytes: [UInt8]) {
    let source = DelegateSurvey(files: [SourceFile(bytes, name: "Delegate.swift")])
    let lines = bytes.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }
    ).count
    for finding in source.findings {
      precondition((1...lines).contains(finding.line), "\(finding) in \(lines) lines")
      precondition((1...(bytes.count + 1)).contains(finding.column), "\(finding) beyond its line")
      precondition(!finding.expectedName.isEmpty && !finding.replacement.isEmpty, "\(finding)")
    }
  }
}

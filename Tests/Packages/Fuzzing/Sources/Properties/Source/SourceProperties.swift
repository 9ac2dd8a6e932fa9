import DelegateSource

/// What holds of every sequence of bytes that is read as Swift source, whatever they are.
public enum SourceProperties {
  /// Stops the process if something does not hold.
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

/// A file of Swift source, read for its types and their methods.
public struct SourceFile: Sendable {
  /// What the file is called in findings.
  public let name: String
  let declarations: [SourceDeclaration]
  let typealiases: [SourceTypealias]

  /// Reads a file; no content is refused, and what is no declaration is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: What the file is called in findings.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8], name: String) {
    let scanner = SourceScanner(scanning: bytes)
    self.name = name
    declarations = scanner.declarations
    typealiases = scanner.typealiases
  }
}

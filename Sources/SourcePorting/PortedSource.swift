/// Swift source of an app, rewritten so that it compiles where there is no Objective-C runtime.
///
/// Only what needs the runtime is rewritten. Every line keeps its number, and most tokens keep their
/// columns; a directive before the first line names the original file, so that errors of the
/// compiler, `#filePath` and `#line` refer to it.
///
/// - Complexity: O(*n* log *n*) for *n* bytes.
package struct PortedSource: Sendable {
  /// The rewritten source.
  package let bytes: [UInt8]
  /// What was rewritten, in the order of the file.
  package let changes: [PortChange]
  /// What does not compile or does nothing without the runtime, in the order of the file.
  package let remarks: [PortRemark]
  /// The modules that it imports and that may not exist on Linux, in the order of the file.
  package let foreignModules: [String]

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - source: The content, which need not compile.
  ///   - path: The absolute path of the original.
  ///   - absent: The modules whose imports are dropped.
  ///   - isOfLibrary: Whether the entry point of the app is dropped, because a library has none.
  package init(
    _ source: [UInt8], path: String, without absent: Set<String> = [], isOfLibrary: Bool = false
  ) {
    var rewriter = SourceRewriter(source, absent: absent, isOfLibrary: isOfLibrary)
    rewriter.rewrite()
    let imports = rewriter.missingImports.map { "import \($0); " }.joined()
    let head = """
      \(Self.mark) \(imports)
      #sourceLocation(file: \(Self.literal(path)), line: 1)

      """
    // A mark of the encoding is allowed at the beginning of a file only.
    let isMarked = source.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = Array(head.utf8) + rewriter.result.dropFirst(isMarked ? 3 : 0)
    changes = rewriter.changes.sorted { $0.place < $1.place }
    remarks = rewriter.remarks.sorted { $0.place < $1.place }
    foreignModules = rewriter.foreignModules
  }

  /// The name of a rewritten file; it differs from that of the original, because the compiler warns
  /// where two paths of a module end alike. Only `main.swift` keeps it, because it may contain
  /// statements.
  ///
  /// - Parameter original: A name or a path that ends with `.swift`.
  /// - Returns: The name or path of the rewritten file.
  package static func name(for original: String) -> String {
    let name = original.split(separator: "/").last
    return name == "main.swift" ? original : original.dropLast(".swift".count) + ".ported.swift"
  }

  /// What every rewritten file begins with.
  package static let mark = "/* Made by lifecycle port. Change the original. */"

  /// The path of the original of a rewritten file; nil for another file, and where the directive does
  /// not show the whole path.
  package static func original(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: mark.utf8) else { return nil }
    let line = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2).dropFirst().first
    let parts = String(decoding: line ?? [], as: UTF8.self).split(separator: "\"")
    return parts.count == 3 && !parts[1].contains("?") ? String(parts[1]) : nil
  }

  /// A path as a literal; the directive takes no escapes, so what needs one becomes a question mark.
  private static func literal(_ path: String) -> String {
    "\"" + String(path.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "?" : $0 }) + "\""
  }
}

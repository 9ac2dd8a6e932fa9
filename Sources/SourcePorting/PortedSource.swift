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
  package init(_ source: [UInt8], path: String, without absent: Set<String> = []) {
    var rewriter = SourceRewriter(source, absent: absent)
    rewriter.rewrite()
    let imports = rewriter.missingImports.map { "import \($0); " }.joined()
    let head = """
      \(Self.mark) \(imports)
      #sourceLocation(file: \(Self.literal(path)), line: 1)

      """
    bytes = Array(head.utf8) + rewriter.result
    changes = rewriter.changes.sorted { $0.place < $1.place }
    remarks = rewriter.remarks.sorted { $0.place < $1.place }
    foreignModules = rewriter.foreignModules
  }

  /// The name of a rewritten file; it differs from that of the original, because the compiler warns
  /// where two paths of a module end alike.
  ///
  /// - Parameter original: A name or a path that ends with `.swift`.
  package static func name(for original: String) -> String {
    original.dropLast(".swift".count) + ".ported.swift"
  }

  /// What every rewritten file begins with.
  package static let mark = "/* Made by lifecycle port. Change the original. */"

  /// A path as a literal; the directive takes no escapes, so what needs one becomes a question mark.
  private static func literal(_ path: String) -> String {
    "\"" + String(path.map { $0 == "\"" || $0 == "\\" || $0.isNewline ? "?" : $0 }) + "\""
  }
}

/// Something that was rewritten.
package struct PortChange: Hashable, Sendable {
  /// What was done.
  package enum Kind: String, CaseIterable, Sendable {
    /// `@UIApplicationMain` became `@main`.
    case entryPoint = "entry point"
    /// An attribute or a modifier of Objective-C or of Interface Builder was dropped.
    case attribute
    /// A selector became a value that holds the method.
    case selector
    /// A key path became a string.
    case keyPath = "key path"
    /// An import was dropped, or reduced to a module that exists.
    case `import`
    /// A condition that asks for iOS now asks for Linux.
    case condition
    /// A call of an optional method became one of a method with a default implementation.
    case optionalCall = "optional call"
    /// A new `ProcessInfo` became the one of the process.
    case processInfo = "process info"
    /// A preview was dropped.
    case preview
  }

  package let kind: Kind
  package let place: PortPlace
}

/// Something that was left as it is, and why it matters.
package struct PortRemark: Hashable, Sendable {
  package let place: PortPlace
  /// Whether the file cannot compile because of it.
  package let isCertain: Bool
  /// What it is, and what to do.
  package let words: String
}

/// A place in the original.
package struct PortPlace: Hashable, Comparable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The byte in the line, counted from 1.
  package let column: Int

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Something that was rewritten.
package struct PortChange: Hashable, Sendable {
  /// What was done.
  package enum Kind: String, CaseIterable, Sendable {
    /// `@UIApplicationMain` became `@main`, or was dropped.
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

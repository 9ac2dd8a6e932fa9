import Reporting

/// The name of a build setting with the conditions under which its value counts.
package struct BuildSettingsKey: Hashable, Sendable {
  /// A condition, such as `[sdk=iphoneos*]`.
  package struct Condition: Hashable, Sendable {
    /// What is compared: `sdk`, `arch`, `config` or another name.
    package let name: String
    /// What it is compared with; `*` stands for any characters.
    package let pattern: String

    /// Whether a value satisfies the condition.
    ///
    /// - Complexity: O(*n* · *m*) for a value of *n* and a pattern of *m* bytes.
    package func matches(_ value: String) -> Bool {
      Wildcards.match(Array(value.utf8), Array(pattern.utf8))
    }
  }

  /// The name.
  package let name: String
  /// The conditions, all of which must be satisfied.
  package let conditions: [Condition]

  /// Reads a key such as `NAME[sdk=iphoneos*][config=Debug]`, or gives nil if it is malformed.
  package init?(_ written: String) {
    var cursor = ByteCursor(Array(written.utf8))
    guard let key = BuildSettingsKey(&cursor), cursor.isAtEnd else { return nil }
    self = key
  }

  /// Reads a key with the white space after it.
  init?(_ cursor: inout ByteCursor) {
    guard cursor.byte().isNameByte, !cursor.byte().isDigit else { return nil }
    name = cursor.text(cursor.skip(while: \.isNameByte))
    var conditions: [Condition] = []
    cursor.skip(while: \.isInlineSpace)
    while cursor.skip("[") {
      let name = cursor.text(cursor.skip { !$0.isLineEnd && !"=]".utf8.contains($0) })
      guard cursor.skip("=") else { return nil }
      let pattern = cursor.text(cursor.skip { !$0.isLineEnd && $0 != UInt8(ascii: "]") })
      guard cursor.skip("]") else { return nil }
      conditions.append(Condition(name: name, pattern: pattern))
      cursor.skip(while: \.isInlineSpace)
    }
    self.conditions = conditions
  }
}

extension UInt8 {
  /// Whether this is white space inside a line.
  var isInlineSpace: Bool { isSpace && !isLineEnd }
}

/// A pattern of paths, as `.gitignore` and shells have them: `Vendored/**`, `**/*.swift`.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let parts: [Substring]

  /// Creates a pattern. In a part of the path “*” is any text and “?” any character; a part “**” is
  /// any number of parts, also none.
  package init(_ text: String) {
    self.text = text
    // Two in a row mean no more than one.
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part != "**" || parts.last != "**" { parts.append(part) }
    }
    self.parts = parts
  }

  /// Whether a path, relative to the same folder as the pattern, fits.
  ///
  /// - Complexity: O(*n* × *m*) for *n* characters of the path and *m* of the pattern.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    return Self.fits(names, parts, isAny: { $0 == "**" }) { name, part in
      Self.fits(Array(name), Array(part), isAny: { $0 == "*" }) { $0 == $1 || $1 == "?" }
    }
  }

  /// Whether items fit a pattern in which some items stand for any number of them.
  ///
  /// When an item does not fit, only the last of these has to take in one more, so that no pattern
  /// takes exponential time.
  private static func fits<Item, Wanted>(
    _ items: [Item], _ pattern: [Wanted], isAny: (Wanted) -> Bool, fit: (Item, Wanted) -> Bool
  ) -> Bool {
    var (item, wanted) = (0, 0)
    var retry: (item: Int, wanted: Int)?
    while item < items.count {
      if wanted < pattern.count, isAny(pattern[wanted]) {
        retry = (item, wanted)
        wanted += 1
      } else if wanted < pattern.count, fit(items[item], pattern[wanted]) {
        (item, wanted) = (item + 1, wanted + 1)
      } else if let last = retry {
        retry = (last.item + 1, last.wanted)
        (item, wanted) = (last.item + 1, last.wanted + 1)
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy(isAny)
  }
}

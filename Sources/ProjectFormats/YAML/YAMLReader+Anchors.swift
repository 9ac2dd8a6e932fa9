import Reporting

extension YAMLReader {
  /// The name that an anchor gives the value after it.
  struct Anchor {
    let name: String
    let line: Int
  }

  /// Skips to a value, over its anchor.
  mutating func properties(in place: Place) throws(SettingsError) -> Anchor? {
    var anchor: Anchor?
    while true {
      skipInlineBlank()
      if isAtLineEnd { try skipBlank() }
      if cursor.byte() == UInt8(ascii: "!") { throw cursor.notSupported("a tag") }
      guard cursor.byte() == UInt8(ascii: "&"), anchor == nil, !isDone,
        cursor.column > place.indentation
      else { return anchor }
      anchor = try self.anchor()
    }
  }

  /// The anchor that stands here.
  mutating func anchor() throws(SettingsError) -> Anchor {
    let line = cursor.line
    cursor.skip(1)
    return Anchor(name: try anchorName(), line: line)
  }

  private mutating func anchorName() throws(SettingsError) -> String {
    let range = cursor.skip { !$0.isSpace && !",[]{}".utf8.contains($0) }
    if range.isEmpty { throw cursor.unexpected(expected: "the name of an anchor", in: "a value") }
    return cursor.text(range)
  }

  /// Reads a value, and names it if it has an anchor.
  mutating func anchored(
    by anchor: Anchor?, _ read: (inout YAMLReader) throws(SettingsError) -> SettingsValue
  ) throws(SettingsError) -> SettingsValue {
    let (outerCount, outerHeight) = (count, height)
    height = depth
    count += 1
    let value = try read(&self)
    if let anchor {
      anchors[anchor.name] = Anchored(
        value: value, count: count - outerCount, height: height - depth)
    }
    height = max(height, outerHeight)
    return value
  }

  /// A value without content, which can have an anchor, too.
  mutating func named(_ anchor: Anchor?, _ value: SettingsValue) throws(SettingsError)
    -> SettingsValue
  {
    try anchored(by: anchor) { _ throws(SettingsError) in value }
  }

  /// The value that an alias such as `*name` repeats.
  mutating func alias() throws(SettingsError) -> SettingsValue {
    let line = cursor.line
    cursor.skip(1)
    let name = try anchorName()
    guard let anchored = anchors[name] else {
      let expected = "an alias of an anchor that stands before it"
      throw SettingsError(.unexpected("*\(name.excerpt)", expected: expected), line: line)
    }
    count += anchored.count
    if count > SettingsError.maxValues {
      throw SettingsError(.tooLarge(limit: SettingsError.maxValues), line: line)
    }
    height = max(height, depth + anchored.height)
    if height > SettingsError.maxNesting { throw cursor.tooDeep }
    return anchored.value
  }

  /// The entries with those of merged dictionaries (`<<`) before them, so that their own win.
  func merged(_ entries: [SettingsEntry]) throws(SettingsError) -> [SettingsEntry] {
    guard entries.contains(where: { $0.key == "<<" }) else { return entries }
    var merged: [SettingsEntry] = []
    for entry in entries where entry.key == "<<" {
      // Of several dictionaries the first wins, as the last of equal keys does here.
      for source in (entry.value.items ?? [entry.value]).reversed() {
        guard let added = source.entries else {
          let expected = "a dictionary to merge"
          throw SettingsError(.unexpected("<<", expected: expected), line: entry.line)
        }
        merged += added
      }
    }
    return merged + entries.filter { $0.key != "<<" }
  }
}

import Reporting

/// Finds the scene instance that a line gives after the name of a callback.
///
/// The most reliable sign comes first: the session outlives the scene, and the address of the scene
/// object says more than a word.
struct SceneInstanceFinder {
  private static let persistentIdentifierKey = Array("persistentIdentifier".utf8)
  private static let openingOfAddress = Array("<UIWindowScene: 0x".utf8)
  private static let keys = [" scene", " sceneID", " sceneSession", " session"].map {
    Array($0.utf8)
  }

  private let bytes: [UInt8]
  private let rest: Range<Int>

  /// The scene in the rest of a line, if there is one.
  ///
  /// After a callback of scene delegates a scene needs no key.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func name(in bytes: [UInt8], _ rest: Range<Int>, isOfScene: Bool) -> String? {
    // Only a closing bracket follows most names.
    if rest.count < 2 { return nil }
    let scene = SceneInstanceFinder(bytes: bytes, rest: rest)
    return scene.persistentIdentifier ?? (isOfScene ? scene.uuid : nil) ?? scene.address
      ?? scene.attached ?? scene.valueOfKey
      ?? (isOfScene ? scene.bracketed ?? scene.marked : nil)
  }

  private init(bytes: [UInt8], rest: Range<Int>) {
    self.bytes = bytes
    self.rest = rest
  }
}

// MARK: - What UIKit prints

extension SceneInstanceFinder {
  /// The value of `persistentIdentifier = …`, as UIKit and apps print a session.
  private var persistentIdentifier: String? {
    end(of: Self.persistentIdentifierKey).flatMap { end in
      word(from: bytes[end..<rest.upperBound].firstIndex { !" =:\"(".utf8.contains($0) })
    }
  }

  /// A word of 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  private var uuid: String? {
    var start = rest.lowerBound
    while let index = bytes[start..<rest.upperBound].firstIndex(where: \.isInWord) {
      let end = endOfWord(from: index)
      if Self.isUUID(bytes[index..<end]) { return text(index..<end) }
      start = end
    }
    return nil
  }

  private static func isUUID(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count == 36 else { return false }
    return word.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : byte.isHexadecimalDigit
    }
  }

  /// `0x1` of `<UIWindowScene: 0x1; …>`, as `print(scene)` writes it.
  private var address: String? {
    guard let start = end(of: Self.openingOfAddress) else { return nil }
    let digits = bytes[start..<rest.upperBound].prefix { $0.isNameByte }
    return digits.isEmpty || digits.count > 16 ? nil : "0x" + text(digits.indices)
  }
}

// MARK: - What apps print

extension SceneInstanceFinder {
  /// `A` of `(A)` or `#A`, without a space before it.
  private var attached: String? {
    let attached = bytes[rest].prefix { $0 > 0x20 }
    let suffix = attached.lastIndex { $0.isNameByte || $0 == UInt8(ascii: ")") }
    return suffix.flatMap { bytes.splittingScene(rest.lowerBound..<($0 + 1)).scene }
  }

  /// The value of `scene=…`, or of `scene: …` at the end of the line.
  private var valueOfKey: String? {
    for key in Self.keys {
      guard let end = end(of: key) else { continue }
      let value = bytes[end..<rest.upperBound].firstIndex { !" =:\"".utf8.contains($0) }
      guard let value, value > end else { continue }
      let isAssigned = bytes[end..<value].contains(UInt8(ascii: "="))
      let name = word(from: value)
      if isAssigned || endOfWord(from: value) == rest.upperBound { return name }
    }
    return nil
  }

  /// `main` of `[main]`, if nothing else follows the name.
  private var bracketed: String? {
    let rest = bytes.trimmed(rest)
    // The brackets of `-[Foo sceneDidBecomeActive:]` and of `(_:)` belong to the method.
    guard let opening = bytes[rest].firstIndex(of: UInt8(ascii: "[")),
      bytes[rest].last == UInt8(ascii: "]"),
      bytes[rest.lowerBound..<opening].allSatisfy({ " :](_)".utf8.contains($0) })
    else { return nil }
    let inside = (opening + 1)..<(rest.upperBound - 1)
    return endOfWord(from: inside.lowerBound) == inside.upperBound
      ? word(from: inside.lowerBound) : nil
  }
}

extension SceneInstanceFinder {
  /// `main` of ` #main`, if nothing else follows the name.
  private var marked: String? {
    let rest = bytes.trimmed(rest)
    guard let mark = bytes[rest].firstIndex(of: UInt8(ascii: "#")),
      bytes[rest.lowerBound..<mark].allSatisfy({ " :](_)".utf8.contains($0) }),
      endOfWord(from: mark + 1) == rest.upperBound
    else { return nil }
    return word(from: mark + 1)
  }
}

// MARK: - Bytes

extension SceneInstanceFinder {
  /// The index after the first occurrence of a text in the rest.
  private func end(of text: [UInt8]) -> Int? { bytes.end(of: text, in: rest) }

  private func endOfWord(from index: Int) -> Int {
    bytes[index..<rest.upperBound].firstIndex { !$0.isInWord } ?? rest.upperBound
  }

  /// The name that starts at an index; nil for a state.
  private func word(from index: Int?) -> String? {
    guard let index else { return nil }
    let range = index..<endOfWord(from: index)
    guard (1...64).contains(range.count), PrintedState(spelling: bytes[range]) == nil else {
      return nil
    }
    return text(range)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool { isNameByte || self == UInt8(ascii: "-") }

  var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}

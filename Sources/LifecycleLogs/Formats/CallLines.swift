import LifecycleModels

/// Joins the lines that one method writes about one call: `…didEnterBackground(_:) begins`, and then
/// `…didEnterBackground(_:) has saved`.
///
/// No life sends the same transition twice in a row, but a method can write several lines. They begin
/// alike up to the name, and differ after it. Lines that say the same in other numbers, such as times,
/// are two calls.
struct CallLines {
  /// The last entry; nil if it is no transition.
  private var last: (item: LogEntry.Item, details: EntryDetails)?
  /// The line of the last entry.
  private var line: [UInt8] = []

  /// The reading of a line, or that it belongs to the call of the entry before it.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the line.
  mutating func merged(
    _ reading: Interpretation, _ bytes: [UInt8], _ range: Range<Int>
  ) -> Interpretation {
    guard case .entry(let item, let details) = reading else { return reading }
    guard item.isTransition else {
      last = nil
      return reading
    }
    let isMore = continues(item, details, bytes[range])
    last = (item, details)
    line.removeAll(keepingCapacity: true)
    line += bytes[range]
    return isMore ? .skipped(.sameCall) : reading
  }

  /// Whether a line says more of the call in the last one.
  private func continues(
    _ item: LogEntry.Item, _ details: EntryDetails, _ bytes: ArraySlice<UInt8>
  ) -> Bool {
    guard let last, last.item == item, last.details.process == details.process,
      last.details.scene == details.scene, last.details.word == details.word,
      last.details.printedState == details.printedState
    else { return false }
    let (old, new) = (Self.letters(line[...]), Self.letters(bytes))
    let common = zip(old, new).prefix { $0 == $1 }.map(\.0)
    return old != new
      && String(decoding: common, as: UTF8.self).contains(
        details.word ?? item.lastWord)
  }

  /// The letters of ASCII, in lower case.
  private static func letters(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.lazy.map { $0 | 0x20 }.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}

extension LogEntry.Item {
  /// The last part of the canonical name, in lower case.
  fileprivate var lastWord: String { (name.split(separator: ".").last ?? "").lowercased() }

  /// Whether it is a callback that is never sent twice in a row.
  fileprivate var isTransition: Bool {
    if case .callback(let callback) = self { Self.transitions.contains(callback) } else { false }
  }

  private static let transitions: Set<Callback> = [
    .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
    .didEnterBackground, .willEnterForeground, .willTerminate, .sceneDidBecomeActive,
    .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
    .sceneWillConnect, .sceneDidDisconnect,
  ]
}

import Foundation
import LifecycleModels

/// Joins the lines that one method writes about one call: `…didEnterBackground(_:) begins`, and then
/// `…didEnterBackground(_:) has saved`.
///
/// No life sends the same transition twice in a row, but a method can write several lines. They begin
/// alike up to the name, and differ after it. Lines that say the same in other numbers, such as times,
/// are two calls.
struct CallLines {
  private var last: (item: LogEntry.Item, details: EntryDetails, words: String)?

  /// The reading of a line, or that it belongs to the call of the entry before it.
  ///
  /// - Complexity: O(*n*) for *n* characters of the line.
  mutating func merged(_ reading: Interpretation, _ line: String) -> Interpretation {
    guard case .entry(let item, let details) = reading else { return reading }
    let words = line.filter(\.isLetter).lowercased()
    defer { last = (item, details, words) }
    guard let last, last.item == item, item.isTransition, last.words != words,
      last.words.commonPrefix(with: words).contains(item.lastWord),
      last.details.process == details.process, last.details.scene == details.scene,
      last.details.printedState == details.printedState
    else { return reading }
    return .skipped(.sameCall)
  }
}

extension LogEntry.Item {
  /// The last part of the canonical name, in small letters.
  fileprivate var lastWord: String { (name.split(separator: ".").last ?? "").lowercased() }

  /// Whether it is a callback that is never sent twice in a row.
  fileprivate var isTransition: Bool {
    guard case .callback(let callback) = self else { return false }
    return [
      .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willEnterForeground, .willTerminate, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
      .sceneWillConnect, .sceneDidDisconnect,
    ].contains(callback)
  }
}

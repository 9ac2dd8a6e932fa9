import Foundation
import Reporting

/// The words of a recorder that uses names of its own.
///
/// ```json
/// {"names": {"onSuspend": "app.didEnterBackground", "init": "new process"},
///  "time": "at=(\\S+)", "process": "pid=(\\d+)"}
/// ```
///
/// A name is found wherever its words stand one after another in a line, whatever is between them. It
/// takes precedence over the names that are known anyway. Letter case and punctuation do not matter.
public struct LogVocabulary: Hashable, Sendable {
  private let names: [Name]
  /// The names by their first word.
  private let starts: [NormalForm: [Int]]
  /// Ordinary words of a framework, which are names only if nothing is beside them.
  private var messages: [NormalForm: NameDictionary.Name] = [:]
  private let time: NSRegularExpression?
  private let process: NSRegularExpression?

  private struct Name: Hashable, Sendable {
    let words: [NormalForm]
    /// What it stands for; nil if lines with it are to be passed over.
    let item: LogEntry.Item?
  }

  /// A name in a line.
  struct Match {
    /// What it stands for; nil if the line is to be passed over.
    let item: LogEntry.Item?
    let range: Range<Int>
    /// Its letters.
    let word: String
  }

  /// Adds the words of a framework that are names only in its logs.
  ///
  /// - Parameters:
  ///   - framework: The framework.
  ///   - other: The vocabulary to which they are added; nil for none.
  public init(of framework: LogFramework, addedTo other: LogVocabulary? = nil) {
    self = other ?? LogVocabulary()
    for (number, word) in LogFramework.words.enumerated()
    where word.framework == framework && word.isOrdinary {
      let name = NameDictionary.Name(
        word.item.map { .item($0) } ?? .unused(.notModelled),
        from: .framework(framework, word: number))
      for spelling in word.spellings { messages[NormalForm(spelling)] = name }
    }
  }

  private init() { (names, starts, time, process) = ([], [:], nil, nil) }
}

// MARK: - Reading

extension LogVocabulary {
  /// The text that stands for lines to pass over.
  private static let ignored = "ignore"

  private static let meaning =
    "a callback (“app.didEnterBackground”), a phase (“phase.active”), “new process”, “process killed”, "
    + "a mark in parentheses (“(home)”), or “ignore”"

  /// Reads a vocabulary from JSON.
  ///
  /// A name with an empty text has no meaning yet.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Throws: An error whose description names the key, the value and what is expected there.
  public init(_ bytes: [UInt8]) throws { try self.init(PolicyReader(bytes)) }

  /// Reads the vocabulary of a file.
  ///
  /// - Throws: `PolicyError` with the key, the value and what is expected there.
  package init(ofFile bytes: [UInt8]) throws(PolicyError) { try self.init(PolicyReader(bytes)) }

  /// Reads the vocabulary of a project from its settings.
  ///
  /// - Returns: Nil if the settings have none.
  package init?(ofSettings bytes: [UInt8]) throws(PolicyError) {
    guard let vocabulary = try PolicyReader(bytes).optional("vocabulary") else { return nil }
    try self.init(vocabulary)
  }

  private init(_ file: PolicyReader) throws(PolicyError) {
    try file.check(keys: ["names", "time", "process"])
    var names: [Name] = []
    for (name, value) in try file.optional("names")?.members ?? [] {
      let text = try value.anyText(Self.meaning)
      if text.isEmpty { continue }
      let bytes = Array(name.utf8)
      let words = NameSearch.runs(in: bytes, 0..<bytes.count).map { NormalForm(bytes[$0]) }
      guard !words.isEmpty else {
        throw .wrongValue(
          key: value.place, expected: "a name with letters or digits", found: name.shown)
      }
      names.append(
        Name(words: words, item: text == Self.ignored ? nil : try Self.item(text, value.place)))
    }
    self.names = names
    starts = Dictionary(grouping: names.indices) { names[$0].words[0] }
    time = try Self.expression(file, "time")
    process = try Self.expression(file, "process")
  }

  private static func item(_ text: String, _ place: String) throws(PolicyError) -> LogEntry.Item {
    guard case .entry(let item, _)? = SpelledName.read(text) else {
      throw .unknownWord(
        text, kind: "callback, phase or mark", key: place,
        known: NameDictionary.standard.spellings.map(\.written))
    }
    return item
  }

  private static func expression(
    _ file: PolicyReader, _ key: String
  ) throws(PolicyError) -> NSRegularExpression? {
    let expected = "a regular expression with one group, which is the \(key)"
    guard let value = try file.optional(key) else { return nil }
    let text = try value.text(expected)
    guard let expression = try? NSRegularExpression(pattern: text),
      expression.numberOfCaptureGroups == 1
    else { throw .wrongValue(key: value.place, expected: expected, found: text.shown) }
    return expression
  }
}

// MARK: - Lines

extension LogVocabulary {
  /// What is known of a message that is nothing but an ordinary word of a framework; nil for all others.
  func name(ofMessage form: NormalForm) -> NameDictionary.Name? { messages[form] }

  /// The names in a line, from left to right; the longest where several begin.
  ///
  /// - Complexity: O(*n*) for a line of *n* bytes and names of few words.
  func matches(in bytes: [UInt8], _ line: Range<Int>) -> [Match] {
    if names.isEmpty { return [] }
    let runs = NameSearch.runs(in: bytes, line)
    var found: [Match] = []
    var form = NormalForm()
    var index = 0
    while index < runs.count {
      form.removeAll()
      form.append(bytes[runs[index]])
      guard let name = name(starting: form, at: index, of: runs, in: bytes) else {
        index += 1
        continue
      }
      let last = index + name.words.count
      found.append(
        Match(
          item: name.item, range: runs[index].lowerBound..<runs[last - 1].upperBound,
          word: String(decoding: name.words.flatMap(\.bytes).filter { !$0.isDigit }, as: UTF8.self))
      )
      index = last
    }
    return found
  }

  private func name(
    starting form: NormalForm, at index: Int, of runs: [Range<Int>], in bytes: [UInt8]
  ) -> Name? {
    starts[form]?.map { names[$0] }.filter { name in
      name.words.count <= runs.count - index
        && zip(name.words, runs[index...]).allSatisfy { $0 == NormalForm(bytes[$1]) }
    }.max { $0.words.count < $1.words.count }
  }

  /// The process of a line, if the vocabulary says where it stands.
  func process(of line: Range<Int>, in bytes: [UInt8]) -> String? {
    process.flatMap { bytes.text(of: $0, in: line) }?.excerpt
  }

  /// The time of a line, if the vocabulary says where it stands.
  func stamp(of line: Range<Int>, in bytes: [UInt8]) -> TimeStamp? {
    time.flatMap { bytes.text(of: $0, in: line) }.flatMap { TimeStamp($0) }
  }
}

extension [UInt8] {
  /// What the group of an expression matches in a line.
  fileprivate func text(of expression: NSRegularExpression, in line: Range<Int>) -> String? {
    let text = String(decoding: self[line], as: UTF8.self)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)
      .flatMap { Range($0.range(at: 1), in: text) }.map { String(text[$0]) }
  }
}

// MARK: - Unknown words

/// The words of a file without any known name, which may be names of its recorder.
struct UnknownWords {
  private static let maxLines = 10_000, maxWords = 10_000, shown = 12

  private var counts: [String: (count: Int, first: Int)] = [:]
  private var lineCount = 0

  /// Reads a line that has no known name.
  mutating func read(_ line: String) {
    lineCount += 1
    guard lineCount <= Self.maxLines else { return }
    var words: Set<String> = []
    let parts = line.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    for part in parts where Self.isName(part) || part.isMethod(in: line) {
      words.insert(String(part))
    }
    for word in words.sorted() where counts.count < Self.maxWords || counts[word] != nil {
      let known = counts[word] ?? (0, counts.count)
      counts[word] = (known.count + 1, known.first)
    }
  }

  /// The words that occur most, in the form of a vocabulary to fill in; nil if there are none.
  var vocabulary: String? {
    let words = counts.sorted {
      ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first)
    }
    .prefix(Self.shown).map { "\"\($0.key)\": \"\"" }
    return words.isEmpty ? nil : "{\"names\": {" + words.joined(separator: ", ") + "}}"
  }

  /// Whether a word looks like the name of a function: `onSuspend`.
  private static func isName(_ word: Substring) -> Bool {
    (4...40).contains(word.count) && word.first?.isLowercase ?? false
      && word.contains(where: \.isUppercase)
  }
}

extension Substring {
  /// Whether the word stands for the method in `-[Type method`.
  fileprivate func isMethod(in line: String) -> Bool {
    guard count <= 40, startIndex > line.startIndex, line[line.index(before: startIndex)] == " "
    else { return false }
    let before = line[..<startIndex].dropLast()
    let type = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !type.isEmpty && before.dropLast(type.count).hasSuffix("-[")
  }
}

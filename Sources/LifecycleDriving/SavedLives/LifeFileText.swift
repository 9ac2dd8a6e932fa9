import Reporting

/// The text of a file of kept lives: a list in JSON, with one life on each line.
///
/// Every line but the first and the last is a life, and ends with a comma. Files that were merged
/// line by line are therefore read like any other, and so are files with marks of a conflict.
struct LifeFileText {
  /// The lives, each with its line; every life once.
  private(set) var lives: [(life: SavedLife, line: Int)] = []
  /// What cannot be read, each in one sentence that begins with the line.
  private(set) var problems: [(line: Int, words: String)] = []

  private var isOneLifePerLine = true

  /// The version of the format that this code reads and writes.
  static let version = 1

  private static let versionKey = "lifecycleLives"
  private static let header =
    #"{"\#(versionKey)":\#(version),"about":"# + OrderedJSON.string(about).line + #","lives":["#
  private static let end = "null]}"
  private static let about =
    "Lives that have broken an obligation, one a line. The test lives them first in every run. "
    + "Commit this file; delete a line to forget a life."

  /// The text of a file with some lives.
  static func text(of lives: [SavedLife]) -> String {
    let lines = lives.sorted { $0.key < $1.key }.map { $0.line + ",\n" }
    return header + "\n" + lines.joined() + end + "\n"
  }

  /// Reads a file; an empty one has no lives.
  init(_ bytes: [UInt8]) {
    if let fault = bytes[...].encodingFault(origin: 0) {
      problems = [(1, "it is not text in UTF-8 (\(fault))")]
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.allSatisfy(\.isWhitespace) { return }
    readLines(of: text)
    if !isOneLifePerLine { readWhole(bytes) }
    lives = Self.withoutCopies(lives)
  }

  /// Of equal lives that differ in their status, the broken one counts: it is judged again anyway.
  private static func withoutCopies(
    _ lives: [(life: SavedLife, line: Int)]
  ) -> [(life: SavedLife, line: Int)] {
    var positions: [SavedLife.Key: Int] = [:]
    var kept: [(life: SavedLife, line: Int)] = []
    for entry in lives {
      if let position = positions[entry.life.key] {
        if !entry.life.isFixed { kept[position].life.isFixed = false }
      } else {
        positions[entry.life.key] = kept.count
        kept.append(entry)
      }
    }
    return kept
  }
}

// MARK: - Reading

extension LifeFileText {
  private static let conflictMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  private mutating func readLines(of text: String) {
    var hasHeader = false
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in zip(1..., lines) {
      let line = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.trimmedAtEnd
      if line.isEmpty || line == Self.end || line == "]}" { continue }
      if Self.conflictMarks.contains(where: line.hasPrefix) { continue }
      if line.hasPrefix("{\"\(Self.versionKey)\"") {
        hasHeader = true
        readHeader(line, at: number)
      } else {
        readLife(line.last == "," ? line.dropLast() : line, at: number)
      }
    }
    if !hasHeader {
      isOneLifePerLine = false
      problems.insert((1, "it does not begin with “\(Self.versionKey)”"), at: 0)
    }
  }

  private mutating func readHeader(_ line: Substring, at number: Int) {
    let whole = Array((line + Self.end).utf8)
    guard let object = JSONReader.object(in: whole[...]) else {
      isOneLifePerLine = false
      return problems.append((number, "the first line of a list of lives is malformed"))
    }
    readVersion(of: object, at: number)
  }

  private mutating func readVersion(of object: JSONObject, at number: Int) {
    guard object[Self.versionKey]?.wholeNumber != Self.version else { return }
    let shown = object[Self.versionKey].map(\.kind) ?? "missing"
    problems.append(
      (number, "the version of the format is \(shown), and only version \(Self.version) is known"))
  }

  private mutating func readLife(_ line: Substring, at number: Int) {
    do throws(JSONError) {
      add(try JSONReader.value(ofText: Array(line.utf8)), at: number)
    } catch {
      isOneLifePerLine = false
      problems.append((number, "\(String(line).shown) is not a life in JSON"))
    }
  }

  private mutating func add(_ value: JSONValue, at number: Int) {
    guard let object = value.object else {
      return problems.append((number, "\(value.kind) is not a life"))
    }
    do throws(LifeFault) {
      lives.append((try SavedLife(object), number))
    } catch {
      problems.append((number, "this life cannot be read: \(error.words)"))
    }
  }

  /// Reads a file whose lines were broken differently, for example by a program that formats JSON.
  private mutating func readWhole(_ bytes: [UInt8]) {
    guard let object = try? JSONReader.value(ofText: bytes).object,
      let list = object["lives"]?.list
    else { return }
    var whole = LifeFileText([])
    whole.readVersion(of: object, at: 1)
    for value in list {
      if case .null = value { continue }
      whole.add(value, at: 1)
    }
    if whole.problems.count < problems.count { self = whole }
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

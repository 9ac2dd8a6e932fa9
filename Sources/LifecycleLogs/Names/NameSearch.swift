import Reporting

/// Finds names in a part of a log without spaces.
///
/// The part is split into runs of letters, digits and underscores. A name is the longest sequence
/// of runs that has a meaning: all of `application(_:open:options:)`, the end of
/// `AppDelegate.sceneDidDisconnect(_:)`, and nothing in `handleDidBecomeActive`.
struct NameSearch {
  struct Match {
    let name: NameDictionary.Name
    let range: Range<Int>

    var meaning: NameDictionary.Meaning { name.meaning }
  }

  /// No selector has more words than this, including the `_` of Swift names.
  private static let maxWordRuns = 6

  private let names = NameDictionary.standard
  private var form = NormalForm()

  /// Appends the names in a part of a log to the matches, from left to right.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func find(in bytes: [UInt8], _ part: Range<Int>, into matches: inout [Match]) {
    guard part.count >= names.lengths.lowerBound else { return }
    var next = part.lowerBound
    while let run = Self.run(in: bytes, next..<part.upperBound) {
      next = run.upperBound
      guard names.starts.mayStart(with: run, in: bytes),
        let match = longestMatch(in: bytes, from: run, before: part.upperBound)
      else { continue }
      matches.append(match)
      next = match.range.upperBound
    }
  }

  private mutating func longestMatch(
    in bytes: [UInt8], from first: Range<Int>, before end: Int
  ) -> Match? {
    form.removeAll()
    var match: Match?
    var run = first
    for _ in 0..<Self.maxWordRuns {
      form.append(bytes[run])
      if form.count > names.lengths.upperBound { break }
      if let name = names.name(amongWords: form) {
        match = Match(name: name, range: first.lowerBound..<run.upperBound)
      }
      guard let following = Self.run(in: bytes, run.upperBound..<end) else { break }
      run = following
    }
    return match
  }

  /// The runs of letters, digits and underscores.
  static func runs(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var next = range.lowerBound
    while let run = run(in: bytes, next..<range.upperBound) {
      runs.append(run)
      next = run.upperBound
    }
    return runs
  }

  private static func run(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    while start < range.upperBound, !bytes[start].isNameByte { start += 1 }
    var end = start
    while end < range.upperBound, bytes[end].isNameByte { end += 1 }
    return start == end ? nil : start..<end
  }
}

/// The names of rules as words for a picture.
enum CauseWords {
  /// How many causes are spelled out beside an arrow.
  static let limit = 4

  /// The longest line beside an arrow, and how many lines there may be.
  static let lineLength = 32
  static let lineLimit = 2

  /// The first causes in a few short lines, and “…” if there are more.
  ///
  /// Causes that begin with the same word are variants of one, and count as one.
  static func lines(_ causes: [String]) -> [String] {
    let families = families(of: causes.map(withoutScene))
    var lines: [String] = []
    for (index, cause) in families.enumerated() {
      let item = spelledOut(cause) + (index + 1 < families.count ? "," : "")
      let line = lines.last.map { $0 + " " + item }
      let fits = line.map { $0.count <= lineLength } ?? false
      if index == limit || !fits && lines.count == lineLimit {
        lines[lines.count - 1] += " …"
        break
      }
      if let line, fits { lines[lines.count - 1] = line } else { lines.append(item) }
    }
    return lines
  }

  /// `launchInBackground.fetch` in words: launch in background fetch.
  static func spelledOut(_ name: String) -> String {
    let letters = Array(name)
    var words: [String] = [""]
    for (index, letter) in letters.enumerated() {
      let previous = index > 0 ? letters[index - 1] : "."
      let next = index + 1 < letters.count ? letters[index + 1] : "."
      let startsWord =
        letter.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
      if letter == "." || startsWord { words.append("") }
      if letter != "." { words[words.count - 1].append(letter) }
    }
    let isAbbreviation: (String) -> Bool = { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
    return words.map { isAbbreviation($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  /// A name without its scene: `open#A.url` as `open.url`.
  private static func withoutScene(_ name: String) -> String {
    guard let mark = name.firstIndex(of: "#") else { return name }
    return String(name[..<mark] + name[mark...].drop { $0 != "." })
  }

  /// The causes, with the variants of one replaced by their common first word.
  private static func families(of causes: [String]) -> [String] {
    var families: [(first: Substring, members: [String])] = []
    for cause in causes {
      let first = cause.prefix { $0 != "." }
      if let index = families.firstIndex(where: { $0.first == first }) {
        if !families[index].members.contains(cause) { families[index].members.append(cause) }
      } else {
        families.append((first, [cause]))
      }
    }
    return families.map { $0.members.count > 1 ? String($0.first) : $0.members[0] }
  }
}

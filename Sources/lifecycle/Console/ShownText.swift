extension String {
  /// The text in quotation marks, fit for a terminal: without control characters, and not too long.
  var shown: String {
    let limit = 120
    let isLong = unicodeScalars.count > limit
    return "“\(String(unicodeScalars.prefix(limit)).printable)\(isLong ? "…" : "")”"
  }

  /// The text without control characters.
  var printable: String {
    var cleaned = ""
    for character in unicodeScalars {
      let isControl = character.value < 0x20 || (0x7F...0x9F).contains(character.value)
      cleaned.unicodeScalars.append(isControl ? "\u{FFFD}" : character)
    }
    return cleaned
  }
}

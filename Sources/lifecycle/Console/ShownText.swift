extension String {
  /// The text in quotation marks, fit for a terminal: without control characters, and not too long.
  var shown: String {
    let limit = 120
    var cleaned = ""
    for character in unicodeScalars.prefix(limit) {
      let isControl = character.value < 0x20 || (0x7F...0x9F).contains(character.value)
      cleaned.unicodeScalars.append(isControl ? "\u{FFFD}" : character)
    }
    return "“\(cleaned)\(unicodeScalars.count > limit ? "…" : "")”"
  }
}

import SourceCode

/// The place of a finding, with the function and the type that it stands in.
struct AssumedPlace {
  let file: CodeFile
  /// Where the token stands that the finding is about.
  let index: Int
  /// The declaration of the type, or the extension; nil outside of all types.
  let part: CodePart?
  let type: CodeType?
  /// The function, or the accessor of a property; nil outside of both.
  let function: CodeFunction?

  /// - Complexity: O(*n*) for *n* tokens of the type.
  init?(line: Int, column: Int, in file: CodeFile, of code: Codebase) {
    guard let index = file.tokens.index(line: line, column: column) else { return nil }
    self.file = file
    self.index = index
    let token = file.tokens[index]
    let place = SourcePosition(line: line, column: column)
    let part = file.part(around: token) ?? file.part(at: place)
    self.part = part
    type = part.flatMap { code.type(named: $0.name) }
    function =
      file.function(at: place) ?? file.function(around: token)
      ?? part.flatMap { part in
        file.deferredProperties(of: part).first { $0.body?.contains(index) ?? false }
      }
  }

  /// The method that the place is in, or that it names; nil if it is in none.
  var method: CodeMethod? {
    function.map { CodeMethod(type: part?.name, file: file, function: $0) }
  }
}

extension CodeTokens {
  /// The index of the token that begins at a place, or of the last one before it.
  ///
  /// - Complexity: O(log *n*).
  fileprivate func index(line: Int, column: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let place = self[middle].place
      if (place.line, place.column) <= (line, column) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

// Code that is not for those who use the app.
extension AssumedPlace {
  /// Whether the file is one of tests: it imports what only tests can be linked with.
  var isOfTests: Bool {
    ["XCTest", "Testing"].contains { module in
      file.indices(ofRow: ["import", module]).contains {
        $0 == 0 || !file.tokens[$0 - 1].isSymbol(".")
      }
    }
  }

  /// Whether it is only for the preview of a view.
  var isOfPreview: Bool {
    part?.inherited.contains("PreviewProvider") ?? false
      || file.tokens.closures(around: index).contains {
        ["Preview", "#Preview"].contains($0.receivingCallee?.text)
      }
  }
}

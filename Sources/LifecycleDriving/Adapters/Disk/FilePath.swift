/// The path of a file as the system has it: any bytes but NUL, not only UTF-8.
struct FilePath {
  /// The path and the NUL that ends it.
  let letters: [CChar]

  init(_ path: String) {
    letters = Array(path.utf8CString)
  }

  private init(letters: [CChar]) {
    self.letters = letters
  }

  /// The path of an entry of this folder.
  func entry(_ name: [UInt8]) -> FilePath {
    let relative = ([UInt8(ascii: "/")] + name).map { CChar(truncatingIfNeeded: $0) }
    return FilePath(letters: letters.dropLast() + relative + [0])
  }
}

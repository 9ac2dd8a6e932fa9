/// A sentence about a delegate, which may name a place in the code.
public struct DelegateRemark: Hashable, Sendable {
  private let beginning: String
  private var file: String?
  private let ending: String

  /// A sentence that names no file.
  init(_ words: String) { self.init(words, file: nil, "") }

  /// A sentence that names a file between two parts.
  init(_ beginning: String, file: String?, _ ending: String) {
    self.beginning = beginning
    self.file = file
    self.ending = ending
  }

  /// The sentence.
  public var words: String { beginning + (file ?? "") + ending }

  /// The sentence with its file at the path that a function gives.
  func mapFile(_ path: (String) -> String) -> DelegateRemark {
    DelegateRemark(beginning, file: file.map(path), ending)
  }
}

import SourceCode

/// A word in a body, with what tells which function or type it means.
struct Mention {
  enum Receiver: Hashable {
    /// The object itself, or none.
    case own
    /// A type of this name.
    case type(String)
    case unknown
  }

  let word: String
  let receiver: Receiver
  /// The type whose method this is.
  let owner: String?
  /// The labels of the arguments, if it is a call in Swift.
  let labels: [String]?
  /// The type of which an object is made, if one is; itself, unless this object makes one of its own type.
  let made: String
  let makesObject: Bool

  init(_ body: CodeTokens, at index: Int, of owner: String?, isSwift: Bool) {
    word = body[index].text
    self.owner = owner
    let next = index + 1 < body.endIndex ? body[index + 1].text : ""
    let before = index > body.startIndex ? body[index - 1] : nil
    let root = index > body.startIndex + 1 ? body[index - 2].text : ""
    if isSwift {
      labels = next == "(" ? body.labels(from: index + 1) : nil
      receiver = before?.isSymbol(".") ?? false ? Self.receiver(named: root, body, at: index) : .own
      makesObject =
        next == "(" || next == "." && body[index...].prefix(3).last?.text == "init"
        || next == "=" && body[index...].prefix(4).last?.text == "init"
      made = word == "Self" ? owner?.lastName ?? word : word
    } else {
      labels = nil
      let isMessage = before?.kind == .word || before?.isSymbol("]") ?? false
      let name = before?.isSymbol(".") ?? false ? root : before?.text ?? ""
      receiver =
        isMessage || before?.isSymbol(".") ?? false
        ? Self.receiver(named: name, body, at: index) : .unknown
      makesObject = next == "alloc" || next == "new"
      made = word == "self" ? owner?.lastName ?? word : word
    }
  }

  private static func receiver(named name: String, _ body: CodeTokens, at index: Int) -> Receiver {
    if ["self", "Self", "super"].contains(name) { return .own }
    if singles.contains(name), index > body.startIndex + 3, body[index - 3].isSymbol("."),
      body[index - 4].text.first?.isUppercase ?? false
    {
      return .type(body[index - 4].text)
    }
    return name.first?.isUppercase ?? false ? .type(name) : .unknown
  }

  /// The type whose only object this is, if it is called as usual.
  var namesSingleObject: String? {
    guard case .type(let name) = receiver, Self.singles.contains(word) else { return nil }
    return name
  }

  /// How types usually call their only object.
  static let singles: Set = [
    "shared", "default", "standard", "current", "main", "instance",
  ]

  /// What is the same for all mentions that mean the same.
  struct Key: Hashable {
    var word: String
    var labels: [String]?
    var made: String?
    var receiver = Receiver.unknown
    var owner: String?
  }

  var key: Key {
    Key(
      word: word, labels: labels, made: makesObject ? made : nil, receiver: receiver,
      owner: receiver == .own ? owner : nil)
  }
}

extension String {
  /// What follows the last dot.
  var lastName: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }
}

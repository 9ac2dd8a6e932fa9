/// The common form of all spellings of a name: its letters in lower case, and its digits.
///
/// ASCII punctuation and spaces are dropped. Other characters are kept, so that no name is found in
/// them.
struct NormalForm: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The hash of the form (Fowler, Noll and Vo), updated as the form grows.
  private(set) var code = NormalForm.emptyCode

  init() {}

  init(_ text: some Sequence<UInt8>) {
    append(text)
  }

  init(_ text: String) {
    append(text.utf8)
  }

  var count: Int { bytes.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        add(byte)
      default: break
      }
    }
  }

  private mutating func add(_ letter: UInt8) {
    bytes.append(letter)
    code = (code ^ UInt64(letter)) &* 0x100_0000_01B3
  }

  private static let emptyCode: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    code = Self.emptyCode
  }

  /// The form of two texts in sequence.
  func followed(by other: NormalForm) -> NormalForm {
    var both = self
    both.append(other.bytes)
    return both
  }
}

extension NormalForm: Hashable {
  static func == (first: NormalForm, second: NormalForm) -> Bool {
    first.code == second.code && first.bytes == second.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}

@testable import ModelChecking
import Testing

private enum Letter: CaseIterable, FiniteValue { case a, b, c }
private enum Two: Capacity { static let capacity = 2 }
private enum Wide: Capacity {
  static let capacity = 40
  typealias Storage = UInt128
}

/// Fields of all kinds, with gaps between them.
private struct Mixed: CompactState {
  typealias Code = PairCode<UInt64, UInt128>

  struct Inner: Hashable, BitwiseCopyable {
    var flag: Bool
    var number: Int32
  }

  var flag = true
  var letter: Letter? = .b
  var inner = Inner(flag: true, number: -5)
  var letters: BoundedArray<Letter, Wide> = [.c, .a]
  var byte: UInt8 = 255
  var bag: BoundedBag<Letter, Two> = [.a, .c]
}

private struct Wordy: CompactState { var number = 0 }

private struct Fractional: CompactState { var part = 0.5 }

private struct Undefined: CompactState { var digit: BoundedInteger<Two>? = nil }

private struct Secretive: CompactState, CustomReflectable {
  var letter = Letter.a
  var customMirror: Mirror { Mirror(self, children: []) }
}

@Suite struct `The layout of a compact state` {
  @Test func `gives each field its bits, and no two the same`() throws {
    let fields = try CompactLayout<Mixed>().fields
    #expect(
      fields.map(\.name) == [
        "flag", "letter", "inner.flag", "inner.number", "letters", "letters", "byte", "bag",
      ])
    #expect(fields.map(\.width) == [1, 2, 1, 32, 64, 22, 8, 6])
    #expect(fields.map(\.size) == [1, 1, 1, 4, 8, 8, 1, 8])
    var taken: Set<Int> = []
    for field in fields {
      let first = 64 * field.word + field.shift
      #expect(taken.isDisjoint(with: first..<first + field.width))
      taken.formUnion(first..<first + field.width)
    }
  }

  @Test func `knows where the compiler puts the fields`() throws {
    let fields = try CompactLayout<Mixed>().fields
    let offsets = [
      \Mixed.flag, \Mixed.letter, \Mixed.inner.flag, \Mixed.inner.number, \Mixed.letters,
      \Mixed.byte, \Mixed.bag,
    ].map { MemoryLayout<Mixed>.offset(of: $0) }
    // The second part of `letters` has no key path.
    #expect(offsets == (fields[..<5] + fields[6...]).map(\.offset))
  }

  @Test func `gives states back`() {
    let encoding = CompactEncoding<Mixed>()
    var state = Mixed()
    #expect(encoding.state(of: encoding.key(of: state)) == state)
    state.letter = nil
    state.letters = BoundedArray(repeating: .c, count: 40)
    state.inner.number = .max
    let other = encoding.key(of: state)
    #expect(encoding.state(of: other) == state && other != encoding.key(of: Mixed()))
  }

  @Test func `leaves a bit to mark vacant slots`() {
    #expect(throws: CompactLayoutError.self) { try CompactLayout<Wordy>() }
  }

  @Test func `refuses a field without exact memory, by its name`() {
    #expect(
      throws: CompactLayoutError.noCompactValue(
        field: "part", of: "Fractional", type: "Double")
    ) { try CompactLayout<Fractional>() }
    let error = #expect(throws: CompactLayoutError.self) { try CompactLayout<Undefined>() }
    #expect(error?.description.contains("the field “digit” of Undefined") == true)
  }

  @Test func `refuses a state that hides its fields`() {
    #expect(throws: CompactLayoutError.hiddenMemory(of: "Secretive")) {
      try CompactLayout<Secretive>()
    }
  }
}

import ModelChecking
import Testing

private enum Letter: CaseIterable, FiniteValue { case a, b, c }
private enum Two: Capacity { static let capacity = 2 }
private enum Sixty: Capacity { static let capacity = 60 }
private typealias Digit = BoundedInteger<Two>

/// An enumeration that does not list all of its cases.
private enum Forgetful: CaseIterable, FiniteValue {
  case first, second, third
  static var allCases: [Forgetful] { [.first, .second] }
}

@Suite struct `A capacity` {
  /// What the process says that ends in `body`.
  private func message(_ error: ExitTest.Result?) throws -> String {
    String(decoding: try #require(error).standardErrorContent, as: UTF8.self)
  }

  @Test func `of an array ends the process with its name when it is exceeded`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var array: BoundedArray<Letter, Two> = [.a, .b]
      array.append(.c)
    }
    #expect(try message(result).contains("BoundedArray<Letter, Two> is full: its capacity is 2"))
  }

  @Test func `of a queue ends the process with its name when it is exceeded`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var queue: BoundedQueue<Letter, Two> = [.a, .b]
      queue.append(.c)
    }
    #expect(try message(result).contains("BoundedQueue<Letter, Two> is full: its capacity is 2"))
  }

  @Test func `of a bag is that of all elements together`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var bag: BoundedBag<Letter, Two> = [.a, .b]
      bag.insert(.c)
    }
    #expect(try message(result).contains("BoundedBag<Letter, Two> is full: its capacity is 2"))
  }

  @Test func `of an integer is the first number that it refuses`() async throws {
    #expect(Digit.allValues.map(\.value) == [0, 1])
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var digit: Digit = 1
      digit.value += 1
    }
    #expect(
      try message(result).contains("BoundedInteger<Two> has 2 values, from 0 to 1, but not 2"))
  }

  @Test func `for which the word is too narrow ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = BoundedArray<Letter, Sixty>()
    }
    #expect(try message(result).contains("needs 126 bits, but is stored in 64"))
  }

  @Test func `of a set is the number of bits in a word`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = FiniteMap<BoundedInteger<Sixty>, Letter>(repeating: .a)
    }
    #expect(try message(result).contains("needs 120 bits, but is stored in 64"))
  }

  @Test func `has no place for a position outside`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let array: BoundedArray<Letter, Two> = [.a]
      _ = array[1]
    }
    #expect(try message(result).contains("has 1 elements, and none at position 1"))
  }
}

@Suite struct `A finite value` {
  @Test func `has the ordinal of its declaration, and comes back from it`() {
    #expect(Letter.allCases.map(\.ordinal) == [0, 1, 2])
    #expect((0..<3).map(Letter.init(ordinal:)) == Letter.allCases)
    #expect([false, true].map(\.ordinal) == [0, 1] && Bool(ordinal: 1))
  }

  @Test func `is optional with one value more`() {
    let values: [Letter??] = [nil, .some(nil), .a, .b, .c]
    #expect(values.map(\.ordinal) == [0, 1, 2, 3, 4] && Letter??.valueCount == 5)
    #expect((0..<5).map(Letter??.init(ordinal:)) == values)
  }

  @Test func `that its type does not list ends the process`() async throws {
    await #expect(processExitsWith: .failure) { _ = FiniteSet<Forgetful>([.third]) }
    #expect(FiniteSet<Forgetful>([.second]).map(\.ordinal) == [1])
  }
}

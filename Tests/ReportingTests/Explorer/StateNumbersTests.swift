import Foundation
import ModelChecking
import Testing

@testable import Reporting

@Suite struct `The numbers of a state space` {
  private let space = Bell().space()
  private let numbers: StateNumbers

  init() throws { numbers = try #require(space.numbers) }

  @Test func `name each part of the words once`() {
    #expect(numbers.parts.values == ["word", "silent", "ringing", "broken"])
    // Two parts each; the first one is kept.
    #expect(numbers.words.bytes == [2, 1, 2, 2, 0, 3, 2, 0, 4])
  }

  @Test func `lead to new states in their order, and else say how far the target has moved`() {
    // press leads to a new state and smash to another one; then stop leads to state 0, smash to 2.
    #expect(numbers.targets.bytes == [0, 0, 1, 1])
  }

  @Test func `hold each list of actions and each row of conditions once`() {
    #expect(space.actions.map(\.name) == ["word press", "word smash", "word stop"])
    // press and smash; stop and smash; nothing.
    #expect(numbers.choices.bytes == [2, 0, 2, 2, 4, 1, 0])
    #expect(numbers.choiceOfState.bytes == [0, 2, 2])
    // False in the first state; true in the second one; false again in the third one.
    #expect(numbers.truths.bytes == [0, 1, 0])
    #expect(numbers.truthOfState.bytes == [0, 2, 1])
  }

  @Test func `know the part of the overview, and what is watched`() {
    #expect(numbers.stageOfState.bytes == [0, 0, 1])
    #expect(space.claims.map(\.subject) == ["state", "steps"])
    #expect(numbers.marks.rowCount == 2)
    #expect(space.observers.count == 1)
  }

  @Test func `say how properties end, and where`() {
    #expect(space.properties.map(\.verdict) == ["violated", "violated"])
    #expect(space.properties.map(\.start) == [0, 0])
    #expect(space.properties.map(\.counterexample) == [[1], [0, 1]])
  }
}

@Suite struct `Bytes with references to repetitions` {
  @Test(arguments: [[], [1], Array(repeating: 7, count: 1000), Array("abcabcabcabcabcd".utf8)])
  func `are the same when they are read again`(bytes: [UInt8]) {
    #expect(read(RepeatedBytes.shortened(bytes)) == bytes)
  }

  @Test func `are the same for random bytes with many repetitions`() {
    for seed in UInt64(1)...50 {
      var generator = SeededGenerator(seed: seed)
      let bytes = (0..<2000).map { _ in UInt8(generator.next(below: 1 + Int(seed % 4))) }
      #expect(read(RepeatedBytes.shortened(bytes)) == bytes)
    }
  }

  @Test func `are short if they repeat`() {
    #expect(RepeatedBytes.shortened(Array(repeating: 7, count: 100_000)).count < 10)
  }

  /// A reader that follows the description alone.
  private func read(_ bytes: [UInt8]) -> [UInt8] {
    var (output, position): ([UInt8], Int) = ([], 0)
    func number() -> Int {
      var (value, shift) = (0, 0)
      while true {
        let byte = bytes[position]
        position += 1
        value |= Int(byte & 127) << shift
        shift += 7
        if byte < 128 { return value }
      }
    }
    while true {
      let literals = number()
      output += bytes[position..<position + literals]
      position += literals
      let length = number()
      if length == 0 { return output }
      let start = output.count - number()
      for index in 0..<length { output.append(output[start + index]) }
    }
  }
}

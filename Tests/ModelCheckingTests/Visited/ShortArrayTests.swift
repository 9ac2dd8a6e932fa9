import Testing

@testable import ModelChecking

private enum Letter: Hashable, Sendable { case a, b }

/// A value without a byte.
private struct Nothing: Hashable, Sendable {}

@Suite struct `The code of a short array` {
  private typealias Bytes = ShortArrayEncoding<[UInt8]>

  private static let words = (0...15).map { count in (0..<count).map { UInt8(250 - 16 * $0) } }

  @Test func `gives the array back`() {
    for word in Self.words {
      let key = Bytes().key(of: word)
      #expect(Bytes().state(of: key) == word)
      #expect(key != UInt128.vacant)
    }
    #expect(Set(Self.words.map { Bytes().key(of: $0) }).count == Self.words.count)
  }

  @Test func `distinguishes arrays that differ in one element or in their length`() {
    for word in Self.words {
      for index in word.indices {
        var other = word
        other[index] ^= 1
        #expect(Bytes().key(of: other) != Bytes().key(of: word))
      }
      #expect(Bytes().key(of: word.dropLast()) != Bytes().key(of: word) || word.isEmpty)
      #expect(word.count == 15 || Bytes().key(of: word + [0]) != Bytes().key(of: word))
    }
  }

  @Test func `is vacant if there are too many elements`() {
    #expect(Bytes().key(of: [UInt8](repeating: 0, count: 16)) == .vacant)
    #expect(Bytes().state(of: .vacant) == [])
  }

  @Test func `is written over an array that nobody else has`() {
    for word in Self.words where !word.isEmpty {
      var array = [UInt8](repeating: 3, count: word.count)
      // A macro would hold the array, too.
      let isWritten = Bytes().overwrite(&array, with: Bytes().key(of: word))
      #expect(isWritten && array == word)
    }
    var empty: [UInt8] = []
    let isWritten = Bytes().overwrite(&empty, with: Bytes().key(of: []))
    #expect(isWritten && empty == [])
  }

  @Test func `is not written over an array that is shared, or of another length`() {
    var array = Array("word".utf8)
    let copy = array
    let isShared = !Bytes().overwrite(&array, with: Bytes().key(of: Array("form".utf8)))
    #expect(isShared && array == copy && copy == Array("word".utf8))
    var other = copy + []
    let isOther = !Bytes().overwrite(&other, with: Bytes().key(of: Array("words".utf8)))
    #expect(isOther && other == copy)
  }

  @Test func `is for arrays of elements of one byte only`() {
    #expect(ShortArrayEncoding<[Letter]>.fits([[.a]]))
    #expect(ShortArrayEncoding<[Bool]>.fits([[]]))
    #expect(!ShortArrayEncoding<[UInt16]>.fits([[1]]))
    #expect(!ShortArrayEncoding<[String]>.fits([["a"]]))
    #expect(!ShortArrayEncoding<[Nothing]>.fits([[Nothing()]]))
    #expect(!ShortArrayEncoding<Set<UInt8>>.fits([[1]]))
    #expect(!ShortArrayEncoding<UInt8>.fits([1]))
    #expect(!ShortArrayEncoding<[UInt8]>.fits([[], [UInt8](repeating: 0, count: 16)]))
  }
}

/// A breadth-first search that knows nothing of the machine but a worker's replies.
struct LevelSearch {
  private(set) var levels: [Int] = []
  private(set) var transitions = 0
  /// The length of the shortest trace that each property was found with.
  private(set) var nearest: [Int: Int] = [:]

  var states: Int { levels.reduce(0, +) }

  /// A state as a request names it.
  private struct Named {
    let key: [UInt8]
    let trace: [UInt8]

    func bytes(isTraced: Bool) -> [UInt8] {
      isTraced
        ? key + BytesInOrder.bytes(of: UInt64(trace.count / 2), size: 2) + trace : key
    }
  }

  /// Searches by asking.
  ///
  /// - Parameters:
  ///   - keyBytes: The length of a key.
  ///   - isTraced: Whether states are named by the traces to them.
  ///   - ask: Returns the reply to a request.
  /// - Throws: What asking throws.
  init(keyBytes: Int = 8, isTraced: Bool = false, _ ask: ([UInt8]) throws -> [UInt8]) throws {
    var reader = BytesInOrder(try ask(Array("I".utf8)))
    var frontier = (0..<reader.number(4)).map { number in
      Named(key: reader.bytes(keyBytes), trace: BytesInOrder.bytes(of: number, size: 2))
    }
    var visited = Set(frontier.map(\.key))
    while !frontier.isEmpty {
      levels.append(frontier.count)
      let count = BytesInOrder.bytes(of: UInt64(frontier.count), size: 4)
      let states = frontier.flatMap { $0.bytes(isTraced: isTraced) }
      var reply = BytesInOrder(try ask(Array("E".utf8) + count + states))
      transitions += Int(reply.number(8))
      var next: [Named] = []
      for _ in 0..<reply.number(4) {
        let key = reply.bytes(keyBytes)
        let source = Int(reply.number(4))
        let action = reply.bytes(2)
        if visited.insert(key).inserted {
          next.append(Named(key: key, trace: isTraced ? frontier[source].trace + action : []))
        }
      }
      frontier = next
      for _ in 0..<reply.number(4) {
        let property = Int(reply.number(2))
        _ = reply.number(4)
        let length = levels.count - 1 + (reply.number(2) == 65_535 ? 0 : 1)
        nearest[property] = min(nearest[property] ?? length, length)
      }
    }
  }
}

/// Reads a reply: a byte that is 0, and then numbers.
struct BytesInOrder {
  private var rest: ArraySlice<UInt8>

  init(_ reply: [UInt8]) { rest = reply.dropFirst() }

  mutating func bytes(_ size: Int) -> [UInt8] {
    let bytes = rest.prefix(size)
    rest = rest.dropFirst(size)
    return Array(bytes)
  }

  mutating func number(_ size: Int) -> UInt64 {
    bytes(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func bytes(of number: UInt64, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}

/// A breadth-first search that knows nothing of the machine but a worker's replies.
struct LevelSearch {
  private(set) var levels: [Int] = []
  private(set) var transitions = 0
  /// The length of the shortest trace that each property was found with.
  private(set) var nearest: [Int: Int] = [:]

  var states: Int { levels.reduce(0, +) }

  /// Searches by asking.
  init(_ ask: ([UInt8]) throws -> [UInt8]) throws {
    var reader = BytesInOrder(try ask(Array("I".utf8)))
    var frontier = (0..<reader.number(4)).map { _ in reader.number(8) }
    var visited = Set(frontier)
    while !frontier.isEmpty {
      levels.append(frontier.count)
      let count = BytesInOrder.bytes(of: UInt64(frontier.count), size: 4)
      let codes = frontier.flatMap { BytesInOrder.bytes(of: $0, size: 8) }
      var reply = BytesInOrder(try ask(Array("E".utf8) + count + codes))
      transitions += Int(reply.number(8))
      frontier = []
      for _ in 0..<reply.number(4) {
        let code = reply.number(8)
        _ = (reply.number(4), reply.number(2))
        if visited.insert(code).inserted { frontier.append(code) }
      }
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

  mutating func number(_ size: Int) -> UInt64 {
    let bytes = rest.prefix(size)
    rest = rest.dropFirst(size)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func bytes(of number: UInt64, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}

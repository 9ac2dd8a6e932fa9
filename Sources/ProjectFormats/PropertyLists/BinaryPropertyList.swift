/// Reads binary property lists, which begin with `bplist00`.
///
/// An object can be used in many places. It is read once, and its copies share their storage; the
/// number of values that the whole stands for is limited nevertheless, because whoever visits them
/// all would visit each copy.
struct BinaryPropertyList {
  let table: BinaryObjectTable
  private var read: [Int: Result] = [:]
  private var openObjects: Set<Int> = []
  /// The size of all objects that were read.
  private var size = 0

  private init(_ table: BinaryObjectTable) { self.table = table }

  /// A value, with how much of the limits it uses.
  private struct Result {
    let value: SettingsValue
    let count: Int
    let height: Int
  }

  /// The value of a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func read(_ bytes: [UInt8]) throws(SettingsError) -> SettingsValue {
    var list = BinaryPropertyList(try BinaryObjectTable(bytes))
    return try list.object(list.table.root, depth: 0).value
  }

  private mutating func object(_ number: Int, depth: Int) throws(SettingsError) -> Result {
    if let result = read[number] { return result }
    guard openObjects.insert(number).inserted else {
      throw SettingsError(.unexpected("object \(number)", expected: "no object inside itself"))
    }
    let result = try content(of: known(number), depth: depth)
    openObjects.remove(number)
    read[number] = result
    return result
  }

  private mutating func known(_ number: Int) throws(SettingsError) -> BinaryObject {
    let object = try table.object(number)
    size += object.size
    // Objects that share bytes would make a small file cost the time of a large one. Text takes up
    // to twice as many bytes in UTF-8.
    guard size <= 2 * table.bytes.count else {
      throw SettingsError(.unexpected("object \(number)", expected: "an object with its own bytes"))
    }
    return object
  }

  private mutating func content(
    of object: BinaryObject, depth: Int
  ) throws(SettingsError) -> Result {
    switch object {
    case .scalar(let content): Result(value: content.value, count: 1, height: 0)
    case .array(let numbers): try array(numbers, depth: depth)
    case .dictionary(let keys, let values): try dictionary(keys, values, depth: depth)
    }
  }

  private mutating func array(
    _ numbers: [Int], depth: Int
  ) throws(SettingsError) -> Result {
    let parts = try parts(numbers, depth: depth)
    return try whole(.array(parts.map(\.value)), of: parts, depth: depth)
  }

  private mutating func dictionary(
    _ keys: [Int], _ values: [Int], depth: Int
  ) throws(SettingsError) -> Result {
    var (entries, known): ([SettingsEntry], Set<String>) = ([], [])
    let parts = try parts(values, depth: depth)
    for (number, part) in zip(keys, parts) {
      guard let key = try object(number, depth: depth + 1).value.text else {
        throw SettingsError(.unexpected("object \(number)", expected: "a string as a key"))
      }
      // CoreFoundation keeps the first value of a key here, and the last one in the other formats.
      guard known.insert(key).inserted else { continue }
      entries.append(SettingsEntry(key: key, line: nil, value: part.value))
    }
    return try whole(.dictionary(entries), of: parts, depth: depth)
  }

  private mutating func parts(_ numbers: [Int], depth: Int) throws(SettingsError) -> [Result] {
    try check(count: numbers.count, depth: depth + 1)
    var parts: [Result] = []
    for number in numbers { parts.append(try object(number, depth: depth + 1)) }
    return parts
  }

  private func whole(
    _ content: SettingsValue.Content, of parts: [Result], depth: Int
  ) throws(SettingsError) -> Result {
    // The sum cannot overflow: there are fewer parts than bytes, each within the limit.
    let count = parts.reduce(1) { $0 + $1.count }
    let height = 1 + (parts.map(\.height).max() ?? 0)
    try check(count: count, depth: depth + height)
    return Result(value: content.value, count: count, height: height)
  }

  private func check(count: Int, depth: Int) throws(SettingsError) {
    if count > SettingsError.maxValues {
      throw SettingsError(.tooLarge(limit: SettingsError.maxValues))
    }
    if depth > SettingsError.maxNesting {
      throw SettingsError(.tooDeep(limit: SettingsError.maxNesting))
    }
  }
}

extension SettingsValue.Content {
  fileprivate var value: SettingsValue { SettingsValue(self, line: nil) }
}

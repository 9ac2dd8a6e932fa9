/// A part of a state's memory, and its place in the code.
@usableFromInline struct CompactField: Hashable, Sendable {
  /// The name of the field, qualified by the structs around it.
  @usableFromInline let name: String
  /// The offset of the part in the memory of the state.
  @usableFromInline let offset: Int
  /// The size of the part: 1, 2, 4 or 8 bytes.
  @usableFromInline let size: Int
  /// How many of its lowest bits are used: from 1 to 64.
  @usableFromInline let width: Int
  /// The word of the code that holds the bits, and their lowest position in it.
  @usableFromInline var word = 0
  @usableFromInline var shift = 0
}

/// The positions of a state's fields in its memory and in its code.
struct CompactLayout<State: CompactState> {
  private(set) var fields: [CompactField] = []

  /// Finds the fields of a state by reflection.
  ///
  /// - Complexity: O(fields × words of the code).
  init() throws(CompactLayoutError) {
    // Only compact values are read, and zeros are a valid compact value.
    let sample = State.zeros
    let end = try addFields(of: sample, named: "", at: 0)
    guard end == MemoryLayout<State>.size else { throw .hiddenMemory(of: "\(State.self)") }
    try place()
  }

  /// Adds the fields of a value that begins at an offset.
  ///
  /// The offsets follow from the rule for structs: each field begins at the next multiple of its
  /// alignment.
  /// - Returns: The offset where the last field ends.
  private mutating func addFields(
    of value: Any, named name: String, at offset: Int
  ) throws(CompactLayoutError) -> Int {
    if value is any CustomReflectable { throw .hiddenMemory(of: "\(type(of: value))") }
    var end = offset
    for child in Mirror(reflecting: value).children {
      let childName = [name, child.label ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
      let memory = FieldMemory(of: child.value)
      let start = (end + memory.alignment - 1) / memory.alignment * memory.alignment
      try addField(child.value, memory, named: childName, at: start)
      end = start + memory.size
    }
    return end
  }

  private mutating func addField(
    _ value: Any, _ memory: FieldMemory, named name: String, at offset: Int
  ) throws(CompactLayoutError) {
    if let width = memory.exactBits {
      return addParts(named: name, at: offset, size: memory.size, width: width)
    }
    let style = Mirror(reflecting: value).displayStyle
    guard style == .struct || style == .tuple else {
      throw .noCompactValue(field: name, of: "\(State.self)", type: "\(type(of: value))")
    }
    guard try addFields(of: value, named: name, at: offset) == offset + memory.size else {
      throw .noCompactValue(field: name, of: "\(State.self)", type: "\(type(of: value))")
    }
  }

  /// Adds a value as parts of at most eight bytes.
  private mutating func addParts(named name: String, at offset: Int, size: Int, width: Int) {
    var (start, rest) = (0, width)
    while rest > 0 {
      fields.append(
        CompactField(
          name: name, offset: offset + start, size: min(size, 8), width: min(rest, 64)))
      (start, rest) = (start + 8, rest - 64)
    }
  }
}

extension CompactLayout {
  /// Places each field in the first word of the code that has room for it.
  ///
  /// One bit stays 0, so that no state has the code of a vacant slot.
  private mutating func place() throws(CompactLayoutError) {
    var used = Array(repeating: 0, count: State.Code.wordCount)
    for index in fields.indices {
      guard let word = used.firstIndex(where: { $0 + fields[index].width <= UInt64.bitWidth })
      else { throw tooWide }
      (fields[index].word, fields[index].shift) = (word, used[word])
      used[word] += fields[index].width
    }
    if used.allSatisfy({ $0 == UInt64.bitWidth }) { throw tooWide }
  }

  private var tooWide: CompactLayoutError {
    .tooWide(
      "\(State.self)", fields: fields.map { "\($0.name) \($0.width)" },
      code: "\(State.Code.self)", available: State.Code.wordCount * UInt64.bitWidth)
  }
}

extension CompactState {
  /// The state whose memory is all zeros.
  static var zeros: Self {
    withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { buffer in
      UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: 0)
      return buffer[0]
    }
  }
}

/// The memory layout of a value in a struct.
private struct FieldMemory {
  let size: Int
  let alignment: Int
  /// The bits of a compact value, if its memory is exact.
  let exactBits: Int?

  init(of value: Any) {
    // The type is tested, not the value: a cast would unwrap an optional.
    func memory<Value>(_ value: Value) -> (Int, Int, Int?) {
      (
        MemoryLayout<Value>.size, MemoryLayout<Value>.alignment,
        (Value.self as? any CompactValue.Type)?.exactBits
      )
    }
    (size, alignment, exactBits) = _openExistential(value, do: memory)
  }
}

/// Why the fields of a state have no exact code.
@usableFromInline enum CompactLayoutError: Error, Hashable, CustomStringConvertible {
  case noCompactValue(field: String, of: String, type: String)
  case hiddenMemory(of: String)
  case tooWide(String, fields: [String], code: String, available: Int)

  @usableFromInline var description: String {
    switch self {
    case .noCompactValue(let field, let state, let type):
      """
      the field “\(field)” of \(state) is not a compact value: equal values of \(type) may differ in \
      memory
      """
    case .hiddenMemory(let type):
      "the fields of \(type) are unknown: its mirror does not show all of its memory"
    case .tooWide(let state, let fields, let code, let available):
      """
      \(state) does not fit into \(code), which has \(available) bits, one of which must stay \
      free. Its fields take these bits: \(fields.joined(separator: ", ")). Reduce capacities, or \
      choose a wider code: typealias Code = UInt128
      """
    }
  }
}

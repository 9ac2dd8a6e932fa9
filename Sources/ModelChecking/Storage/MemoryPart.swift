/// A field of a struct that can be compared by its bytes.
@usableFromInline struct MemoryPart: Hashable, Sendable {
  /// The offset of the field in the struct.
  @usableFromInline let offset: Int
  @usableFromInline let size: Int
  /// The stride of the elements if the field is an array; 0 if its bytes are in the struct.
  @usableFromInline let stride: Int

  /// The fields of a struct and of the structs in it; nil if a field refers to memory other than as
  /// an array of trivial elements.
  static func parts<Value>(of value: Value) -> [MemoryPart]? {
    withUnsafeBytes(of: value) { memory in
      var search = MemoryPartSearch(memory: memory)
      let end = search.addFields(of: value, at: 0)
      return end == MemoryLayout<Value>.size ? search.parts : nil
    }
  }
}

/// Finds the parts of a value by reflection.
private struct MemoryPartSearch {
  /// The memory of the value.
  let memory: UnsafeRawBufferPointer
  private(set) var parts: [MemoryPart] = []

  init(memory: UnsafeRawBufferPointer) { self.memory = memory }

  /// Adds the fields of a struct or tuple that begins at an offset.
  ///
  /// The offsets follow from the rule for structs: each field begins at the next multiple of its
  /// alignment.
  /// - Returns: The offset where the last field ends; nil if a field cannot be compared by its bytes.
  mutating func addFields(of value: Any, at offset: Int) -> Int? {
    if value is any CustomReflectable { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return nil }
    var end = offset
    for child in mirror.children {
      func add<Field>(_ field: Field) -> Int? { addField(field, after: end) }
      guard let next = _openExistential(child.value, do: add) else { return nil }
      end = next
    }
    return end
  }

  private mutating func addField<Field>(_ field: Field, after end: Int) -> Int? {
    let (size, alignment) = (MemoryLayout<Field>.size, MemoryLayout<Field>.alignment)
    let offset = (end + alignment - 1) / alignment * alignment
    guard offset + size <= memory.count else { return nil }
    let stride = (Field.self as? any MemoryBlock.Type)?.trivialStride
    guard _isPOD(Field.self) || stride != nil else {
      return addFields(of: field, at: offset) == offset + size ? offset + size : nil
    }
    guard isInPlace(field, at: offset) else { return nil }
    parts.append(MemoryPart(offset: offset, size: size, stride: stride ?? 0))
    return offset + size
  }

  /// Whether the bytes of a field are in the value's memory at an offset. They are not if the field
  /// is an existential, which is a container of the value that reflection shows.
  private func isInPlace<Field>(_ field: Field, at offset: Int) -> Bool {
    withUnsafeBytes(of: field) { bytes in
      bytes.indices.allSatisfy { bytes[$0] == memory[offset + $0] }
    }
  }
}

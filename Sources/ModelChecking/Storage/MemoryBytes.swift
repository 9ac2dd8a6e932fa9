/// An array whose elements can be compared by their bytes.
protocol MemoryBlock {
  /// The stride of the elements, if elements with equal bytes are equal because none refers to
  /// other memory.
  static var trivialStride: Int? { get }
}

extension Array: MemoryBlock {
  static var trivialStride: Int? {
    _isPOD(Element.self) && MemoryLayout<Element>.alignment <= 16
      ? MemoryLayout<Element>.stride : nil
  }
}

extension ContiguousArray: MemoryBlock {
  static var trivialStride: Int? { [Element].trivialStride }
}

/// Reads the bytes that determine a key: those of the key itself, of an array's storage, or of the
/// arrays in a struct's fields.
///
/// An array's storage is read in place. Asking the array for it would count references, which costs
/// a load and two stores for each key.
@usableFromInline struct MemoryBytes<Key>: Sendable {
  /// Whether keys with equal bytes are equal. Equal keys may have different bytes.
  @usableFromInline let areKnown: Bool
  /// The stride of the array's elements.
  @usableFromInline let stride: Int
  /// The fields of a struct with arrays; empty for other keys.
  @usableFromInline let parts: [MemoryPart]

  @usableFromInline init() {
    let stride = (Key.self as? any MemoryBlock.Type)?.trivialStride
    self.stride = stride ?? 0
    areKnown = _isPOD(Key.self) || stride != nil && Self.isArrayLayoutKnown
    parts = []
  }

  /// Reads keys like a sample. The fields of a struct are found by reflection.
  @usableFromInline init(like sample: Key) {
    let plain = Self()
    parts = plain.areKnown || !Self.isArrayLayoutKnown ? [] : MemoryPart.parts(of: sample) ?? []
    stride = plain.stride
    areKnown = plain.areKnown || !parts.isEmpty
  }

  /// The offsets of the element count and the first element in an array's storage.
  @usableFromInline static var countOffset: Int { 16 }
  @usableFromInline static var elementsOffset: Int { 32 }

  /// Whether arrays have the expected layout on this system.
  private static var isArrayLayoutKnown: Bool {
    let sample: [UInt8] = [7, 11, 13]
    return withUnsafeBytes(of: sample) { word in
      let storage = word.load(as: UnsafeRawPointer.self)
      return sample.withUnsafeBytes { $0.baseAddress == storage + elementsOffset }
        && storage.load(fromByteOffset: countOffset, as: Int.self) == sample.count
    }
  }

  /// The bytes of a key, valid while the key does not move.
  @inlinable @inline(__always) func bytes(
    of key: UnsafePointer<Key>
  ) -> UnsafeRawBufferPointer {
    let memory = UnsafeRawPointer(key)
    if _isPOD(Key.self) {
      return UnsafeRawBufferPointer(start: memory, count: MemoryLayout<Key>.size)
    }
    let (elements, count) = Self.storage(at: memory)
    return UnsafeRawBufferPointer(start: elements, count: count &* stride)
  }

  /// The first element and the number of elements of the array at an address.
  @inlinable @inline(__always) static func storage(
    at array: UnsafeRawPointer
  ) -> (elements: UnsafeRawPointer, count: Int) {
    let storage = array.load(as: UnsafeRawPointer.self)
    return (storage + elementsOffset, storage.load(fromByteOffset: countOffset, as: Int.self))
  }

  /// The bytes of a part of a key, valid while the key does not move.
  @inlinable @inline(__always) func bytes(
    of part: MemoryPart, in key: UnsafePointer<Key>
  ) -> UnsafeRawBufferPointer {
    let memory = UnsafeRawPointer(key) + part.offset
    if part.stride == 0 { return UnsafeRawBufferPointer(start: memory, count: part.size) }
    let (elements, count) = Self.storage(at: memory)
    return UnsafeRawBufferPointer(start: elements, count: count &* part.stride)
  }

  /// A hash of the bytes of a key.
  ///
  /// Always inlined, because the size of a key without references is then known at compile time.
  @inlinable @inline(__always) func hash(of key: UnsafePointer<Key>) -> UInt64 {
    if _isPOD(Key.self) || parts.isEmpty { return Self.hash(bytes(of: key), after: 0) }
    var hash: UInt64 = 0
    for part in parts { hash = Self.hash(bytes(of: part, in: key), after: hash) }
    return hash
  }

  /// A hash of bytes, combined with the hash of the bytes before them.
  @inlinable @inline(__always) static func hash(
    _ bytes: UnsafeRawBufferPointer, after start: UInt64
  ) -> UInt64 {
    var hash = start ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 16 < bytes.count {
      mix(word(at: offset, of: bytes), word(at: offset &+ 8, of: bytes), into: &hash)
      offset &+= 16
    }
    mix(word(at: offset, of: bytes), word(at: offset &+ 8, of: bytes), into: &hash)
    return hash
  }

  /// The next eight bytes, or fewer at the end.
  @inlinable @inline(__always) static func word(
    at offset: Int, of bytes: UnsafeRawBufferPointer
  ) -> UInt64 {
    if offset &+ 8 <= bytes.count {
      return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var (rest, offset): (UInt64, Int) = (0, offset)
    while offset < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    return rest
  }

  /// Multiplies and folds, after wyhash by Wang Yi.
  @inlinable @inline(__always) static func mix(
    _ first: UInt64, _ second: UInt64, into hash: inout UInt64
  ) {
    let product = (hash ^ first ^ 0xA076_1D64_78BD_642F)
      .multipliedFullWidth(by: second ^ 0xE703_7ED1_A0B4_28DB)
    hash = product.high ^ product.low
  }

  /// Whether two keys have the same bytes. Always inlined, as ``hash(of:)`` is.
  @inlinable @inline(__always) func areEqual(
    _ first: UnsafePointer<Key>, _ second: UnsafePointer<Key>
  ) -> Bool {
    if _isPOD(Key.self), MemoryLayout<Key>.size == MemoryLayout<UInt128>.size {
      // Many states have this size. Comparing words is faster than a loop.
      let (left, right) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
      return left.loadUnaligned(as: UInt128.self) == right.loadUnaligned(as: UInt128.self)
    }
    if parts.isEmpty { return Self.areEqual(bytes(of: first), bytes(of: second)) }
    for part in parts {
      if !Self.areEqual(bytes(of: part, in: first), bytes(of: part, in: second)) { return false }
    }
    return true
  }

  @inlinable @inline(__always) static func areEqual(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    var offset = 0
    while offset &+ 8 <= first.count {
      let left = first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if left != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset &+= 8
    }
    while offset < first.count {
      if first[offset] != second[offset] { return false }
      offset &+= 1
    }
    return true
  }
}

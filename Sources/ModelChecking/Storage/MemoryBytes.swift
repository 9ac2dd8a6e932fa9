/// An array, as far as the place of its elements in memory is concerned.
protocol MemoryBlock {
  /// The stride of the elements, if equal bytes are equal elements: none refers to other memory.
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

/// Reads the bytes that decide the value of a key: in the key itself, in the storage of an array, or
/// in those of the arrays among the fields of a struct.
///
/// An array's storage is read in place. Asking the array for it would count references, at the cost
/// of a load and two stores for each key.
@usableFromInline struct MemoryBytes<Key>: Sendable {
  /// Whether keys with equal bytes are equal. Equal keys may have different bytes.
  @usableFromInline let areKnown: Bool
  /// The stride of an array's elements.
  @usableFromInline let stride: Int
  /// The fields of a struct that has arrays; empty for other keys.
  @usableFromInline let parts: [MemoryPart]

  @usableFromInline init() {
    let stride = (Key.self as? any MemoryBlock.Type)?.trivialStride
    self.stride = stride ?? 0
    areKnown = _isPOD(Key.self) || stride != nil && Self.isArrayLayoutKnown
    parts = []
  }

  /// Reads keys like a sample, whose fields are found by reflection if it is a struct.
  @usableFromInline init(like sample: Key) {
    let plain = Self()
    parts = plain.areKnown || !Self.isArrayLayoutKnown ? [] : MemoryPart.parts(of: sample) ?? []
    stride = plain.stride
    areKnown = plain.areKnown || !parts.isEmpty
  }

  /// Where the storage of an array has the number of elements, and the first element.
  @usableFromInline static var countOffset: Int { 16 }
  @usableFromInline static var elementsOffset: Int { 32 }

  /// Whether arrays of this system have the layout that is read here.
  private static var isArrayLayoutKnown: Bool {
    let sample: [UInt8] = [7, 11, 13]
    return withUnsafeBytes(of: sample) { word in
      let storage = word.load(as: UnsafeRawPointer.self)
      return sample.withUnsafeBytes { $0.baseAddress == storage + elementsOffset }
        && storage.load(fromByteOffset: countOffset, as: Int.self) == sample.count
    }
  }

  /// The bytes of a key, for as long as it stays where it is.
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

  /// The first element of the array that is stored at an address, and how many there are.
  @inlinable @inline(__always) static func storage(
    at array: UnsafeRawPointer
  ) -> (elements: UnsafeRawPointer, count: Int) {
    let storage = array.load(as: UnsafeRawPointer.self)
    return (storage + elementsOffset, storage.load(fromByteOffset: countOffset, as: Int.self))
  }

  /// The bytes of a part of a key, for as long as the key stays where it is.
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
  /// Always inlined, because the size of a key without references is known where it is compiled.
  @inlinable @inline(__always) func hash(of key: UnsafePointer<Key>) -> UInt64 {
    if _isPOD(Key.self) || parts.isEmpty { return Self.hash(bytes(of: key), after: 0) }
    var hash: UInt64 = 0
    for part in parts { hash = Self.hash(bytes(of: part, in: key), after: hash) }
    return hash
  }

  /// A hash of bytes and of the hash of what is before them.
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

  /// Eight bytes, or as many as there are.
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
      // Many states have this size, for which a comparison of words is faster than a loop.
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

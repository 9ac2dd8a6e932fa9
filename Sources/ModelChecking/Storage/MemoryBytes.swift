/// A collection that keeps its elements in one block of memory.
@usableFromInline protocol MemoryBlock {
  /// Whether equal bytes are equal elements: no element refers to memory of its own.
  static var hasTrivialElements: Bool { get }

  func withBlock<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result
}

extension Array: MemoryBlock {
  @inlinable static var hasTrivialElements: Bool { _isPOD(Element.self) }

  @inlinable @inline(__always) func withBlock<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result { withUnsafeBytes(body) }
}

extension ContiguousArray: MemoryBlock {
  @inlinable static var hasTrivialElements: Bool { _isPOD(Element.self) }

  @inlinable @inline(__always) func withBlock<Result>(
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result { withUnsafeBytes(body) }
}

/// Reads the bytes that decide the value of a key, if they are in one place.
@usableFromInline enum MemoryBytes<Key> {
  /// Whether keys with equal bytes are equal. Equal keys may have different bytes.
  @inlinable static var areKnown: Bool {
    if _isPOD(Key.self) { return true }
    return (Key.self as? any MemoryBlock.Type)?.hasTrivialElements ?? false
  }

  /// Calls `body` with the bytes of a key.
  @inlinable @inline(__always) static func with<Result>(
    _ key: Key, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if !_isPOD(Key.self), let block = key as? any MemoryBlock { return block.withBlock(body) }
    return withUnsafeBytes(of: key, body)
  }

  /// A hash of the bytes of a key.
  @inlinable static func hash(of key: Key) -> UInt64 {
    with(key) { bytes in
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      while offset &+ 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
        offset &+= 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest &<< 8 | UInt64(bytes[offset])
        offset &+= 1
      }
      mix(rest, into: &hash)
      return hash
    }
  }

  /// Multiplies and folds, after wyhash by Wang Yi.
  @inlinable @inline(__always) static func mix(_ word: UInt64, into hash: inout UInt64) {
    let product = (hash ^ word ^ 0xA076_1D64_78BD_642F)
      .multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    hash = product.high ^ product.low
  }

  /// Whether two keys have the same bytes.
  @inlinable static func areEqual(_ first: Key, _ second: Key) -> Bool {
    with(first) { first in
      with(second) { second in
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
  }
}

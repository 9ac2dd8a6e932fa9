/// Stores arrays of at most 15 elements, each of one byte, as codes of 16 bytes.
///
/// A search chooses this encoding by itself for states that are such arrays: a code needs no
/// storage of its own, and most look-ups touch one cache line. It is exact if elements with
/// different bytes are different, which only their type can say (``areDistinct(_:)``).
@usableFromInline struct ShortArrayEncoding<State: Hashable & Sendable>: StateEncoding {
  @usableFromInline typealias Format = KeyFormat<UInt128>

  @inlinable static var reusesStorage: Bool { true }

  @inlinable static var maxCount: Int { 15 }

  @inlinable init() {}

  /// Whether the initial states can be stored. Later ones may still be too long.
  @usableFromInline static func fits(_ states: [State]) -> Bool {
    guard let type = State.self as? any ByteArray.Type, type.hasBytes, MemoryBytes<State>().areKnown
    else { return false }
    return states.allSatisfy { Self().key(of: $0) != .vacant }
  }

  /// The elements in the low bytes and their number in the highest byte; vacant if there are too
  /// many elements.
  @inlinable @inline(__always) func key(of state: State) -> UInt128 {
    withUnsafePointer(to: state) { state in
      let (elements, count) = MemoryBytes<State>.storage(at: UnsafeRawPointer(state))
      if count > Self.maxCount { return .vacant }
      return UInt128(truncatingIfNeeded: count) &<< 120 | Self.load(elements, count: count)
    }
  }

  @usableFromInline func state(of key: UInt128) -> State {
    let (bytes, count) = Self.split(key)
    return withUnsafeBytes(of: bytes.littleEndian) { bytes in
      // No state has a vacant code. In messages, the empty array stands for it.
      let elements = UnsafeRawBufferPointer(
        rebasing: bytes.prefix(count > Self.maxCount ? 0 : count))
      guard let state = (State.self as? any ByteArray.Type)?.init(bytes: elements) as? State else {
        preconditionFailure("\(State.self) is not an array of one-byte elements")
      }
      return state
    }
  }

  @inlinable @inline(__always) func overwrite(_ state: inout State, with key: UInt128) -> Bool {
    withUnsafeMutablePointer(to: &state) { state in
      let (bytes, count) = Self.split(key)
      let memory = UnsafeMutableRawPointer(state)
      let storage = MemoryBytes<State>.storage(at: UnsafeRawPointer(memory))
      guard storage.count == count else { return false }
      let object = memory.assumingMemoryBound(to: NativeObject.self)
      guard isKnownUniquelyReferenced(&object.pointee) else { return count == 0 }
      Self.store(bytes, to: UnsafeMutableRawPointer(mutating: storage.elements), count: count)
      return true
    }
  }

  /// Whether different bytes are different elements, for the bytes that occur in some keys.
  /// - Complexity: O(*n*) for *n* keys, and at most 2^15 comparisons of elements.
  @inlinable func areDistinct(_ keys: some Sequence<UInt128>) -> Bool {
    var isUsed = [Bool](repeating: false, count: 256)
    for key in keys {
      var (bytes, count) = Self.split(key)
      while count > 0 {
        isUsed[Int(truncatingIfNeeded: bytes & 0xFF)] = true
        (bytes, count) = (bytes &>> 8, count - 1)
      }
    }
    let elements = isUsed.indices.filter { isUsed[$0] }.map {
      state(of: 1 &<< 120 | UInt128(truncatingIfNeeded: $0))
    }
    return elements.indices.allSatisfy { index in
      !elements[..<index].contains(elements[index])
    }
  }
}

// MARK: - Memory

extension ShortArrayEncoding {
  /// The elements of a key, and their number.
  @inlinable @inline(__always) static func split(_ key: UInt128) -> (bytes: UInt128, count: Int) {
    (key & (UInt128.max &>> 8), Int(truncatingIfNeeded: key &>> 120))
  }

  /// Reads up to 15 bytes and none beyond. Two overlapping words are faster than a loop.
  @inlinable @inline(__always) static func load(
    _ bytes: UnsafeRawPointer, count: Int
  ) -> UInt128 {
    if count >= 8 {
      let low = bytes.loadUnaligned(as: UInt64.self).littleEndian
      let last = (bytes + (count &- 8)).loadUnaligned(as: UInt64.self).littleEndian
      let high =
        UInt128(truncatingIfNeeded: last) &<< UInt128(truncatingIfNeeded: 8 &* (count &- 8))
      return UInt128(truncatingIfNeeded: low) | high
    }
    var (word, index): (UInt128, Int) = (0, count)
    while index > 0 {
      index &-= 1
      word =
        word &<< 8 | UInt128(truncatingIfNeeded: bytes.load(fromByteOffset: index, as: UInt8.self))
    }
    return word
  }

  /// Writes up to 15 bytes and none beyond.
  @inlinable @inline(__always) static func store(
    _ word: UInt128, to bytes: UnsafeMutableRawPointer, count: Int
  ) {
    if count >= 8 {
      let last = word &>> UInt128(truncatingIfNeeded: 8 &* (count &- 8))
      bytes.storeBytes(of: UInt64(truncatingIfNeeded: word).littleEndian, as: UInt64.self)
      (bytes + (count &- 8)).storeBytes(
        of: UInt64(truncatingIfNeeded: last).littleEndian, as: UInt64.self)
      return
    }
    var (rest, index) = (UInt64(truncatingIfNeeded: word), 0)
    while index < count {
      bytes.storeBytes(of: UInt8(truncatingIfNeeded: rest), toByteOffset: index, as: UInt8.self)
      (rest, index) = (rest &>> 8, index &+ 1)
    }
  }
}

/// Stands for the class of an array's storage, which has no name. `AnyObject` would not do: an
/// object that may come from another runtime cannot be tested for sharing.
@usableFromInline final class NativeObject {}

/// An array that may consist of bytes.
private protocol ByteArray {
  /// Whether each element is one byte and refers to no other memory.
  static var hasBytes: Bool { get }

  /// Creates the array whose elements are bytes of such an array.
  init(bytes: UnsafeRawBufferPointer)
}

extension Array: ByteArray {
  fileprivate static var hasBytes: Bool {
    _isPOD(Element.self) && MemoryLayout<Element>.size == 1 && MemoryLayout<Element>.stride == 1
  }

  fileprivate init(bytes: UnsafeRawBufferPointer) {
    self.init(unsafeUninitializedCapacity: bytes.count) { elements, count in
      UnsafeMutableRawBufferPointer(elements).copyMemory(from: bytes)
      count = bytes.count
    }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stores the fields of compact states side by side in a code.
///
/// A search determines the layout once, when it begins. A state without an exact code ends the
/// process with a message that names the field.
public struct CompactEncoding<State: CompactState>: StateEncoding {
  public typealias Format = KeyFormat<State.Code>

  @usableFromInline let fields: [CompactField]

  public init() {
    do {
      fields = try CompactLayout<State>().fields
    } catch {
      failLayout(error)
    }
  }

  @inlinable public func key(of state: State) -> State.Code {
    var code = State.Code()
    withUnsafeBytes(of: state) { memory in
      for field in fields {
        let bits = field.bits(in: memory)
        if bits &>> UInt64(truncatingIfNeeded: field.width &- 1) > 1 {
          failField(field, of: state, value: bits)
        }
        code[word: field.word] |= bits &<< UInt64(truncatingIfNeeded: field.shift)
      }
    }
    return code
  }

  @inlinable public func state(of key: State.Code) -> State {
    withUnsafeTemporaryAllocation(of: State.self, capacity: 1) { buffer in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      for field in fields {
        let bits = key[word: field.word] &>> UInt64(truncatingIfNeeded: field.shift)
        let unused = UInt64(truncatingIfNeeded: UInt64.bitWidth &- field.width)
        field.store((bits &<< unused) &>> unused, in: memory)
      }
      return buffer[0]
    }
  }
}

extension CompactField {
  /// The bits of this field in the memory of a state.
  @inlinable func bits(in memory: UnsafeRawBufferPointer) -> UInt64 {
    switch size {
    case 1: UInt64(memory.loadUnaligned(fromByteOffset: offset, as: UInt8.self))
    case 2: UInt64(memory.loadUnaligned(fromByteOffset: offset, as: UInt16.self).littleEndian)
    case 4: UInt64(memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
    default: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
    }
  }

  /// Stores the bits of this field in the memory of a state.
  @inlinable func store(_ bits: UInt64, in memory: UnsafeMutableRawBufferPointer) {
    func put<Word: FixedWidthInteger>(_ word: Word) {
      memory.storeBytes(of: word.littleEndian, toByteOffset: offset, as: Word.self)
    }
    switch size {
    case 1: put(UInt8(truncatingIfNeeded: bits))
    case 2: put(UInt16(truncatingIfNeeded: bits))
    case 4: put(UInt32(truncatingIfNeeded: bits))
    default: put(bits)
    }
  }
}

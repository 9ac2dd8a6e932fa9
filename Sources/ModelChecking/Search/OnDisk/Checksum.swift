/// A checksum that detects damage to a file.
@usableFromInline struct Checksum {
  @usableFromInline var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds bytes. Each call except the last must add a multiple of eight.
  @inlinable mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      offset += 8
    }
    while offset < bytes.count {
      mix(UInt64(bytes[offset]))
      offset += 1
    }
  }

  @inlinable mutating func add(_ text: String) {
    mix(UInt64(text.utf8.count))
    for byte in text.utf8 { mix(UInt64(byte)) }
  }

  @inlinable mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
    value ^= value &>> 32
  }
}

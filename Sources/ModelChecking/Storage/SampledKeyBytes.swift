/// How the bytes of keys are read, which the first key decides.
@usableFromInline struct SampledKeyBytes<Key> {
  @usableFromInline var bytes = MemoryBytes<Key>()
  @usableFromInline var hasSample = false

  @usableFromInline init() {}

  /// Whether keys like a sample can be recognised by their bytes.
  @inlinable @inline(__always) mutating func canRead(_ sample: UnsafePointer<Key>) -> Bool {
    if !hasSample { learn(from: sample) }
    return bytes.areKnown
  }

  @inlinable @inline(never) mutating func learn(from sample: UnsafePointer<Key>) {
    bytes = MemoryBytes(like: sample.pointee)
    hasSample = true
  }
}

/// A byte for each of some observers: their states, or the letters that a step shows them.
struct ObserverBytes: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(observer: Int) -> UInt8 {
    get { bytes[observer] }
    set { bytes[observer] = newValue }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  // An array hashes its elements one by one, which takes longer than to make them.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// An estimate of the heap memory behind states, from samples of neighbouring states.
///
/// Neighbouring states often share storage, which is counted once. Storage that reflection does not
/// show is not counted: indirect enum cases, and storage behind a custom mirror. Nor is the spare
/// room of arrays, which depends on the allocator; the point at which a limit stops a search must
/// not.
@usableFromInline struct HeapEstimate<State>: Sendable {
  /// The bytes of all states up to the last sample.
  private var bytes = 0
  private var countAtSample = 0
  private var bytesPerState = 0
  private var calls = 0

  /// The number of neighbouring states in a sample.
  @usableFromInline static var sampleSize: Int { 32 }

  @usableFromInline init() {}

  /// The estimate for this many states.
  func total(of count: Int) -> Int { bytes + (count - countAtSample) * bytesPerState }

  /// Samples the last states if the number of this call is a power of two. States without
  /// references are not sampled.
  ///
  /// - Parameters:
  ///   - count: The number of states so far.
  ///   - state: The state with a number, one of the last ``sampleSize``.
  @usableFromInline mutating func update(count: Int, state: (Int) -> State) {
    guard !_isPOD(State.self), count > 0 else { return }
    calls += 1
    guard calls & (calls - 1) == 0 else { return }
    let first = max(0, count - Self.sampleSize)
    var known: Set<UInt> = []
    let sampled = (first..<count).reduce(0) { sum, number in
      sum + HeapSize.bytes(behind: state(number), known: &known)
    }
    bytesPerState = sampled / (count - first)
    bytes += (count - countAtSample) * bytesPerState
    countAtSample = count
  }
}

/// The heap memory behind a value.
enum HeapSize {
  /// The heap memory behind a value, in bytes, without storage that was counted before.
  static func bytes(behind value: Any, known: inout Set<UInt>) -> Int {
    if let storage = (value as? any HeapStorage)?.heapStorage {
      guard storage.bytes > 0, known.insert(storage.address).inserted else { return 0 }
      let elements = storage.hasTrivialElements ? 0 : children(of: value, known: &known)
      return allocation(storage.bytes) + elements
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return children(of: value, known: &known) }
    let object = value as AnyObject
    guard known.insert(UInt(bitPattern: ObjectIdentifier(object).hashValue)).inserted else {
      return 0
    }
    let fields = mirror.children.reduce(0) { $0 + width(of: $1.value) }
    return allocation(fields) + children(of: value, known: &known)
  }

  private static func children(of value: Any, known: inout Set<UInt>) -> Int {
    var sum = 0
    for child in Mirror(reflecting: value).children {
      sum += bytes(behind: child.value, known: &known)
    }
    return sum
  }

  private static func width(of value: Any) -> Int {
    func stride<Value>(_ value: Value) -> Int { MemoryLayout<Value>.stride }
    return _openExistential(value, do: stride)
  }

  /// The size of an allocation with this many bytes of content: with the headers of the object and
  /// the allocator, in units of 16 bytes.
  private static func allocation(_ bytes: Int) -> Int { (bytes + 16 + 8 + 15) & ~15 }
}

/// A collection of the standard library whose elements are in one allocation.
private protocol HeapStorage {
  /// The address and the size of the allocation; 0 bytes if there is none.
  var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) { get }
}

extension HeapStorage {
  fileprivate var firstWord: UInt {
    withUnsafeBytes(of: self) { $0.loadUnaligned(as: UInt.self) }
  }
}

extension Array: HeapStorage {
  fileprivate var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) {
    (
      firstWord, isEmpty ? 0 : 16 + count * MemoryLayout<Element>.stride,
      _isPOD(Element.self)
    )
  }
}

extension ContiguousArray: HeapStorage {
  fileprivate var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) {
    (
      firstWord, isEmpty ? 0 : 16 + count * MemoryLayout<Element>.stride,
      _isPOD(Element.self)
    )
  }
}

extension Set: HeapStorage {
  fileprivate var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) {
    // Hash tables are at most three quarters full.
    (
      firstWord, capacity == 0 ? 0 : 48 + capacity * 4 / 3 * MemoryLayout<Element>.stride,
      _isPOD(Element.self)
    )
  }
}

extension Dictionary: HeapStorage {
  fileprivate var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) {
    let entry = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
    return (
      firstWord, capacity == 0 ? 0 : 48 + capacity * 4 / 3 * entry,
      _isPOD(Key.self) && _isPOD(Value.self)
    )
  }
}

extension String: HeapStorage {
  fileprivate var heapStorage: (address: UInt, bytes: Int, hasTrivialElements: Bool) {
    // Up to fifteen bytes are in the string itself. Otherwise the second word holds the address.
    let address = withUnsafeBytes(of: self) { $0.loadUnaligned(fromByteOffset: 8, as: UInt.self) }
    return (address, utf8.count <= 15 ? 0 : 16 + utf8.count, true)
  }
}

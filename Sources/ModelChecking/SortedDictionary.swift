/// A dictionary that is iterated in ascending order of its keys, for states of machines.
///
/// The order of a `Dictionary` depends on how it came to be; see ``SortedSet``.
///
/// ```swift
/// struct Votes: Hashable { var byVoter: SortedDictionary<String, Bool> = [:] }
/// ```
///
/// - Complexity: O(log *n*) to look up and to replace, O(*n*) to add and remove.
public struct SortedDictionary<Key: Comparable & Hashable & Sendable, Value: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The keys in ascending order.
  public private(set) var keys: [Key] = []
  /// The values in the order of their keys.
  public private(set) var values: [Value] = []

  /// Creates an empty dictionary.
  public init() {}

  /// The value of a key; nil if there is none. Setting nil removes the key.
  public subscript(key: Key) -> Value? {
    get {
      let position = position(of: key)
      return has(key, at: position) ? values[position] : nil
    }
    set {
      let position = position(of: key)
      switch (has(key, at: position), newValue) {
      case (true, let value?): values[position] = value
      case (true, nil):
        keys.remove(at: position)
        values.remove(at: position)
      case (false, let value?):
        keys.insert(key, at: position)
        values.insert(value, at: position)
      case (false, nil): break
      }
    }
  }

  /// The value of a key, or another one if there is none, which is stored when it is changed.
  public subscript(key: Key, default other: @autoclosure () -> Value) -> Value {
    get { self[key] ?? other() }
    set { self[key] = newValue }
  }

  private func has(_ key: Key, at position: Int) -> Bool {
    position < keys.count && keys[position] == key
  }

  private func position(of key: Key) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SortedDictionary: Sequence, ExpressibleByDictionaryLiteral {
  /// The number of keys.
  public var count: Int { keys.count }

  /// Whether there is no key.
  public var isEmpty: Bool { keys.isEmpty }

  /// The keys with their values, in ascending order of the keys.
  public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    var pairs = zip(keys, values).makeIterator()
    return AnyIterator { pairs.next().map { (key: $0.0, value: $0.1) } }
  }

  /// Creates a dictionary; of equal keys the last one counts.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension SortedDictionary: CustomStringConvertible {
  /// The keys with their values, in ascending order.
  public var description: String {
    keys.isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}

import Reporting

/// What an adapter has begun under a name and must end under the same name: background tasks, or
/// events with completion handlers.
struct NamedCalls<Value> {
  /// The values that have not ended, the oldest first.
  private var open: [String: [Value]] = [:]
  /// The value that ended last under each name.
  private var ended: [String: Value] = [:]

  /// The names of what has not ended, sorted.
  var openNames: [String] { open.filter { !$0.value.isEmpty }.keys.sorted() }

  /// All names that were begun, sorted.
  var names: [String] { Set(open.keys).union(ended.keys).sorted() }

  mutating func begin(_ value: Value, named name: String) {
    open[name, default: []].append(value)
  }

  /// Ends the oldest value with a name.
  ///
  /// - Returns: The value, or else the one that ended last, because something that is ended twice is
  ///   a mistake of the app; nil if nothing was begun with the name.
  mutating func end(named name: String) -> Value? {
    guard let value = open[name]?.first else { return ended[name] }
    open[name]?.removeFirst()
    ended[name] = value
    return value
  }
}

extension NamedCalls {
  /// The error for a name under which nothing was begun.
  ///
  /// - Parameters:
  ///   - name: The name that the adapter wrote.
  ///   - request: The request that it is the value of.
  ///   - names: The names that are possible now.
  ///   - words: What the names stand for, and what to do if there is none.
  /// - Returns: The error, with the nearest name.
  static func unknown(
    _ name: String, in request: ProtocolKey, among names: [String],
    _ words: (noun: String, remedy: String)
  ) -> AdapterLineError {
    .wrongShape(
      key: request.rawValue, found: "the text “\(name.excerpt)”, which names no \(words.noun)",
      expected: names.isEmpty ? words.remedy : names.replacement(of: name))
  }
}

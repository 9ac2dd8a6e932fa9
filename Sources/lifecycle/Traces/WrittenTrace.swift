import Foundation
import Reporting

/// A trace as a file tells it: names of actions, and perhaps where it begins.
struct WrittenTrace: Hashable, Sendable {
  /// The names of the actions, in order.
  var actions: [String]
  /// The description of the initial state, where the file gives it.
  var initialState: String?

  /// The largest file that is read as a trace, in bytes.
  static let sizeLimit = 64 << 20

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: JSON as `verify` and `replay` print it, or a name a line; `#` begins a remark.
  ///   - name: The name of the file, for errors.
  ///   - wanted: Which trace to take where there are several.
  /// - Returns: The trace.
  /// - Throws: ``TraceError`` if there is none, or more than one that is wanted.
  static func read(
    _ bytes: [UInt8], name: String, wanted: Wanted
  ) throws(TraceError) -> WrittenTrace {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(name) }
    let content = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if content.hasPrefix("{") || content.hasPrefix("[") {
      return try fromJSON(Data(content.utf8), name: name, wanted: wanted)
    }
    let lines = content.split(whereSeparator: \.isNewline)
    let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let actions = words.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    if actions.isEmpty { throw .empty(name) }
    return WrittenTrace(actions: actions, initialState: nil)
  }

  /// Which of several traces in one document is wanted.
  struct Wanted: Hashable, Sendable {
    var model: String
    var profile: String
    var property: String?
  }

  private static func fromJSON(
    _ data: Data, name: String, wanted: Wanted
  ) throws(TraceError) -> WrittenTrace {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw .malformedJSON(name)
    }
    if let actions = names(value) { return WrittenTrace(actions: actions, initialState: nil) }
    var finder = TraceFinder()
    finder.search(value)
    var found = finder.found
    if found.count > 1 { found = found.filter { $0.matches(wanted) } }
    if found.count > 1 { throw .severalTraces(name, ids: found.compactMap(\.property)) }
    guard let trace = found.first?.trace else {
      throw finder.found.isEmpty ? .noTrace(name) : .noMatchingTrace(name, wanted)
    }
    return trace
  }

  /// A list of names, or of steps with names.
  fileprivate static func names(_ value: Any) -> [String]? {
    guard let list = value as? [Any] else { return nil }
    let names = list.map { item in
      item as? String ?? (item as? [String: Any])?["action"] as? String
    }
    let known = names.compactMap(\.self)
    return known.count == names.count ? known : nil
  }
}

/// Finds the traces in a document, wherever they stand.
private struct TraceFinder {
  struct Found {
    let trace: WrittenTrace
    var model: String?
    var profile: String?
    var property: String?

    func matches(_ wanted: WrittenTrace.Wanted) -> Bool {
      (model == nil || model == wanted.model) && (profile == nil || profile == wanted.profile)
        && (wanted.property == nil || property == wanted.property)
    }
  }

  private(set) var found: [Found] = []
  private var model: String?
  private var profile: String?
  private var property: String?

  mutating func search(_ value: Any) {
    if let list = value as? [Any] { list.forEach { search($0) } }
    guard let object = value as? [String: Any] else { return }
    let outer = (model, profile, property)
    defer { (model, profile, property) = outer }
    model = object["model"] as? String ?? model
    profile = object["profile"] as? String ?? profile
    property = object["id"] as? String ?? property
    if let steps = object["steps"], let actions = WrittenTrace.names(steps) {
      let trace = WrittenTrace(actions: actions, initialState: object["initial"] as? String)
      found.append(Found(trace: trace, model: model, profile: profile, property: property))
    } else {
      for key in object.keys.sorted() { object[key].map { search($0) } }
    }
  }
}

import Foundation
import Reporting

/// A trace as it is written in a file: names of actions, and perhaps the initial state.
struct WrittenTrace: Hashable, Sendable {
  /// The names of the actions, in order.
  var actions: [String]
  /// The description of the initial state, if the file gives it.
  var initialState: String?

  /// The largest file that is read as a trace, in bytes.
  static let sizeLimit = 64 << 20

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: JSON as `verify` and `replay` print it, or one name per line; `#` begins a comment.
  ///   - name: The name of the file, for errors.
  ///   - wanted: Which trace to take if there are several.
  /// - Returns: The trace.
  /// - Throws: ``TraceError`` if there is none, or more than one that is wanted.
  static func read(
    _ bytes: [UInt8], name: String, wanted: Wanted
  ) throws(TraceError) -> WrittenTrace {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(name) }
    let content = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if content.hasPrefix("{") || content.hasPrefix("[") {
      return try fromJSON(Array(content.utf8), name: name, wanted: wanted)
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
    _ bytes: [UInt8], name: String, wanted: Wanted
  ) throws(TraceError) -> WrittenTrace {
    let value: JSONValue
    do throws(JSONProblem) { value = try JSONReader.value(of: bytes[...]) } catch {
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
  fileprivate static func names(_ value: JSONValue) -> [String]? {
    guard let list = value.list else { return nil }
    let names = list.compactMap { $0.text ?? $0.object?["action"]?.text }
    return names.count == list.count ? names : nil
  }
}

/// Finds all traces in a document, at any depth.
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

  mutating func search(_ value: JSONValue) {
    value.list?.forEach { search($0) }
    guard let object = value.object else { return }
    let outer = (model, profile, property)
    defer { (model, profile, property) = outer }
    model = object["model"]?.text ?? model
    profile = object["profile"]?.text ?? profile
    property = object["id"]?.text ?? property
    if let actions = object["steps"].flatMap(WrittenTrace.names) {
      let trace = WrittenTrace(actions: actions, initialState: object["initial"]?.text)
      found.append(Found(trace: trace, model: model, profile: profile, property: property))
    } else {
      object.members.forEach { search($0.value) }
    }
  }
}

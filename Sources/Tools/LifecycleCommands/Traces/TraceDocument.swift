import CommandLineTools
import Foundation
import LifecycleModels
import Reporting

/// A trace as it is written in a file: names of actions, and perhaps the initial state.
struct TraceDocument: Hashable, Sendable {
  /// The names of the actions, in order.
  var actions: [String]
  /// The description of the initial state, if the file gives it.
  var initialState: String?
  /// The number of the step after which the last step leads back, if the file gives it.
  var backTo: Int?
  /// Whether `drive` wrote it, so that it is a ``DrivenLife``.
  var isDriven = false
  /// Whether the names are those of ``TLAModel``.
  var hasSymbols = false
  /// The values of the variables in each state, from which the actions are to be found.
  var states: [[String: String]] = []
  /// For each of these states, the rule that led to it, if the file names it.
  var ruleNames: [String?] = []

  /// The largest file that is read as a trace, in bytes.
  static let sizeLimit = 64 << 20

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - bytes: JSON as `verify` and `replay` print it, the ITF of Apalache, what SPIN or TLC print, or
  ///     one name per line; `#` begins a comment.
  ///   - name: The name of the file, for errors.
  ///   - wanted: Which trace to take if there are several.
  /// - Returns: The trace.
  /// - Throws: ``TraceError`` if there is none, or more than one that is wanted.
  static func read(
    _ bytes: [UInt8], name: String, wanted: TraceSelector
  ) throws(TraceError) -> TraceDocument {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(name) }
    let content = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if content.hasPrefix("{") || content.hasPrefix("[") {
      return try fromJSON(Array(content.utf8), name: name, wanted: wanted)
    }
    let lines = content.split(whereSeparator: \.isNewline)
    let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    if let trace = try fromChecker(words, name: name, wanted: wanted) { return trace }
    let actions = words.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    if actions.isEmpty { throw .empty(name) }
    return TraceDocument(actions: actions, initialState: nil)
  }

  /// Which of several traces in one document is wanted.
  struct TraceSelector: Hashable, Sendable {
    var model: String
    var profile: String
    var property: String?
  }

  private static func fromJSON(
    _ bytes: [UInt8], name: String, wanted: TraceSelector
  ) throws(TraceError) -> TraceDocument {
    let value: JSONValue
    do throws(JSONProblem) { value = try JSONReader.value(of: bytes[...]) } catch {
      throw .malformedJSON(name)
    }
    if let states = InformalTrace.states(value) { return try fromStates(states, value, name: name) }
    if let actions = names(value) { return TraceDocument(actions: actions, initialState: nil) }
    var finder = TraceFinder()
    finder.search(value)
    var found = finder.found
    if found.count > 1 { found = found.filter { $0.matches(wanted) } }
    if found.count > 1 { throw .severalTraces(name, ids: found.compactMap(\.property)) }
    guard var trace = found.first?.trace else {
      throw finder.found.isEmpty ? .noTrace(name) : .noMatchingTrace(name, wanted)
    }
    trace.isDriven = value.object?["choices"] != nil
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
    let trace: TraceDocument
    var model: String?
    var profile: String?
    var property: String?

    func matches(_ wanted: TraceDocument.TraceSelector) -> Bool {
      // What `drive` writes names the model, its profile and its size in one text.
      let isOfModel =
        model == nil || model == wanted.model
        || model?.hasPrefix("\(wanted.model), profile \(wanted.profile)") == true
      return isOfModel && (profile == nil || profile == wanted.profile)
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
    if let actions = object["steps"].flatMap(TraceDocument.names) {
      let trace = TraceDocument(
        actions: actions, initialState: object["initial"]?.text,
        backTo: object["backTo"]?.wholeNumber)
      found.append(Found(trace: trace, model: model, profile: profile, property: property))
    } else {
      object.members.forEach { search($0.value) }
    }
  }
}

/// Why an input is not a trace of a model.
enum TraceError: CommandError, Hashable {
  case notText(String)
  case malformedJSON(String)
  case empty(String)
  case noTrace(String)
  case noMatchingTrace(String, TraceDocument.TraceSelector)
  case severalTraces(String, ids: [String])
  case unknownAction(String, position: Int, model: String, known: [String])
  case unknownInitialState(String, model: String)
  case notEnabled(String, position: Int, state: String, enabled: [String])
  case noLoop(Int, steps: Int)
  case openLoop(Int, state: String, end: String)
  case otherModel(String, model: String, wanted: String)
  case noCounterexample(String)
  case unknownRun(UnknownRun, model: String)
  case noText(String, variable: String, position: Int)

  var status: ExitStatus { .malformedInput }

  /// The error in words: the place, what was found there, and what is possible.
  var errorDescription: String? {
    switch self {
    case .notText(let file): "\(InputFile.name(of: file)) is not UTF-8 text."
    case .malformedJSON(let file):
      "\(InputFile.name(of: file)) begins like JSON, but is malformed."
    case .empty(let file): "\(InputFile.name(of: file)) names no action; write one name per line."
    case .noTrace(let file):
      "\(InputFile.name(of: file)) contains no trace; a trace has the key “steps” with a list of actions."
    case .noMatchingTrace(let file, let wanted):
      "\(InputFile.name(of: file)) contains no trace of \(wanted.model), profile \(wanted.profile)"
        + (wanted.property.map { ", that violates \($0.shown)." } ?? ".")
    case .severalTraces(let file, let ids):
      "\(InputFile.name(of: file)) contains \(ids.count) traces; choose one with --property, for example "
        + "\(ids.prefix(3).map(\.printable).joined(separator: ", "))."
    case .unknownAction(let name, let position, let model, let known):
      "action \(position): \(model) has no rule \(name.shown)."
        + NearestWord.question(NearestWord.nearest(to: name, among: known))
    case .unknownInitialState(let state, let model):
      "the trace begins in \(state.shown), which is not an initial state of \(model)."
    case .notEnabled(let name, let position, let state, let enabled):
      "action \(position): \(name.shown) is not enabled in \(state.shown). Enabled there: "
        + Self.shortened(enabled)
    case .noLoop(let backTo, let steps):
      "the trace has \(steps.counted("step")), so its last step cannot lead back to step \(backTo)."
    case .openLoop(let backTo, let state, let end):
      "the last step does not lead back to step \(backTo): the state there is \(state.shown), and "
        + "the trace ends in \(end.shown)."
    case .otherModel(let file, let model, let wanted):
      "\(InputFile.name(of: file)) is a trace of \(model.shown), not of \(wanted)."
    case .noCounterexample(let file):
      "\(InputFile.name(of: file)) is what SPIN or TLC printed, but has no counterexample."
    case .unknownRun(let error, let model):
      "\(model): \((error.errorDescription ?? "").printable)"
    case .noText(let file, let variable, let position):
      "\(InputFile.name(of: file)): state \(position): \(variable.shown) is neither text nor true nor false."
    }
  }

  private static func shortened(_ names: [String]) -> String {
    if names.isEmpty { return "nothing." }
    let limit = 12
    return names.prefix(limit).joined(separator: ", ") + (names.count > limit ? ", …" : ".")
  }
}

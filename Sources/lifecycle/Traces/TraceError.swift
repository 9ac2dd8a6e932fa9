import Foundation
import Reporting

/// Why what was written is no trace of a model.
enum TraceError: CommandError, Hashable {
  case notText(String)
  case malformedJSON(String)
  case empty(String)
  case noTrace(String)
  case noMatchingTrace(String, WrittenTrace.Wanted)
  case severalTraces(String, ids: [String])
  case unknownAction(String, position: Int, model: String, known: [String])
  case unknownInitialState(String, model: String)
  case notEnabled(String, position: Int, state: String, enabled: [String])

  var status: ExitStatus { .malformedInput }
}

extension TraceError: LocalizedError {
  /// The error in words: the place, what was found there, and what would have been possible.
  var errorDescription: String? {
    switch self {
    case .notText(let file): "\(InputFile.name(of: file)) is not UTF-8 text."
    case .malformedJSON(let file):
      "\(InputFile.name(of: file)) begins as JSON and is not well formed."
    case .empty(let file): "\(InputFile.name(of: file)) names no action; write one name a line."
    case .noTrace(let file):
      "\(InputFile.name(of: file)) holds no trace: a trace has the key “steps”, a list of actions."
    case .noMatchingTrace(let file, let wanted):
      "\(InputFile.name(of: file)) holds no trace of \(wanted.model), profile \(wanted.profile)"
        + (wanted.property.map { ", that breaks \($0.shown)." } ?? ".")
    case .severalTraces(let file, let ids):
      "\(InputFile.name(of: file)) holds \(ids.count) traces; choose one with --property, for example "
        + "\(ids.prefix(3).joined(separator: ", "))."
    case .unknownAction(let name, let position, let model, let known):
      "action \(position): \(model) has no rule \(name.shown)."
        + (NearestWord.nearest(to: name, among: known).map { " Did you mean “\($0)”?" } ?? "")
    case .unknownInitialState(let state, let model):
      "the trace begins in \(state.shown), which is no initial state of \(model)."
    case .notEnabled(let name, let position, let state, let enabled):
      "action \(position): \(name.shown) cannot happen in \(state.shown). Possible there: "
        + Self.shortened(enabled)
    }
  }

  private static func shortened(_ names: [String]) -> String {
    if names.isEmpty { return "nothing." }
    let limit = 12
    return names.prefix(limit).joined(separator: ", ") + (names.count > limit ? ", …" : ".")
  }
}

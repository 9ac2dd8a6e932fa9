import CommandLineTools
import Foundation
import Reporting

/// Why an input is not a trace of a model.
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
        + "\(ids.prefix(3).joined(separator: ", "))."
    case .unknownAction(let name, let position, let model, let known):
      "action \(position): \(model) has no rule \(name.shown)."
        + NearestWord.question(NearestWord.nearest(to: name, among: known))
    case .unknownInitialState(let state, let model):
      "the trace begins in \(state.shown), which is not an initial state of \(model)."
    case .notEnabled(let name, let position, let state, let enabled):
      "action \(position): \(name.shown) is not enabled in \(state.shown). Enabled there: "
        + Self.shortened(enabled)
    }
  }

  private static func shortened(_ names: [String]) -> String {
    if names.isEmpty { return "nothing." }
    let limit = 12
    return names.prefix(limit).joined(separator: ", ") + (names.count > limit ? ", …" : ".")
  }
}

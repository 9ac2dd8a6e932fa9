import CommandLineTools
import LifecycleLogs
import LifecycleModels
import LifecycleReporting
import Reporting

extension DeathAccount {
  /// What ended the process, in one sentence with its sources.
  var causeWords: String {
    guard let cause else {
      if let system = report?.system, !system.isIOS {
        return "This is a report of \(system.text), which no model is about."
      }
      return "No source says what this end means."
    }
    let sentence = end.process.noun.map { noun in
      cause.sentence.replacing("the app", with: "the " + noun)
        .replacing("The app", with: "The " + noun).replacing("one app may", with: "it may")
    }
    return "\(sentence ?? cause.sentence) (\(cause.citations.labels))."
  }

  /// The cause, if what it says of users and callbacks is about this process: that of an app.
  private var causeOfApp: DeathCause? { end.process == .app ? cause : nil }

  /// What the app lost.
  var lost: String? { causeOfApp.map { "Lost: \($0.loss)." } }

  /// What the user notices.
  var noticed: String? {
    causeOfApp.map { "Noticed: \($0.noticed(in: end.state))." }
  }

  /// How to see the end on a device.
  var test: String? { causeOfApp.map { "To see it on a device: \($0.test)" } }

  /// The app, its process, when it ended and where it was.
  var subject: String {
    [
      end.app.words, end.process.words, end.pid.map { "process \($0)" }, end.time?.textWithDate,
      end.state?.words,
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The file and the kind of the report.
  var source: String {
    guard let report else { return "line \(line ?? 0), of the system" }
    return report.kind.words + (report.system.map { " of \($0.text.printable)" } ?? "")
  }

  /// What the report says of the memory; nil if it says nothing.
  var memoryWords: String? {
    guard let memory = end.memory else { return nil }
    let held = "It held \(memory.megabytes)"
    guard let limit = end.memoryLimit, limit > 0 else { return held + "." }
    return held
      + ", \(Int(Double(memory) / Double(limit) * 100)) % of its limit of \(limit.megabytes)."
  }

  /// What the app was sent in the process, and where that is known from.
  var heard: String? {
    if let placement, calls.isEmpty {
      let names = placement.history.recent.suffix(8).map(\.item.name)
      return "In \(placement.file.printable) before: \(names.joined(separator: ", "))."
    }
    guard !calls.isEmpty else { return nothingHeard }
    if let placement {
      let process = placement.history.process.map { ", process \($0)" } ?? ""
      return "Sent before, by \(placement.file.printable)\(process): \(calls.suffix(8).names)."
    }
    guard let life else { return nothingHeard }
    return "Sent before, in the shortest life that ends so (\(life.modelWords)): "
      + "\(calls.names)."
  }

  /// What is said of an app without a life and a log; nil if its end has no cause.
  private var nothingHeard: String? {
    causeOfApp.map { cause in
      cause.stages == [.launching] && cause.occurrences.isEmpty
        ? "Nothing was sent before."
        : "No modelled life ends this way, so what was sent before is unknown."
    }
  }

  /// What it was not sent.
  var missed: String? {
    if neverSent.isEmpty { return nil }
    return (placement == nil ? "Not sent in this life" : "Not sent")
      + " before the end: \(neverSent.names)."
  }

  /// What was running when it ended.
  var runningWords: String? {
    running.isEmpty ? nil : "Running when it ended: \(running.names)."
  }

  /// The lines to paste that find the cause, each with what it is.
  var remedies: [(title: String, line: String)] {
    let remedies = (cause?.remedies ?? []).filter { remedy in
      if case .advice = remedy { true } else { end.process == .app }
    }
    return remedies.map { remedy in
      switch remedy {
      case .obligation(_, let line): ("An obligation of your check", line)
      case .auditRule(let rule): ("Rule \(rule) of the audit", "lifecycle audit .")
      case .advice(let words): ("Do", words)
      }
    }
  }
}

extension ProcessEnd.Process {
  /// What to call it in place of “app”; nil for an app.
  fileprivate var noun: String? {
    switch self {
    case .app: nil
    case .appExtension: "extension"
    case .daemon: "daemon"
    case .unknown: "process"
    }
  }

  /// What it is; nil for an app, and where that is not known.
  fileprivate var words: String? {
    switch self {
    case .app, .unknown: nil
    case .appExtension(let app): "an extension" + (app.map { " of \($0)" } ?? "")
    case .daemon: "a daemon of the system"
    }
  }
}

extension DeathLife {
  /// The model, its profile and its systems.
  var modelWords: String { "\(model.rawValue) model, \(systems.words)" }

  /// What names the life to “replay” and “explore”.
  var options: String {
    var options = model.rawValue
    if profile != .observed { options += " --profile \(profile.rawValue)" }
    if sceneCount > 0 { options += " --scenes \(sceneCount)" }
    if let first = systems.versions.first, let last = systems.versions.last, !isOfAllSystems {
      options += first == last ? " --ios \(first)" : " --ios \(first)...\(last)"
    }
    return options + " --actions \(trace.actions.joined(separator: ","))"
  }

  private var isOfAllSystems: Bool {
    systems == (model == .app ? .all : SceneModel.systemsWithScenes)
  }
}

extension ReportedApp {
  /// The app with its version and its bundle identifier.
  var words: String {
    let name = [name, version].compactMap(\.self).joined(separator: " ")
    let all = [name, bundle].compactMap(\.self).filter { !$0.isEmpty }
    return all.isEmpty ? "an app without a name" : all.joined(separator: ", ").printable
  }
}

extension [Callback] {
  /// Their canonical names.
  var names: String { map(\.name).joined(separator: ", ") }
}

extension [Citation] {
  /// Their labels.
  var labels: String { map(\.label).joined(separator: ", ") }
}

extension UInt64 {
  /// The bytes in megabytes of 1,048,576.
  var megabytes: String { "\(Int(self >> 20).grouped) MB" }
}

extension UnexplainedEnd {
  /// What is known of the end, in a sentence.
  var words: String {
    let process = history.process.map { " of process \($0)" } ?? ""
    let place = history.last.line.map { ", line \($0)" } ?? ""
    let start = "No report tells of the end\(process), after \(history.last.item.name)\(place)."
    if history.last.tellsOfSIGKILL {
      return start
        + " A crash is never signal 9: Xcode or a tool, the user, the system or a lack of memory ended it "
        + "(F82, F88, F89, F93)."
    }
    if history.state == .background {
      return start
        + " A purge, a kill by the user and a low-memory kill leave no crash report (F79, F82, F89)."
    }
    return start
      + " A crash and the watchdog leave a crash report; a low-memory kill and a kill by the user "
      + "leave none (F82, F89, F93, F100)."
  }
}

extension ExitSummary.Count {
  /// What it means.
  var meaning: String {
    if causes.isEmpty { return "unknown to this version" }
    return causes.map { "\($0.sentence) (\($0.citations.labels))" }.joined(separator: "; or: ")
  }

  /// Where the app was.
  var place: String { isForeground ? "in the foreground" : "in the background" }

  /// What the delegate hears of it.
  var heard: String {
    if causes.isEmpty { return "what no source tells" }
    let isAnnounced = causes.flatMap(\.occurrences).contains { occurrence in
      switch occurrence {
      case .systemTermination, .announcedExit, .userKill(.announced): true
      default: false
      }
    }
    return isAnnounced ? "nothing, or the callbacks up to app.willTerminate" : "nothing"
  }

  /// How the model reaches it.
  var way: String? { life.map { $0.events.joined(separator: ", ") } }
}

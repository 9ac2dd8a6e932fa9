import CommandLineTools
import Reporting

extension FindingOutput {
  /// Applies the settings and the baseline. A baseline that is written anew accepts everything.
  func select(_ report: FindingReport) throws -> FindingSelection {
    let settings = try files.readSettings()
    let baseline = try files.readBaseline(of: report.command)
    let selection = FindingSelection(report, settings: settings, baseline: baseline)
    guard baseline == nil, files.newBaseline != nil, report.isComplete else { return selection }
    return FindingSelection(report, settings: settings, baseline: selection.nextBaseline)
  }

  /// Writes the new baseline, if one is asked for and everything was read; returns what to say.
  func write(_ selection: FindingSelection, console: Console) throws -> [String] {
    guard let path = files.newBaseline else { return [] }
    guard selection.report.isComplete else {
      console.complain("no baseline is written, because not everything was read.")
      return []
    }
    let baseline = selection.nextBaseline
    try OutputFile(path).write(baseline.json(for: selection.report.command))
    let count = baseline.entries.map(\.count).reduce(0, +)
    return ["\(path.printable) accepts \(count.counted("finding")) now."]
  }
}

/// What to say of the findings that are not reported.
struct FindingRemarks {
  private let selection: FindingSelection
  private let files: FindingFiles
  private static let maxShown = 10

  init(_ selection: FindingSelection, files: FindingFiles) {
    self.selection = selection
    self.files = files
  }

  /// One line for each remark.
  var lines: [String] { [switchedOff, accepted].compactMap(\.self) + unused }

  private var switchedOff: String? {
    guard selection.switchedOff > 0, let path = files.settings else { return nil }
    return "\(Self.words(selection.switchedOff)) switched off by \(path.printable)."
  }

  private var accepted: String? {
    guard selection.accepted > 0, let path = files.baseline else { return nil }
    return "\(Self.words(selection.accepted)) accepted by \(path.printable)."
  }

  /// What the baseline accepts in vain, so that it can shrink.
  private var unused: [String] {
    guard !selection.unused.isEmpty, let path = files.baseline else { return [] }
    let count = selection.unused.map(\.count).reduce(0, +)
    let words = count == 1 ? "1 finding that is" : "\(count.grouped) findings that are"
    let occurs = count == 1 ? "occurs" : "occur"
    let more = selection.unused.count - Self.maxShown
    return ["\(words) accepted by \(path.printable) no longer \(occurs):"]
      + selection.unused.prefix(Self.maxShown).map(Self.line)
      + (more > 0 ? ["  … and \(more.grouped) more"] : [])
  }

  private static func line(_ entry: FindingBaseline.Entry) -> String {
    let identity = entry.identity
    let times = entry.count == 1 ? "" : " (\(entry.count.grouped) times)"
    return "  \((identity.file ?? identity.subject).printable): \(identity.rule.printable): "
      + identity.message.excerpt + times
  }

  private static func words(_ count: Int) -> String {
    count == 1 ? "1 finding is" : "\(count.grouped) findings are"
  }
}

import LifecycleLogs
import LifecycleModels
import Reporting

/// The page that lists the source and the judgement of each recorded log.
struct CorpusPage {
  let judgements: [(file: RecordedCorpus.File, judgement: Judgement)]

  /// The files that are judged, by the observed profile of their life cycles.
  init() { judgements = CorpusJudges.judged(RecordedCorpus.files) }

  /// The lines of the tables.
  var lines: [String] {
    let table = Markdown.table([], judgements.map(row))
    return table.split(separator: "\n").dropFirst(2).map(String.init)
  }

  var text: String {
    """
    # Recorded logs

    \(judgements.count) sequences of callbacks that somebody logged, described or claimed, one per \
    file, each with its source. They are the yardstick of the models: the `observed` profile must \
    explain whatever a device was seen to do. The folder is our verdict:

    - [accepted](accepted): some life cycle of the `observed` profile explains every entry. If it \
    must be an unusual one, the table says so.
    - [refused](refused): no life cycle does; the table gives the first entry that none explains.
    - [formats](formats): made, not recorded. They hold one life in each format that real logs have \
    (NSLog, the console of Xcode, `log show`, the syslog of a device) or that programs write. All \
    are read in the same way and accepted.
    - [devices](devices): made after real ones. They hold what a whole device or a console prints: \
    lines of the system, the frames of a stack.
    - [everyday](everyday): made after public reports of people whose logs were judged wrongly: of \
    observers, frameworks and tools.
    - [reports](reports): made after public reports of devices and crash reporters, with other names \
    and numbers. They are no logs, but say why a process ended.

    The **kind** is what the source gives: `log` (printed or tested), `described` (described in \
    order after trying it), `prefix` or `suffix` (one end of it), `count`, `absence` (what did not \
    come), `claim` (said, not seen). The **verdict** is its collector's: `observed`, `odd` (real, but \
    surprising), `handwaved` (no log, or a discussion) or `wrong` (documents or logs contradict it). \
    A wrong claim may still be a legal log, because “always” and “never” are not sequences. What \
    refutes those is in [Reports/claims.md](../../../Reports/claims.md).

    The tables are made from the files and the judgements:
    `UPDATE_REPORTS=1 swift test --filter Corpus` writes them, and a test compares them. \
    [said.txt](said.txt) is the output of `lifecycle validate --coverage` for these logs: why the refused \
    ones are refused, which rules of the models they exercise, and which no log exercises yet.
    \(RecordedCorpus.folders.map(section).joined())
    """
  }

  private func section(_ folder: String) -> String {
    let rows = judgements.filter { $0.file.folder == folder }.map(row)
    return "\n## \(folder.capitalized): \(rows.count)\n\n"
      + Markdown.table(
        ["file", "what happens", "kind", "verdict", "what we say", "platform", "source"], rows)
  }

  private func row(_ entry: (file: RecordedCorpus.File, judgement: Judgement)) -> [String] {
    let (file, header) = (entry.file, entry.file.header)
    return [
      "[\(file.id)](\(file.folder)/\(file.id).json)", Markdown.escaped(header.scenario),
      header.kind, verdict(file), words(entry.judgement), header.platform ?? "",
      Markdown.escaped(header.source),
    ]
  }

  /// The collector's verdict, which leads from a wrong claim to what refutes it.
  private func verdict(_ file: RecordedCorpus.File) -> String {
    file.header.claim.map { "[\(file.verdict)](../../../Reports/claims.md#\($0))" } ?? file.verdict
  }

  private func words(_ judgement: Judgement) -> String {
    guard judgement.verdict == .accepted else {
      let place = judgement.position.map { "entry \($0)" } ?? "an entry"
      return "refused at \(place), `\(judgement.callback ?? "")`"
    }
    guard !judgement.requirements.isEmpty else { return "accepted" }
    return "accepted, if " + Markdown.escaped(judgement.requirements.joined(separator: " and "))
  }
}

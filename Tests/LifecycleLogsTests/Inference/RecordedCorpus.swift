import Foundation
import LifecycleModels
import Thoroughness

@testable import LifecycleLogs

/// The recorded and claimed sequences of the tests.
struct RecordedCorpus {
  struct File: CustomStringConvertible, Sendable {
    /// The folder, which says how the log is judged.
    let folder: String
    let bytes: [UInt8]
    let header: Header
    let log: RecordedLog

    var id: String { header.id }
    /// What the collector of the logs made of the source.
    var verdict: String { header.verdict }
    var description: String { id }
  }

  /// What a file says about its log.
  struct Header: Decodable, Sendable {
    let id: String
    let source: String
    let platform: String?
    let scenario: String
    let kind: String
    let verdict: String
    /// The name of the claim on the page of claims that a wrong log shows.
    let claim: String?
    let canonical: [String]
  }

  static let folders = ["accepted", "refused"]

  /// Every file, folder by folder in alphabetical order.
  static let files: [File] = folders.flatMap { folder in
    contents(of: folder).compactMap { file(at: $0, in: folder) }
  }

  /// The files that are judged: all in a thorough run, otherwise the first of each kind and every
  /// eighth.
  static let judged: [File] = {
    guard !Thoroughness.isFull else { return files }
    var kinds: Set<[String]> = []
    var judged: [File] = []
    for (number, file) in files.enumerated() {
      let kind = [
        file.folder, file.verdict, file.header.kind, String(describing: file.log.lifeCycle),
      ]
      let isFirst = kinds.insert(kind).inserted
      if isFirst || number % 8 == 0 { judged.append(file) }
    }
    return judged
  }()

  /// The files of a folder, in alphabetical order.
  static func contents(of folder: String) -> [URL] {
    let place = Bundle.module.bundleURL.appending(path: "Recorded/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { place.appending(path: $0) }
  }

  /// The files about apps without scenes that their collector gave some verdict.
  static func appFiles(_ verdict: String) -> [File] {
    files.filter { $0.log.lifeCycle == .app && $0.verdict == verdict }
  }

  private static func file(at url: URL, in folder: String) -> File? {
    guard let data = try? Data(contentsOf: url),
      let header = try? JSONDecoder().decode(Header.self, from: data),
      let log = try? LogReader.read(Array(data), name: url.lastPathComponent).first
    else { return nil }
    return File(folder: folder, bytes: Array(data), header: header, log: log)
  }
}

/// The models that judge recorded logs, each explored once for all tests of this process.
enum CorpusJudges {
  static let app = checker(
    AppModel(profile: .observed), JudgeKey(model: .app, profile: .observed))
  static let scene = checker(
    SceneModel(profile: .observed), JudgeKey(model: .scene, profile: .observed))

  /// Many tests need an app, but none of its new systems. An old one has far fewer states.
  static let oldApp = checker(
    AppModel(profile: .observed, systems: .only(12)),
    JudgeKey(model: .app, profile: .observed, systems: .only(12)))
  static let documentedApp = checker(
    AppModel(profile: .documented, systems: .only(12)),
    JudgeKey(model: .app, profile: .documented, systems: .only(12)))

  /// The checker that examiners use as well.
  private static func checker<M: LogModel>(_ model: M, _ key: JudgeKey) -> LogChecker<M> {
    JudgeCache.judge(for: key) as? LogChecker<M> ?? LogChecker(model: model)
  }

  /// The judgements of recorded logs by the observed profile of their own life cycle.
  static let judgements: [String: Judgement] = Dictionary(
    uniqueKeysWithValues: RecordedCorpus.judged.map { ($0.id, judge($0.log)) })

  /// Those of some files that are judged, each with its judgement.
  static func judged(
    _ files: [RecordedCorpus.File]
  ) -> [(file: RecordedCorpus.File, judgement: Judgement)] {
    files.compactMap { file in judgements[file.id].map { (file: file, judgement: $0) } }
  }

  /// What the observed profile of a log's own life cycle says about it.
  static func judge(_ log: RecordedLog) -> Judgement {
    log.lifeCycle?.model == .scene ? scene.judge(log) : app.judge(log)
  }
}

/// A log of lines such as `didBecomeActive`, `sceneDidBecomeActive #A` or `didBecomeActive @71`: a
/// name, optionally followed by a scene and a process.
func log(
  _ lines: [String], lifeCycle: LifeCycle? = nil, alphabet: Set<Callback>? = nil
) -> RecordedLog {
  let entries = lines.enumerated().compactMap { index, line -> LogEntry? in
    let words = line.components(separatedBy: " ")
    let mark = { (mark: String) in
      words.dropFirst().first { $0.hasPrefix(mark) }.map { String($0.dropFirst()) }
    }
    let name = words.filter { !$0.hasPrefix("#") && !$0.hasPrefix("@") }.joined(separator: " ")
    return LogEntry.Item(spelling: name).map {
      LogEntry(position: index + 1, text: line, item: $0, process: mark("@"), scene: mark("#"))
    }
  }
  return RecordedLog(name: "test", lifeCycle: lifeCycle, alphabet: alphabet, entries: entries)
}

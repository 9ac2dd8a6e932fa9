import Foundation
import LifecycleConformance

/// The recorded and claimed sequences beside the tests.
struct RecordedCorpus {
  struct File: CustomStringConvertible, Sendable {
    let id: String
    let verdict: String
    let log: RecordedLog

    var description: String { id }
  }

  /// Every file, in alphabetical order.
  static let files: [File] = {
    guard let folder = Bundle.module.url(forResource: "Recorded", withExtension: nil),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      file(at: folder.appendingPathComponent(name))
    }
  }()

  /// The files about apps without scenes that their collector gave some verdict.
  static func appFiles(_ verdict: String) -> [File] {
    files.filter { $0.log.lifeCycle == .app && $0.verdict == verdict }
  }

  private static func file(at url: URL) -> File? {
    guard let data = try? Data(contentsOf: url),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let verdict = object["verdict"] as? String,
      let log = try? LogReader.read(Array(data), name: url.lastPathComponent).first
    else { return nil }
    return File(id: log.name, verdict: verdict, log: log)
  }
}

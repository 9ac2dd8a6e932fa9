import CommandLineTools
import Foundation
import Reporting

/// The files of a study: what was measured, and the plots that are drawn from it.
struct ScalingReport {
  /// The folder for the files.
  let folder: String

  /// The name of the file with the figures.
  static let recordName = "scaling.json"

  /// Writes a record and its plots.
  ///
  /// - Throws: An error if a file cannot be written.
  func write(_ record: ScalingRecord) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in Self.files(of: record) {
      try OutputFile("\(folder)/\(name)").write(text)
    }
  }

  /// The names of the files, and their text.
  static func files(of record: ScalingRecord) -> [(name: String, text: String)] {
    [(recordName, record.json.text)]
      + record.plots.map { (name: $0.name + ".svg", text: $0.plot.svg) }
  }
}

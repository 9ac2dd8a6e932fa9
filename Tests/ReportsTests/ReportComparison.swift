import CommandLineTools
import Foundation

@testable import LifecycleCommands

/// Committed pages compared with those that are generated now.
struct ReportComparison {
  let folder: String

  /// What differs: pages that are missing, other than generated, or left over, and pictures that
  /// are missing or no XML. Pages about mutants, the migration and versions, which take a release
  /// build, are compared only if they were generated.
  func differences(from reports: ReportSet) -> [String] {
    let pages = reports.paths.compactMap { path -> String? in
      guard let text = text(path) else { return "\(path): missing" }
      return text == reports.pages[path]
        ? nil : "\(path): \(Self.firstDifference(text, reports.pages[path] ?? ""))"
    }
    let pictures = reports.pictures.compactMap { picture -> String? in
      guard let text = text(picture.svg) else { return "\(picture.svg): missing" }
      return Self.isXML(text) ? nil : "\(picture.svg): not well-formed"
    }
    return pages + pictures + leftOver(reports).map { "\($0): left over" }
  }

  /// Makes the committed reports those that are generated now.
  func update(to reports: ReportSet) throws {
    for path in leftOver(reports) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    try ReportFolder(folder).write(reports, console: Console(program: "reports", isQuiet: true))
  }

  private func leftOver(_ reports: ReportSet) -> [String] {
    let known = Set(reports.paths + reports.pictures.map(\.svg))
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.sorted().filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue && !known.contains(path) && !path.hasSuffix("/mutants.md")
        && path != "migration.md" && path != "versions.md"
        // A picture of a browser's window, which .ci/explorer takes.
        && path != "explorer.png"
        // What searches cost, which the benchmarks measure.
        && !path.hasPrefix("performance/")
        && !path.hasPrefix(".")
    }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  private static func firstDifference(_ committed: String, _ generated: String) -> String {
    let (old, new) = (committed.split(separator: "\n"), generated.split(separator: "\n"))
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let lines = [old, new].map { index < $0.count ? String($0[index]) : "nothing" }
    return "committed “\(lines[0])”, generated “\(lines[1])”"
  }

  /// Whether every tag of a picture is closed where it should be. (The XML parser of the Linux
  /// Foundation accepts a document whose tags are not, or crashes on it.)
  private static func isXML(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty && text.contains("<svg") && text.hasSuffix("</svg>\n")
  }
}

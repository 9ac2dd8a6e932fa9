import CommandLineTools
import Foundation
import SystemFiles

/// Moves pages from one folder to another: all, or none.
struct PageExchange {
  private let source: String
  private let target: String
  private var moved: [String] = []
  /// The pages that were there before, which lie in the source meanwhile.
  private var old: [String] = []

  init(from source: String, to target: String) {
    self.source = source
    self.target = target
  }

  /// Moves pages, given by their paths in the two folders.
  ///
  /// - Throws: The error of the system that prevents it; everything is as it was then.
  mutating func run(_ pages: [String]) throws(SystemError) {
    do throws(SystemError) {
      for page in pages { try place(page) }
    } catch {
      undo()
      throw error
    }
  }

  private mutating func place(_ page: String) throws(SystemError) {
    let kept = keptPath(of: page)
    try ReportFolder.makeFolder(for: kept)
    try ReportFolder.makeFolder(for: "\(target)/\(page)")
    // Only files are replaced: a folder may hold what its owner wants to keep.
    if FileSystem.kind(of: "\(target)/\(page)") == S_IFDIR { throw SystemError(code: EISDIR) }
    if rename("\(target)/\(page)", kept) == 0 {
      old.append(page)
    } else if errno != ENOENT {
      throw .last
    }
    if rename("\(source)/\(page)", "\(target)/\(page)") != 0 { throw .last }
    moved.append(page)
  }

  private func undo() {
    for page in moved { _ = rename("\(target)/\(page)", "\(source)/\(page)") }
    for page in old { _ = rename(keptPath(of: page), "\(target)/\(page)") }
  }

  private func keptPath(of page: String) -> String { "\(source)/.before/\(page)" }
}

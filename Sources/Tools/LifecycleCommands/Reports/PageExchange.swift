import CommandLineTools
import Foundation
import SystemFiles

/// Moves pages from one folder to another: all, or none.
struct PageExchange {
  private let source: String
  private let target: String
  /// The pages that are in their place.
  private var placed: [String] = []
  /// The pages that were there before, and lie in the source meanwhile.
  private var kept: [String] = []
  /// The folders that were made, the outer ones first.
  private var made: [String] = []
  /// The pages that were there before and cannot be put back; they lie at ``keptPath(of:)``.
  private(set) var lost: [String] = []

  init(from source: String, to target: String) {
    self.source = source
    self.target = target
  }

  /// Moves pages, given by their paths in the two folders.
  ///
  /// - Throws: The error of the system that prevents it. As far as the system permits, everything is as it
  ///   was then; ``lost`` has the old pages that are not in their place.
  mutating func run(_ pages: [String]) throws(SystemError) {
    do throws(SystemError) {
      for page in pages { try place(page) }
    } catch {
      undo()
      throw error
    }
  }

  private mutating func place(_ page: String) throws(SystemError) {
    let (new, old, copy) = ("\(source)/\(page)", "\(target)/\(page)", keptPath(of: page))
    try ReportFolder.makeFolder(for: copy)
    try ReportFolder.makeFolder(for: old, noting: &made)
    // Only files are replaced: a folder may hold what its owner wants to keep.
    if FileSystem.kind(of: old) == S_IFDIR { throw SystemError(code: EISDIR) }
    // With a second link, the page is in its place at each moment. Some file systems have none.
    var isKept = linkat(AT_FDCWD, old, AT_FDCWD, copy, 0) == 0
    if !isKept, errno == EEXIST { throw .last }
    if !isKept, errno != ENOENT { isKept = rename(old, copy) == 0 }
    if !isKept, errno != ENOENT { throw .last }
    if isKept { kept.append(page) }
    if rename(new, old) != 0 { throw .last }
    placed.append(page)
  }

  private mutating func undo() {
    for page in kept where rename(keptPath(of: page), "\(target)/\(page)") != 0 {
      lost.append(page)
    }
    for page in placed where !kept.contains(page) { unlink("\(target)/\(page)") }
    for folder in made.reversed() { rmdir(folder) }
  }

  /// Where a page lies that was there before.
  func keptPath(of page: String) -> String { "\(source)/.before/\(page)" }
}

import CommandLineTools
import Foundation
import SystemFiles

/// The folder that reports are written to: all pages or none.
package struct ReportFolder: Hashable, Sendable {
  private let path: String

  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Finds out before the search whether the folder can be written.
  package func check() throws(FileError) {
    if FileSystem.kind(of: path) == nil {
      try FileSystem.checkParent(of: path)
    } else {
      guard FileSystem.kind(of: path) == S_IFDIR else {
        throw .parentIsNoFolder(path + "/README.md", parent: path)
      }
      if access(path, W_OK) != 0 { throw .unwritable(path, .last) }
    }
  }

  /// Writes the pages and draws the pictures.
  ///
  /// - Throws: ``FileError``, or `Interrupted` if the user has stopped the program; the folder is then as
  ///   it was.
  package func write(_ reports: ReportSet, console: Console) throws {
    try check()
    let count = try write(reports.pages.mapValues { Array($0.utf8) }) { folder in
      let pictures = draw(reports.pictures, in: folder, console)
      if !Interruption.isRequested { return pictures }
      console.complain("no report is written; \(path.shown) is as it was.")
      throw Interrupted()
    }
    console.remark("Wrote \(count.counted("file")) to \(path.shown).")
  }

  /// Writes files in a temporary folder, then moves them here: all, or none.
  ///
  /// - Parameters:
  ///   - pages: The files by their paths in the folder.
  ///   - addMore: Adds others to the folder with the path that it is given, and returns their paths.
  /// - Returns: The number of files.
  /// - Throws: ``FileError``, or what `addMore` throws; the folder is then as it was, unless the error says
  ///   what cannot be put back, and where it is.
  @discardableResult
  func write(
    _ pages: [String: [UInt8]], adding addMore: (String) throws -> [String] = { _ in [] }
  ) throws -> Int {
    do {
      // Beside a folder that does not exist yet, which then appears with all its pages.
      let exists = FileSystem.kind(of: path) != nil
      let temporary = try ScratchFolder(
        in: exists ? path : FileSystem.parent(of: path), named: ".lifecycle-")
      let paths = pages.keys.sorted()
      for page in paths {
        try Self.makeFolder(for: "\(temporary.path)/\(page)")
        try OutputFile.write(
          pages[page] ?? [], to: "\(temporary.path)/\(page)", flags: O_WRONLY | O_CREAT | O_EXCL)
      }
      let all = try paths + addMore(temporary.path)
      if Interruption.isRequested { throw Interrupted() }
      var exchange = PageExchange(from: temporary.path, to: path)
      do throws(SystemError) {
        try Interruption.uncut { () throws(SystemError) in
          // No signal may remove what cannot be put back.
          defer { if !exchange.lost.isEmpty { temporary.keep() } }
          try exchange.run(all)
        }
      } catch {
        guard let page = exchange.lost.first else { throw error }
        throw FileError.notPutBack(
          "\(path)/\(page)", error, isAt: exchange.keptPath(of: page))
      }
      return all.count
    } catch let error as SystemError {
      throw FileError.unwritable(path, error)
    }
  }

  /// Draws the pictures; returns the paths of those that could be drawn.
  private func draw(
    _ pictures: [ReportSet.Picture], in folder: String, _ console: Console
  ) -> [String] {
    guard let graphviz = Graphviz() else {
      console.complain(
        "no pictures are drawn: the program “dot” is not installed (Debian package graphviz).")
      return []
    }
    var drawn: [String] = []
    for picture in pictures where !Interruption.isRequested {
      do {
        if try graphviz.draw("\(folder)/\(picture.dot)", as: "\(folder)/\(picture.svg)") {
          drawn.append(picture.svg)
        } else if !Interruption.isRequested {
          console.complain("“dot” could not draw \(picture.dot.shown).")
        }
      } catch {
        console.complain("“dot” could not be started for \(picture.dot.shown): \(error.inWords)")
      }
    }
    return drawn
  }

  /// Makes the folder that a page lies in, and those above it.
  static func makeFolder(for page: String) throws(SystemError) {
    var made: [String] = []
    try makeFolder(for: page, noting: &made)
  }

  /// The same; notes which folders were not there, the outer ones first.
  static func makeFolder(for page: String, noting made: inout [String]) throws(SystemError) {
    let folder = FileSystem.parent(of: page)
    if FileSystem.kind(of: folder) == S_IFDIR { return }
    if folder.contains("/") { try makeFolder(for: folder, noting: &made) }
    if mkdir(folder, 0o777) == 0 {
      made.append(folder)
    } else if errno != EEXIST {
      throw .last
    }
  }
}

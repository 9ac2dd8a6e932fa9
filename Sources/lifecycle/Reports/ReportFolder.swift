import Foundation

/// The folder that reports are written to: all pages, or none.
struct ReportFolder: Hashable, Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Finds out before the search whether the folder can be written.
  func check() throws(FileError) {
    if FilePlace.kind(of: path) == nil {
      try FilePlace.checkParent(of: path)
    } else {
      guard FilePlace.kind(of: path) == S_IFDIR else {
        throw .parentIsNoFolder(path + "/README.md", parent: path)
      }
      if access(path, W_OK) != 0 { throw .unwritable(path, .last) }
    }
  }

  /// Writes the pages and draws the pictures beside their place, then moves them there.
  func write(_ reports: ReportSet, console: Console) throws(FileError) {
    try check()
    let temporary = "\(path)/.lifecycle-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do throws(SystemFailure) {
      for page in reports.paths {
        try Self.makeFolder(for: "\(temporary)/\(page)")
        try OutputFile.write(
          Array((reports.pages[page] ?? "").utf8), to: "\(temporary)/\(page)",
          flags: O_WRONLY | O_CREAT | O_EXCL)
      }
      let pictures = draw(reports.pictures, in: temporary, console)
      for page in reports.paths + pictures {
        try Self.makeFolder(for: "\(path)/\(page)")
        if rename("\(temporary)/\(page)", "\(path)/\(page)") != 0 { throw SystemFailure.last }
      }
      let count = reports.paths.count + pictures.count
      console.remark("Wrote \(count.counted("file")) to \(path.shown).")
    } catch {
      throw .unwritable(path, error)
    }
  }

  /// Draws what can be drawn; returns the paths of the pictures.
  private func draw(
    _ pictures: [(dot: String, svg: String)], in folder: String, _ console: Console
  ) -> [String] {
    guard let graphviz = Graphviz() else {
      console.complain(
        "no pictures are drawn: the program “dot” is not installed (Debian package graphviz).")
      return []
    }
    return pictures.compactMap { picture in
      if graphviz.draw("\(folder)/\(picture.dot)", as: "\(folder)/\(picture.svg)") {
        return picture.svg
      }
      console.complain("“dot” could not draw \(picture.dot.shown).")
      return nil
    }
  }

  /// Makes the folder that a page lies in, and those above it.
  private static func makeFolder(for page: String) throws(SystemFailure) {
    let folder = FilePlace.parent(of: page)
    if FilePlace.kind(of: folder) == S_IFDIR { return }
    if folder.contains("/") { try makeFolder(for: folder) }
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw .last }
  }
}

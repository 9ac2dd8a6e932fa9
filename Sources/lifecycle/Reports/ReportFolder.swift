import CommandLineTools
import Foundation
import SystemFiles

/// The folder that reports are written to: all pages or none.
struct ReportFolder: Hashable, Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Finds out before the search whether the folder can be written.
  func check() throws(FileError) {
    if FileSystem.kind(of: path) == nil {
      try FileSystem.checkParent(of: path)
    } else {
      guard FileSystem.kind(of: path) == S_IFDIR else {
        throw .parentIsNoFolder(path + "/README.md", parent: path)
      }
      if access(path, W_OK) != 0 { throw .unwritable(path, .last) }
    }
  }

  /// Writes the pages and draws the pictures in a temporary folder, then moves them here.
  func write(_ reports: ReportSet, console: Console) throws(FileError) {
    try check()
    let temporary = "\(path)/.lifecycle-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do throws(SystemError) {
      for page in reports.paths {
        try Self.makeFolder(for: "\(temporary)/\(page)")
        try OutputFile.write(
          Array((reports.pages[page] ?? "").utf8), to: "\(temporary)/\(page)",
          flags: O_WRONLY | O_CREAT | O_EXCL)
      }
      let pictures = draw(reports.pictures, in: temporary, console)
      for page in reports.paths + pictures {
        try Self.makeFolder(for: "\(path)/\(page)")
        if rename("\(temporary)/\(page)", "\(path)/\(page)") != 0 { throw SystemError.last }
      }
      let count = reports.paths.count + pictures.count
      console.remark("Wrote \(count.counted("file")) to \(path.shown).")
    } catch {
      throw .unwritable(path, error)
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
    return pictures.compactMap { picture in
      if graphviz.draw("\(folder)/\(picture.dot)", as: "\(folder)/\(picture.svg)") {
        return picture.svg
      }
      console.complain("“dot” could not draw \(picture.dot.shown).")
      return nil
    }
  }

  /// Makes the folder that a page lies in, and those above it.
  private static func makeFolder(for page: String) throws(SystemError) {
    let folder = FileSystem.parent(of: page)
    if FileSystem.kind(of: folder) == S_IFDIR { return }
    if folder.contains("/") { try makeFolder(for: folder) }
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw .last }
  }
}

/// The program `dot`, if it is installed.
struct Graphviz {
  private let executable: URL

  /// Finds the program in the folders of `PATH`.
  init?(path: String? = ProcessInfo.processInfo.environment["PATH"]) {
    guard let found = ExecutablePath.find("dot", in: path) else { return nil }
    executable = URL(fileURLWithPath: found)
  }

  /// Draws a picture. Gives up after a time, because the program does not finish some pictures.
  ///
  /// - Returns: Whether the picture was drawn.
  func draw(_ dot: String, as svg: String, timeout: Duration = .seconds(20)) -> Bool {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["-Tsvg", dot, "-o", svg]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let deadline = ContinuousClock.now + timeout
    while process.isRunning, ContinuousClock.now < deadline, !Interruption.isRequested {
      usleep(5_000)
    }
    // SIGTERM might be blocked by a parent.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}

import ProjectFormats

/// Reads xcconfig files with what they include.
struct SettingsFileReader {
  let files: any ProjectFiles
  /// The folder of the project.
  let base: ProjectPath

  /// The assignments of a file and of the files that it includes, in order.
  func level(_ path: ProjectPath) -> BuildSettings.Level {
    var reading = Reading(files: files, base: base)
    reading.read(path, isOptional: false)
    return BuildSettings.Level(assignments: reading.assignments, unread: reading.unread)
  }

  private struct Reading {
    let files: any ProjectFiles
    let base: ProjectPath
    var assignments: [BuildAssignment] = []
    /// The first file that could not be read.
    var unread: String?
    private var open: [ProjectPath] = []
    private var count = 0

    init(files: any ProjectFiles, base: ProjectPath) {
      self.files = files
      self.base = base
    }

    /// Reads a file. A file that includes itself is read once, and a pyramid or a chain of includes has a limit.
    mutating func read(_ path: ProjectPath, isOptional: Bool) {
      if open.contains(path) { return }
      count += 1
      let isTooMuch = count > 1000 || open.count > 100
      let content = isTooMuch ? .unreadable("too many files") : files.content(of: path)
      guard case .bytes(let bytes) = content, let file = try? BuildSettingsFile.read(bytes) else {
        if !isOptional || content != .missing { unread = unread ?? path.description }
        return
      }
      open.append(path)
      add(file)
      open.removeLast()
    }

    /// Where a file is that the last open one includes: beside that, beside one of those that include it, or in
    /// the folder of the project. The extension may be left out.
    private func place(of include: String) -> ProjectPath {
      let folders = (open.reversed().map(\.folder) + [base]).uniqued
      let names = include.hasSuffix(".xcconfig") ? [include] : [include, include + ".xcconfig"]
      let places = folders.flatMap { folder in names.map(folder.appending) }
      return places.first { if case .bytes = files.content(of: $0) { true } else { false } }
        ?? places[0]
    }

    /// Adds the assignments of a file, and those of each included one where it is included.
    private mutating func add(_ file: BuildSettingsFile) {
      var includes = file.includes[...]
      for assignment in file.assignments {
        while let include = includes.first, include.line < assignment.line {
          includes.removeFirst()
          read(place(of: include.path), isOptional: include.isOptional)
        }
        assignments.append(BuildAssignment(key: assignment.key, value: assignment.value))
      }
      for include in includes {
        read(place(of: include.path), isOptional: include.isOptional)
      }
    }
  }
}

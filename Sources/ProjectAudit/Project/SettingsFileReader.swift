import ProjectFormats

/// Reads xcconfig files with what they include.
struct SettingsFileReader {
  let files: any ProjectFiles

  /// The assignments of a file and of the files that it includes, in order.
  func level(_ path: ProjectPath) -> BuildSettings.Level {
    var reading = Reading(files: files)
    reading.read(path, isOptional: false)
    return BuildSettings.Level(assignments: reading.assignments, unread: reading.unread)
  }

  private struct Reading {
    let files: any ProjectFiles
    var assignments: [BuildAssignment] = []
    /// The first file that could not be read.
    var unread: String?
    private var open: [ProjectPath] = []
    private var count = 0

    init(files: any ProjectFiles) { self.files = files }

    /// Reads a file. A file that includes itself is read once, and a pyramid of includes has a limit.
    mutating func read(_ path: ProjectPath, isOptional: Bool) {
      if open.contains(path) { return }
      count += 1
      let content = count > 1000 ? .unreadable("too many files") : files.content(of: path)
      guard case .bytes(let bytes) = content, let file = try? BuildSettingsFile.read(bytes) else {
        if !isOptional || content != .missing { unread = unread ?? path.description }
        return
      }
      open.append(path)
      add(file, at: path)
      open.removeLast()
    }

    /// Adds the assignments of a file, and those of each included one where it is included.
    private mutating func add(_ file: BuildSettingsFile, at path: ProjectPath) {
      var includes = file.includes[...]
      for assignment in file.assignments {
        while let include = includes.first, include.line < assignment.line {
          includes.removeFirst()
          read(path.folder.appending(include.path), isOptional: include.isOptional)
        }
        assignments.append(BuildAssignment(key: assignment.key, value: assignment.value))
      }
      for include in includes {
        read(path.folder.appending(include.path), isOptional: include.isOptional)
      }
    }
  }
}

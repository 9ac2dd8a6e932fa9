/// The BUILD files of a repository, each of which is read once.
struct BazelWorkspace {
  private let files: any ProjectFiles
  /// The BUILD files by their folders.
  let places: [ProjectPath: ProjectPath]
  private var rules: [ProjectPath: [String: BazelRule]] = [:]
  /// The files of each package that was asked for.
  private var listings: [ProjectPath: [ProjectPath]] = [:]

  /// Creates a workspace of some BUILD files. In a folder with two, Bazel reads `BUILD.bazel`.
  init(files: any ProjectFiles, buildFiles: [ProjectPath]) {
    self.files = files
    places = Dictionary(
      buildFiles.sorted().map { ($0.folder, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// A rule with the file that has it; nil if there is none of this name.
  mutating func rule(_ label: BazelLabel) -> (BazelRule, ProjectPath)? {
    guard let path = places[label.package] else { return nil }
    let known = rules[path] ?? read(path)
    rules[path] = known
    return known[label.name].map { ($0, path) }
  }

  /// The files of a package, which are those below its folder that are in no other package.
  mutating func files(of package: ProjectPath) -> [ProjectPath] {
    if let known = listings[package] { return known }
    let found = FolderWalk(files: files).paths(below: package) { path in
      var inner = path.folder
      while inner != package, inner != .root {
        if places[inner] != nil { return false }
        inner = inner.folder
      }
      return true
    }
    listings[package] = found
    return found
  }

  private func read(_ path: ProjectPath) -> [String: BazelRule] {
    guard case .bytes(let bytes) = files.content(of: path) else { return [:] }
    let named = BazelRule.all(in: bytes).compactMap { rule in rule.name.map { ($0, rule) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }
}

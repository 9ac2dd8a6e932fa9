import ProjectFormats

/// The exact versions that package managers of Node have locked, in the folder of a list or around it.
struct NodeLocks {
  let files: any ProjectFiles
  /// The folder of the list.
  let folder: ProjectPath

  /// A file in which a package manager locks versions.
  fileprivate struct Kind: Sendable {
    let name: String
    let command: String
    /// The version of the package of a query; nil if the file does not say it.
    let version: @Sendable (Query) -> String?
  }

  /// What is asked of a lock file.
  fileprivate struct Query {
    let bytes: [UInt8]
    let name: String
    /// The version as the list has it.
    let range: String
    /// The folder of the list, from that of the lock file on; empty if that is the same.
    let workspace: String
  }

  private static let kinds = [
    Kind(name: "package-lock.json", command: "npm install") { $0.versionOfNpm },
    Kind(name: "yarn.lock", command: "yarn install") { $0.versionOfYarn },
    Kind(name: "pnpm-lock.yaml", command: "pnpm install") { $0.versionOfPnpm },
    Kind(name: "bun.lock", command: "bun install") { $0.versionOfBun },
  ]

  /// The version of a package that is locked for the list, which names a range; nil if none is.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the lock files.
  func version(of name: String, as range: String) -> String? {
    found.lazy.compactMap { kind, lock -> String? in
      guard case .bytes(let bytes) = files.content(of: lock) else { return nil }
      let workspace = lock.folder == folder ? "" : folder.path(from: lock.folder).description
      return kind.version(Query(bytes: bytes, name: name, range: range, workspace: workspace))
    }.first
  }

  /// The command that installs what the list names.
  var command: String { (found.first?.kind ?? Self.kinds[0]).command }

  /// The lock files, the nearest first.
  private var found: [(kind: Kind, lock: ProjectPath)] {
    folder.andFoldersAround.flatMap { folder in
      Self.kinds.map { ($0, folder.appending($0.name)) }
    }.filter { files.exists(at: $0.1) }
  }
}

extension NodeLocks.Query {
  /// `"node_modules/expo": { "version": "52.0.11",`
  fileprivate var versionOfNpm: String? {
    let places = workspace.isEmpty ? [""] : [workspace + "/", ""]
    guard workspace.isEmpty || bytes.holds(Array("\"\(workspace)\": {".utf8)) else { return nil }
    return places.lazy.compactMap { place in
      let parts = texts(after: "\"\(place)node_modules/\(name)\"")
      return parts.count > 3 && parts[1] == "version" ? parts[3] : nil
    }.first
  }

  /// `"expo": ["expo@52.0.11",`, or `"one/expo": ["expo@53.0.1",` for the workspace
  /// `"apps/one": { "name": "one",`.
  fileprivate var versionOfBun: String? {
    func version(at key: String) -> String? { texts(after: "\"\(key)\": [\"\(name)@").first }
    if workspace.isEmpty { return version(at: name) }
    let parts = texts(after: "\"\(workspace)\": {")
    if parts.isEmpty { return nil }
    let own = parts.count > 3 && parts[1] == "name" ? version(at: "\(parts[3])/\(name)") : nil
    return own ?? version(at: name)
  }

  /// What stands between quotation marks after the first occurrence of a text, and before the first of them.
  private func texts(after text: String) -> [String] {
    guard let start = bytes.firstRange(of: Array(text.utf8))?.upperBound else { return [] }
    return String(decoding: bytes[start...].prefix(200), as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
  }

  /// The version of `importers: {.: {dependencies: {expo: {version: 52.0.11(react@18.3.1)}}}}`, or of a file of
  /// before workspaces, which has these lists at its top.
  fileprivate var versionOfPnpm: String? {
    // What follows names the packages of packages.
    let end = bytes.firstRange(of: Array("\npackages:".utf8))?.lowerBound ?? bytes.endIndex
    guard let value = try? YAML.read(Array(bytes[..<end])) else { return nil }
    let importer = value["importers"]?[workspace.isEmpty ? "." : workspace]
    guard let own = importer ?? (workspace.isEmpty ? value : nil) else { return nil }
    let entry = ["dependencies", "devDependencies"].lazy.compactMap { own[$0]?[name] }.first
    return (entry?["version"]?.text ?? entry?.text).map { version in
      String(version.prefix { $0 != "(" && $0 != "_" })
    }
  }

  /// The version of an entry whose head names the package with the range of the list; or, beside the list, that
  /// of all its entries, if they agree, because the list may be overruled.
  ///
  /// ```
  /// expo@^52.0.0, expo@~52.0.11:
  ///   version "52.0.11"
  /// ```
  fileprivate var versionOfYarn: String? {
    let beginnings = ["\(name)@", "\"\(name)@"].map { Array($0.utf8) }
    var versions: Set<String> = []
    var isEntry = false
    var isMeant = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.first != UInt8(ascii: " ") {
        isEntry = beginnings.contains(where: line.starts)
        isMeant = isEntry && names(String(decoding: line, as: UTF8.self))
      } else if isEntry, line.dropFirst(2).starts(with: "version".utf8) {
        isEntry = false
        let version = String(decoding: line.dropFirst("  version".utf8.count), as: UTF8.self)
          .filter { !": \"\r".contains($0) }
        if isMeant { return version }
        versions.insert(version)
      }
    }
    return workspace.isEmpty && versions.count == 1 ? versions.first : nil
  }

  /// Whether the head of an entry names the package with the range of the list.
  private func names(_ head: String) -> Bool {
    head.filter { $0 != "\"" && $0 != "\r" }.dropLast().split(separator: ", ")
      .contains { $0 == "\(name)@\(range)" || $0 == "\(name)@npm:\(range)" }
  }
}

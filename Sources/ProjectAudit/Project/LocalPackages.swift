/// Finds Swift packages in the repository whose products a project uses without listing the packages.
///
/// Xcode takes such a package from the files of the project, where its folder may be one, or from the
/// workspace that the project is opened in.
struct LocalPackages {
  let files: any ProjectFiles

  /// The folders of the packages that have some of the products, by path.
  func folders(of products: [String], in project: ProjectPath, _ tree: [ProjectPath])
    -> [ProjectPath]
  {
    if products.isEmpty { return [] }
    let names = products.map { Array("\"\($0)\"".utf8) }
    return (tree + members(ofWorkspacesAround: project)).uniqued.sorted().filter { folder in
      guard case .bytes(let manifest) = files.content(of: folder.appending("Package.swift")) else {
        return false
      }
      return names.contains(where: manifest.holds)
    }
  }

  /// What the workspaces refer to that lie beside a project, or in a folder around it.
  private func members(ofWorkspacesAround project: ProjectPath) -> [ProjectPath] {
    var folder = project.folder
    var members = members(ofWorkspacesIn: folder)
    while folder != .root {
      folder = folder.folder
      members += self.members(ofWorkspacesIn: folder)
    }
    return members
  }

  private func members(ofWorkspacesIn folder: ProjectPath) -> [ProjectPath] {
    let workspaces = files.entries(of: folder).filter {
      $0.isFolder && $0.name.hasSuffix(".xcworkspace")
    }
    return workspaces.flatMap { workspace -> [ProjectPath] in
      let file = folder.appending(workspace.name).appending("contents.xcworkspacedata")
      guard case .bytes(let bytes) = files.content(of: file) else { return [] }
      return Self.locations(in: bytes).map(folder.appending)
    }
  }

  /// The paths of a workspace that begin at its folder.
  private static func locations(in bytes: [UInt8]) -> [String] {
    let quoted = String(decoding: bytes, as: UTF8.self).split(separator: "\"")
    return quoted.compactMap { text in
      ["group:", "container:"].first(where: text.hasPrefix).map { String(text.dropFirst($0.count)) }
    }
  }
}

extension XcodeProjectReader {
  /// The products of packages that the targets use, and of which the project does not say where they are.
  static func unlistedProducts(_ objects: ProjectObjects, of project: ProjectObject) -> [String] {
    objects.objects("targets", of: project)
      .flatMap { objects.objects("packageProductDependencies", of: $0) }
      .filter { $0.text("package") == nil }.compactMap { $0.text("productName") }.uniqued
  }
}

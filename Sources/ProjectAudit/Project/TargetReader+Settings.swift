import ProjectFormats

extension TargetReader {
  func settings(of target: ProjectObject) -> [BuildSettings] {
    let shared = configurations(of: project)
    return configurations(of: target).map { configuration in
      let name = configuration.text("name") ?? ""
      let inherited = shared.first { $0.text("name") == name }
      let objects = [configuration] + (inherited.map { [$0] } ?? [])
      return BuildSettings(
        configuration: name, levels: objects.flatMap(levels), target: target.text("name") ?? "",
        project: path.stem, folder: base)
    }
  }

  private func configurations(of object: ProjectObject) -> [ProjectObject] {
    objects.object("buildConfigurationList", of: object)
      .map { objects.objects("buildConfigurations", of: $0) } ?? []
  }

  /// The settings of a configuration, and below them those of its file.
  private func levels(of configuration: ProjectObject) -> [BuildSettings.Level] {
    let own = (configuration.value["buildSettings"]?.entries ?? []).compactMap { entry in
      let items = entry.value.items?.compactMap(\.text).joined(separator: " ")
      return BuildSettingsKey(entry.key).map {
        BuildAssignment(key: $0, value: entry.value.text ?? items ?? "")
      }
    }
    let level = BuildSettings.Level(assignments: own, unread: nil)
    guard let path = settingsFile(of: configuration) else { return [level] }
    return [level, SettingsFileReader(files: files, base: base).level(path)]
  }

  /// The xcconfig file of a configuration, named by itself or by its place in a synchronised folder.
  private func settingsFile(of configuration: ProjectObject) -> ProjectPath? {
    if let id = configuration.text("baseConfigurationReference") { return tree.paths[id] }
    guard let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let name = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return tree.paths[anchor]?.appending(name)
  }
}

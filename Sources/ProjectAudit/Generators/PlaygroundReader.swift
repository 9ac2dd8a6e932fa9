import ProjectFormats

/// Reads the package of an app that is made with Swift Playgrounds.
///
/// Xcode and Swift Playgrounds build such a package without a project, and write its Info.plist.
struct PlaygroundReader {
  let files: any ProjectFiles

  /// The apps of a package.
  ///
  /// - Throws: ``UnreadFile`` if its manifest cannot be read.
  func apps(_ path: ProjectPath) throws(UnreadFile) -> [GeneratedTargets.App] {
    let bytes = try SettingsFile(files: files).bytes(path)
    let sources = PackageSources(files: files, folders: [path.folder]).paths(of: [])
      .filter { $0 != path }
    return TargetCall.all(named: ["iOSApplication"], in: bytes).map {
      app($0, path, sources: sources)
    }
  }

  private func app(
    _ call: TargetCall, _ path: ProjectPath, sources: [ProjectPath]
  ) -> GeneratedTargets.App {
    let name = call.value(of: "name")?.text ?? path.folder.appName
    let settings = BuildSettings(
      levels: [], target: name, project: name, folder: path.folder)
    return GeneratedTargets.App(
      target: ProjectTarget(
        name: name, kind: .application, folder: path.folder, project: path.description,
        settings: [settings], sources: sources, headers: [], storyboards: [], dependencies: [],
        hasForeignCode: true, missing: []),
      plists: [plist(call, settings, sources, path)])
  }

  /// The plist that the package adds to what is written. For UIKit, it matters what else is written, which
  /// nothing says.
  private func plist(
    _ call: TargetCall, _ settings: BuildSettings, _ sources: [ProjectPath], _ path: ProjectPath
  ) -> InfoPlist {
    let added =
      call.value(of: "additionalInfoPlistContentFilePath")?.text.map {
        InfoPlistReader(files: files).plist(
          at: path.folder.appending($0), settings, project: path.description)
      } ?? plist(nil, settings, path)
    if added.unread != nil || added.manifest != nil || isSwiftUI(sources) { return added }
    let reason =
      "what Xcode writes in its Info.plist is known for SwiftUI only. Let "
      + "additionalInfoPlistContentFilePath name a plist with \(SceneManifest.key)."
    return plist(UnreadFile(file: path.description, reason: reason), settings, path)
  }

  private func plist(
    _ unread: UnreadFile?, _ settings: BuildSettings, _ path: ProjectPath
  ) -> InfoPlist {
    InfoPlist(
      file: nil, value: SettingsValue(.dictionary([]), line: nil), unread: unread,
      configurations: [], settings: settings, project: path.description)
  }

  private func isSwiftUI(_ sources: [ProjectPath]) -> Bool {
    var reader = SourceFiles(files: files)
    let entry = Codebase(files: reader.read(sources, .unknown).code).entryPoint
    if case .uiKit = entry { return false }
    return true
  }
}

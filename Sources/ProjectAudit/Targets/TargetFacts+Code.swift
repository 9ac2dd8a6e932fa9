extension TargetFacts {
  /// What code tells of which no project was read.
  init(of files: [CodeFile], isAllRead: Bool) {
    let code = Codebase(files: files)
    self.init(
      target: .unknown, plists: [], storyboards: [:], addresses: AppAddresses(url: nil, link: nil),
      own: code, code: code, isAllRead: isAllRead, isCodeAlone: true)
  }
}

extension ProjectTarget {
  /// The target of files that belong to no project.
  fileprivate static let unknown = ProjectTarget(
    name: "App", kind: .application, folder: .root, project: "", settings: [], sources: [],
    headers: [], storyboards: [], dependencies: [], hasForeignCode: true, missing: [])
}

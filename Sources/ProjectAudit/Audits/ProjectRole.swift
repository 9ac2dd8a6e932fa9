/// What a project is to the others below the same root, by the usual names of its folders.
enum ProjectRole: Comparable {
  /// The project of an app that people use.
  case app
  /// An example, or what others have written: judged if there is no app beside it.
  case example
  /// The app that a library runs its tests in: judged if there is nothing else.
  case testHost

  /// The role of a project, or of a file that describes one.
  init(_ path: ProjectPath) {
    self = path.isTestHost ? .testHost : path.isAside ? .example : .app
  }

  /// Why the apps of a project are passed over beside those of a lower role.
  var words: String {
    switch self {
    case .app, .example:
      "is an example, or belongs to what the app is built from, and is not judged."
    case .testHost: "is an app to run tests in, and is not judged."
    }
  }
}

extension ProjectPath {
  /// The folders that it lies in, in lower case.
  private var folders: [Substring] {
    description.lowercased().split(separator: "/").dropLast()
  }

  /// Whether it lies below the tests of something, or is called the host of them.
  fileprivate var isTestHost: Bool {
    stem.hasSuffix("Host") || folders.contains { $0 == "tests" || $0 == "test" }
  }

  /// Whether it lies in a folder for examples, or for what others have written, by the usual names.
  fileprivate var isAside: Bool {
    let names: Set<Substring> = [
      "vendor", "vendors", "thirdparty", "third party", "third-party", "third_party", "3rdparty",
      "libraries", "libs", "external", "externals", "submodules", "dependencies",
    ]
    let beginnings = ["example", "demo", "sample", "smoke-test"]
    let endings = [
      "example", "examples", "demo", "demos", "sample", "samples", "-master", "-main", "sampleapp",
    ]
    return folders.contains { folder in
      names.contains(folder) || beginnings.contains(where: folder.hasPrefix)
        || endings.contains(where: folder.hasSuffix)
    }
  }
}

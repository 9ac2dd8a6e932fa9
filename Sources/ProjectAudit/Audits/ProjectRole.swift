/// What a project is to the others below the same root, by the usual names of its folders. Those of the first
/// role that some app has are judged.
enum ProjectRole: Comparable {
  /// The project of an app that people use.
  case app
  /// An example of how to use a library.
  case example
  /// The app that a library runs its tests in.
  case testHost
  /// What others have written.
  case foreign

  /// The role of a project, or of a file that describes one.
  init(_ path: ProjectPath) {
    self =
      path.isForeign ? .foreign : path.isTestHost ? .testHost : path.isExample ? .example : .app
  }

  /// Why the apps of a project are passed over beside those of an earlier role.
  var words: String {
    switch self {
    case .app, .example, .foreign:
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

  /// Whether it lies in a folder for examples.
  fileprivate var isExample: Bool {
    let beginnings = ["example", "demo", "sample", "smoke-test"]
    let endings = ["example", "examples", "demo", "demos", "sample", "samples", "sampleapp"]
    return folders.contains { folder in
      beginnings.contains(where: folder.hasPrefix) || endings.contains(where: folder.hasSuffix)
    }
  }

  /// Whether it lies in a folder for what others have written, or in one that is named like a copy of a branch.
  fileprivate var isForeign: Bool {
    let names: Set<Substring> = [
      "vendor", "vendors", "thirdparty", "third party", "third-party", "third_party", "3rdparty",
      "libraries", "libs", "external", "externals", "submodules", "dependencies",
    ]
    return folders.contains { folder in
      names.contains(folder) || ["-master", "-main"].contains(where: folder.hasSuffix)
    }
  }
}

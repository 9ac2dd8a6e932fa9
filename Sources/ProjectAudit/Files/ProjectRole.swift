/// What an app is to the others below the same root, by what its project says of tests and by the usual names of
/// folders. Those of the first role that some app has are judged.
enum ProjectRole: Comparable {
  /// The project of an app that people use.
  case app
  /// An example of how to use a library.
  case example
  /// The app that a library runs its tests in.
  case testHost
  /// What others have written.
  case foreign

  /// The role of an app by its name, and by the path of its project or of a file that describes it.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - name: The name of the app.
  ///   - isTestHost: Whether its project has it for tests of something else.
  init(_ path: ProjectPath, app name: String = "", isTestHost: Bool = false) {
    let isTestHost =
      isTestHost || path.isBelowTests
      || [path.stem, name].contains { Self.isNameOfTestHost($0) || $0.isNameOfTests }
    self = path.isForeign ? .foreign : isTestHost ? .testHost : path.isExample ? .example : .app
  }

  private static func isNameOfTestHost(_ name: String) -> Bool {
    name.hasSuffix("Host")
      || ["TestHost", "TestsHost", "TestingHost"].contains(where: name.contains)
  }

  /// What such an app is beside one of an earlier role.
  var words: String {
    switch self {
    case .app, .example, .foreign: "an example, or belongs to what the app is built from,"
    case .testHost: "an app for tests,"
    }
  }
}

extension ProjectPath {
  /// The folders that it lies in, in lower case.
  private var folders: [Substring] {
    description.lowercased().split(separator: "/").dropLast()
  }

  /// Whether it lies below the tests of something.
  fileprivate var isBelowTests: Bool {
    folders.contains { ["tests", "test"].contains($0) }
      || description.split(separator: "/").dropLast().contains(where: \.isNameOfTests)
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

extension StringProtocol {
  /// Whether it is the name of something for tests, such as `NotesTests` and `Notes.UITests.iOS`.
  fileprivate var isNameOfTests: Bool {
    split(separator: ".").contains { $0.hasSuffix("Tests") }
  }
}

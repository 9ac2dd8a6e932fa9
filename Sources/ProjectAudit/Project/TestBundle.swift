/// A bundle of tests that runs in an app.
struct TestBundle {
  let name: String
  /// The names of the targets or products that it runs in or depends on.
  let hosts: Set<String>

  /// Creates a bundle from the settings of its configurations, and the targets that it depends on.
  init(name: String, settings: [BuildSettings], dependencies: [String]) {
    self.name = name
    let products = settings.compactMap { $0["TEST_HOST"] }.compactMap(Self.product)
    hosts = Set(dependencies + settings.compactMap { $0["TEST_TARGET_NAME"] } + products)
  }

  /// The product in a path such as `$(BUILT_PRODUCTS_DIR)/Notes.app/Notes`.
  private static func product(inHost path: String) -> String? {
    path.split(separator: "/").map { ProjectPath(String($0)) }.first { $0.type == "app" }?.stem
  }

  /// What it tests, by its name; empty if the name does not say so.
  fileprivate var subject: String {
    let beginnings = ["UITest", "UnitTest", "Test"].compactMap {
      name.firstRange(of: $0)?.lowerBound
    }
    return name[..<(beginnings.min() ?? name.endIndex)].filter { $0.isLetter || $0.isNumber }
  }
}

/// Tells the apps that a project has for tests of something else.
///
/// The tests of every app name it as their host, so that alone does not show what an app is there for. Xcode
/// names the tests of an app after it. Tests that are named after something else test that.
struct TestHosts {
  let files: any ProjectFiles
  let bundles: [TestBundle]
  /// The names of the targets that are neither apps nor tests.
  let others: [String]

  /// The apps of one project, with those marked that host the tests of something else.
  ///
  /// - Parameters:
  ///   - apps: The apps, and whatever else a project has.
  ///   - target: Where the target of each is.
  /// - Returns: The same elements in the same order.
  func marked<App>(_ apps: [App], _ target: WritableKeyPath<App, ProjectTarget>) -> [App] {
    var byHost: [String: [TestBundle]] = [:]
    for bundle in bundles {
      for host in bundle.hosts { byHost[host, default: []].append(bundle) }
    }
    let libraries = Set(others)
    var surroundings: Set<String>?
    return apps.map { element in
      let app = element[keyPath: target]
      let names = [app.name] + app.settings.compactMap { $0["PRODUCT_NAME"] }
      let bundles = names.uniqued.flatMap { byHost[$0] ?? [] }
      guard app.kind == .application, !bundles.isEmpty else { return element }
      let known = surroundings ?? stems(around: app)
      surroundings = known
      var copy = element
      copy[keyPath: target].isTestHost = bundles.allSatisfy { bundle in
        let subject = bundle.subject
        return !subject.isEmpty && !app.name.hasPrefix(subject) && !subject.hasPrefix(app.name)
          && (libraries.contains(subject) || known.contains(subject))
      }
      return copy
    }
  }

  /// The names of the files and folders around the project of an app, without that of the project, which
  /// names tests as well.
  private func stems(around app: ProjectTarget) -> Set<String> {
    let names = app.folder.andFoldersAround.flatMap {
      files.entries(of: $0).map { ProjectPath($0.name).stem }
    }
    return Set(names).subtracting([ProjectPath(app.project).stem])
  }
}

/// A target of a project, with everything that an audit asks about it.
struct ProjectTarget: Sendable {
  enum Kind: Hashable, Sendable {
    /// An app, or an app clip.
    case application
    /// Something whose life cycle is not that of an app, in words.
    case other(String)

    /// A bundle of tests.
    static let tests = Kind.other("a test bundle")
    /// An extension of an app.
    static let appExtension = Kind.other("an extension")
  }

  let name: String
  let kind: Kind
  /// The folder of the project.
  let folder: ProjectPath
  /// The project file, for messages.
  let project: String
  let settings: [BuildSettings]
  /// The source files, in order.
  let sources: [ProjectPath]
  /// The headers that belong to Objective-C sources.
  let headers: [ProjectPath]
  /// The storyboards.
  let storyboards: [ProjectPath]
  /// The names of the targets of the same project that it is built from.
  let dependencies: [String]
  /// Whether it is linked with packages, frameworks or pods that may declare classes.
  let hasForeignCode: Bool
  /// Files that it names and that are not there.
  let missing: [ProjectPath]
  /// The products of packages that it is linked with.
  var products: [String] = []
  /// The files that are called main, in other languages too.
  var mains: [ProjectPath] = []
  /// Whether it is an app that its project has for tests of something else.
  var isTestHost = false
}

extension ProjectTarget {
  /// Whether each configuration builds it for the iPhone alone. Such an app has one window at most, on an
  /// iPad and on a Mac as well.
  var isForPhonesOnly: Bool {
    !settings.isEmpty
      && settings.allSatisfy { settings in
        let families = settings.answer("TARGETED_DEVICE_FAMILY")
        return families.value == "1" && families.unread == nil
          && !settings.isOn("SUPPORTS_MACCATALYST")
      }
  }
}

extension ProjectTarget {
  /// What it is to the other apps below the same root.
  var role: ProjectRole {
    ProjectRole(ProjectPath(project), app: name, isTestHost: isTestHost)
  }
}

extension ProjectTarget.Kind {
  /// What a product type of Xcode means.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let name =
      productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self =
      switch name {
      case "application", "application.on-demand-install-capable": .application
      case let name where name.contains("extension"): .appExtension
      case let name where name.contains("watch"): .other("a watch app")
      case "bundle.unit-test", "bundle.ui-testing": .tests
      case let name where name.contains("framework"): .other("a framework")
      case let name where name.contains("library"): .other("a library")
      case "": .other("a target that builds no product")
      default: .other("“\(name)”")
      }
  }
}

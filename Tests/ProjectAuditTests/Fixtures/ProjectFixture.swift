@testable import ProjectAudit

/// A project of Xcode that a test makes.
struct ProjectFixture {
  struct Target {
    var name: String
    var type = "application"
    /// The files of the target: sources and storyboards, by path.
    var files: [String: String] = [:]
    /// The settings of all configurations.
    var settings: [String: String] = ["INFOPLIST_FILE": "App/Info.plist"]
    /// The settings of single configurations.
    var special: [String: [String: String]] = [:]
    var dependencies: [String] = []
    /// The xcconfig file of all configurations.
    var settingsFile: String?
    /// A folder that Xcode keeps in step with the disk.
    var folder: String?
    /// Files of the folder that do not belong to the target.
    var exceptions: [String] = []
  }

  var name = "App"
  var targets: [Target]
  /// Files that belong to no target, such as plists.
  var files: [String: String] = [:]
  var configurations = ["Debug", "Release"]
  /// The folders of Swift packages that the project refers to.
  var packages: [String] = []
  /// The products of packages that the targets use.
  var products: [String] = []

  /// All files, with the project file.
  var all: [String: String] {
    var all = files
    for target in targets { all.merge(target.files) { $1 } }
    all["\(name).xcodeproj/project.pbxproj"] = projectFile
    return all
  }

  /// The project with identifiers of background tasks in its plist.
  func permitting(_ identifiers: String...) -> ProjectFixture {
    var copy = self
    let list = identifiers.map { "<string>\($0)</string>" }.joined()
    let entry = "<key>BGTaskSchedulerPermittedIdentifiers</key><array>\(list)</array>"
    copy.files["App/Info.plist"] = files["App/Info.plist"]?
      .replacing("</dict>\n</plist>", with: entry + "</dict>\n</plist>")
    return copy
  }

  /// What the audit says of it.
  var report: AuditReport { ProjectAudit(files: MemoryFiles(all)).report() }

  private var projectFile: String {
    var objects: [String] = []
    for (index, target) in targets.enumerated() { objects += self.objects(target, "T\(index)") }
    let numbers = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    objects += configurationList("P", settings: [:], special: [:], file: nil)
    objects += packages.enumerated().map { index, path in
      "K\(index) = { isa = XCLocalSwiftPackageReference; relativePath = \(path.quoted); };"
    }
    objects += products.enumerated().map { index, name in
      "U\(index) = { isa = XCSwiftPackageProductDependency; productName = \(name.quoted); };"
    }
    let references = packages.indices.map { "K\($0)" }.joined(separator: ", ")
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        objects = {
          PROJECT = {
            isa = PBXProject; buildConfigurationList = PL; mainGroup = MAIN;
            targets = ( \(numbers) ); packageReferences = ( \(references) );
          };
          MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( \(groupMembers) ); };
          \(objects.joined(separator: "\n    "))
        };
        rootObject = PROJECT;
      }
      """
  }

  private var groupMembers: String {
    targets.enumerated().flatMap { number, target in
      target.files.keys.sorted().indices.map { "T\(number)R\($0)" }
        + (target.settingsFile == nil ? [] : ["T\(number)X"])
        + (target.folder == nil ? [] : ["T\(number)F"])
    }.joined(separator: ", ")
  }

  private func objects(_ target: Target, _ id: String) -> [String] {
    let isListed = target.folder == nil
    let paths = target.files.keys.sorted()
    let references = paths.enumerated().flatMap { index, path in
      [
        "\(id)R\(index) = { isa = PBXFileReference; path = \(path.quoted); sourceTree = \"<group>\"; };",
        "\(id)B\(index) = { isa = PBXBuildFile; fileRef = \(id)R\(index); };",
      ]
    }
    let members = isListed ? paths.indices.map { "\(id)B\($0)" }.joined(separator: ", ") : ""
    let number = { (name: String) in targets.firstIndex { $0.name == name }.map { "T\($0)" } ?? "" }
    let dependencies = target.dependencies.map { "\(id)D\($0)" }.joined(separator: ", ")
    let folders = target.folder == nil ? "" : "fileSystemSynchronizedGroups = ( \(id)F );"
    return references
      + target.dependencies.map {
        "\(id)D\($0) = { isa = PBXTargetDependency; target = \(number($0)); };"
      }
      + (target.folder.map { folder(target, $0, id) } ?? [])
      + configurationList(
        id, settings: target.settings, special: target.special, file: target.settingsFile)
      + [
        "\(id)S = { isa = PBXSourcesBuildPhase; files = ( \(members) ); };",
        """
        \(id) = {
              isa = PBXNativeTarget; name = \(target.name.quoted); buildConfigurationList = \(id)L;
              productType = "com.apple.product-type.\(target.type)"; buildPhases = ( \(id)S );
              dependencies = ( \(dependencies) ); \(folders)
              packageProductDependencies = ( \(products.indices.map { "U\($0)" }.joined(separator: ", ")) );
            };
        """,
      ]
  }

  private func folder(_ target: Target, _ path: String, _ id: String) -> [String] {
    let names = target.exceptions.map(\.quoted).joined(separator: ", ")
    return [
      """
      \(id)F = {
            isa = PBXFileSystemSynchronizedRootGroup; path = \(path.quoted); sourceTree = "<group>";
            exceptions = ( \(id)E );
          };
      """,
      """
      \(id)E = {
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(id);
            membershipExceptions = ( \(names) );
          };
      """,
    ]
  }

  private func configurationList(
    _ id: String, settings: [String: String], special: [String: [String: String]], file: String?
  ) -> [String] {
    let base = file == nil ? "" : "baseConfigurationReference = \(id)X;"
    let items = configurations.map { name in
      let all = settings.merging(special[name] ?? [:]) { $1 }
      let text = all.sorted { $0.key < $1.key }.map { "\($0.key.quoted) = \($0.value.quoted);" }
      return "\(id)C\(name) = { isa = XCBuildConfiguration; name = \(name); \(base) "
        + "buildSettings = { \(text.joined(separator: " ")) }; };"
    }
    let numbers = configurations.map { "\(id)C\($0)" }.joined(separator: ", ")
    let reference = file.map {
      "\(id)X = { isa = PBXFileReference; path = \($0.quoted); sourceTree = \"<group>\"; };"
    }
    return items + [reference].compactMap { $0 }
      + ["\(id)L = { isa = XCConfigurationList; buildConfigurations = ( \(numbers) ); };"]
  }
}

extension String {
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// A project of many sources, of which a few decide what an audit says.
struct GeneratedProject {
  let form: ProjectForm
  /// The number of Swift files beside those that decide.
  let sourceCount: Int

  /// All files by their paths, relative to the folder of the project.
  var files: [String: String] {
    var files = form.delegates
    for number in 0..<sourceCount { files["Screens/Screen\(number).swift"] = source(number) }
    var all = ["App/Info.plist": form.plist]
    for (path, text) in files { all["App/" + path] = text }
    if form == .described {
      all["project.yml"] = description
    } else {
      all["App.xcodeproj/project.pbxproj"] = projectFile(paths: files.keys.sorted())
    }
    return all
  }

  /// A view controller with one to forty actions, so that files have from 20 to 300 lines.
  private func source(_ number: Int) -> String {
    let actions = (0...(number * 7 % 40)).map { action in
      """
        /// Called when the user chooses “\(action)”, or when entry \(action) of the list changes.
        @objc private func action\(action)(_ sender: Any?) {
          guard let view = sender as? UIView, !items.isEmpty else { return }
          let title = "Item \\(items[\(action) % items.count]) of \\(items.count { $0 > \(action) })"
          UIView.animate(withDuration: 0.3) { [weak self] in self?.show(title, in: view) }
        }
      """
    }
    return """
      import UIKit

      /* Screen \(number) */
      final class Screen\(number): UIViewController {
        private var items: [Int] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(
            forName: .init("changed"), object: nil, queue: .main
          ) { [weak self] _ in self?.view.setNeedsLayout() }
        }

        private func show(_ title: String, in view: UIView) {
          view.accessibilityLabel = title
        }

      \(actions.joined(separator: "\n\n"))
      }

      """
  }

  private var description: String {
    """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        settings:
          base:
            INFOPLIST_FILE: App/Info.plist
    """
  }

  private func projectFile(paths: [String]) -> String {
    let isListed = form != .synchronised
    let references = isListed ? paths.indices.map(String.init) : []
    let listed = references.flatMap { number in
      let path = paths[Int(number) ?? 0]
      return [
        "R\(number) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };",
        "B\(number) = {isa = PBXBuildFile; fileRef = R\(number); };",
      ]
    }
    let root =
      isListed
      ? "isa = PBXGroup; children = (\(references.map { "R\($0)" }.joined(separator: ", ")));"
      : "isa = PBXFileSystemSynchronizedRootGroup;"
    let configurations = ["Debug", "Release"].map { name in
      "C\(name) = {isa = XCBuildConfiguration; name = \(name); "
        + "buildSettings = {INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = App; }; };"
    }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        rootObject = PROJECT;
        objects = {
          PROJECT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LIST; targets = (TARGET); };
          MAIN = {isa = PBXGroup; sourceTree = "<group>"; children = (APP); };
          APP = {\(root) path = App; sourceTree = "<group>"; };
          TARGET = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = LIST; buildPhases = (SOURCES);
            \(isListed ? "" : "fileSystemSynchronizedGroups = (APP);")
          };
          SOURCES = {
            isa = PBXSourcesBuildPhase;
            files = (\(references.map { "B\($0)" }.joined(separator: ", ")));
          };
          LIST = {isa = XCConfigurationList; buildConfigurations = (CDebug, CRelease); };
          \((configurations + listed).joined(separator: "\n    "))
        };
      }
      """
  }
}

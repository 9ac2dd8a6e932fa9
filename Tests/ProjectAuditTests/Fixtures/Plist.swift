/// The text of a property list in XML that a test makes.
enum Plist {
  /// A property list with some entries, given as XML.
  static func xml(_ entries: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries.joined(separator: "\n"))
    </dict>
    </plist>
    """
  }

  static func string(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  static func strings(_ key: String, _ values: String...) -> String {
    "<key>\(key)</key><array>" + values.map { "<string>\($0)</string>" }.joined() + "</array>"
  }

  static let mainStoryboard = string("UIMainStoryboardFile", "Main")

  /// A scene manifest with one configuration for windows.
  static func manifest(
    _ delegate: String? = "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: String? = nil,
    several: Bool = false, others: String = ""
  ) -> String {
    let entries = [
      string("UISceneConfigurationName", "Default Configuration"),
      delegate.map { string("UISceneDelegateClassName", $0) },
      storyboard.map { string("UISceneStoryboardFile", $0) },
    ]
    let window = entries.compactMap { $0 }.joined(separator: "\n")
    return manifest(
      configurations: """
        <key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>\(window)</dict></array>
        \(others)
        """, several: several)
  }

  /// A scene manifest with the entries of its configurations.
  static func manifest(configurations: String, several: Bool = false) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UIApplicationSupportsMultipleScenes</key><\(several)/>
      <key>UISceneConfigurations</key><dict>\(configurations)</dict>
    </dict>
    """
  }

  /// A configuration of a scene in a car.
  static let carRole = """
    <key>CPTemplateApplicationSceneSessionRoleApplication</key>
    <array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).CarDelegate</string>
    </dict></array>
    """

  static let emptyManifest = manifest(configurations: "")
}

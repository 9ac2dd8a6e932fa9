/// The code that a finding suggests, with the project’s own names.
enum SuggestedCode {
  /// The manifest that names the scene delegate of an app.
  static func manifest(for facts: TargetFacts) -> String {
    let name = facts.sceneDelegates.first?.lastName ?? "SceneDelegate"
    let isObjectiveC = facts.sceneDelegates.first?.isObjectiveC ?? false
    let module = isObjectiveC ? "" : "$(PRODUCT_MODULE_NAME)."
    let storyboard = facts.plists.lazy.compactMap { $0.text("UIMainStoryboardFile") }.first
    let storyboardLines = storyboard.map {
      """

              <key>UISceneStoryboardFile</key>
              <string>\($0.text)</string>
      """
    }
    return """
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
              <string>\(module)\(name)</string>\(storyboardLines ?? "")
            </dict>
          </array>
        </dict>
      </dict>
      """
  }

  /// A scene delegate that creates its window if no storyboard does.
  static func sceneDelegate(named name: String, makesWindow: Bool) -> String {
    let method = window.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    return "class \(name): UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n"
      + (makesWindow ? "\n" + method : "") + "}"
  }

  /// The code that asks for time in the background.
  static let backgroundTask =
    "let task = UIApplication.shared.beginBackgroundTask(expirationHandler: cancelAndEnd)"

  /// The code with which a scene delegate creates its window.
  static let window = """
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = makeRootViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    """
}

import DelegateSource

/// The code that a finding suggests, with the project’s own names and in the language of the place.
enum SuggestedCode {
  /// The manifest that names the scene delegate of an app.
  static func manifest(for facts: TargetFacts) -> String {
    let own = facts.sceneDelegates.first
    let foreign = own == nil ? facts.sceneFrameworks.first?.manifestClass : nil
    let name = own?.lastName ?? foreign ?? "SceneDelegate"
    let isSwift = foreign == nil && !(own?.isObjectiveC ?? facts.isObjectiveC)
    let module = isSwift ? "$(PRODUCT_MODULE_NAME)." : ""
    let storyboardLines = facts.mainStoryboard.map {
      """

              <key>UISceneStoryboardFile</key>
              <string>\($0)</string>
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

  /// The manifest, and the class that it names if the app has none yet.
  static func adoption(for facts: TargetFacts) -> String {
    guard facts.sceneDelegates.isEmpty, facts.sceneFrameworks.first?.manifestClass == nil else {
      return manifest(for: facts)
    }
    return manifest(for: facts) + "\n\n"
      + sceneDelegate(
        named: "SceneDelegate", makesWindow: facts.mainStoryboard == nil,
        inSwift: !facts.isObjectiveC)
  }

  /// A scene delegate that creates its window if no storyboard does.
  static func sceneDelegate(named name: String, makesWindow: Bool, inSwift isSwift: Bool) -> String
  {
    let method = window(inSwift: isSwift)
    guard isSwift else {
      return """
        @interface \(name) : UIResponder <UIWindowSceneDelegate>
        @property (nonatomic, strong) UIWindow *window;
        @end

        @implementation \(name)
        \(makesWindow ? method + "\n" : "")@end
        """
    }
    let indented = method.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
    return "class \(name): UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n"
      + (makesWindow ? "\n" + indented : "") + "}"
  }

  /// Where an app of Flutter with scenes registers its plugins.
  static let registrationWords =
    "Adopt FlutterImplicitEngineDelegate in the app delegate, and register the plugins in "
    + "didInitializeImplicitFlutterEngine(_:). Handlers of BGTaskScheduler and the delegate of the "
    + "notification centre stay in the launch method."

  /// The method in which an app of Flutter with scenes registers its plugins.
  static func registration(inSwift isSwift: Bool) -> String {
    isSwift
      ? """
      func didInitializeImplicitFlutterEngine(_ engineBridge: FlutterImplicitEngineBridge) {
        GeneratedPluginRegistrant.register(with: engineBridge.pluginRegistry)
      }
      """
      : """
      - (void)didInitializeImplicitFlutterEngine:(NSObject<FlutterImplicitEngineBridge> *)engineBridge {
        [GeneratedPluginRegistrant registerWithRegistry:engineBridge.pluginRegistry];
      }
      """
  }

  /// The code that asks for time in the background.
  static func backgroundTask(inSwift isSwift: Bool) -> String {
    isSwift
      ? "let task = UIApplication.shared.beginBackgroundTask(expirationHandler: cancelAndEnd)"
      : """
      UIBackgroundTaskIdentifier task = [UIApplication.sharedApplication
          beginBackgroundTaskWithExpirationHandler:^{ [self cancelAndEnd]; }];
      """
  }

  /// The code with which a scene delegate creates its window.
  static func window(inSwift isSwift: Bool) -> String {
    isSwift
      ? """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        // In its place: the view controller that the launch method shows today.
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
      """
      : """
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
            options:(UISceneConnectionOptions *)connectionOptions {
        if (![scene isKindOfClass:UIWindowScene.class]) return;
        self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
        // In its place: the view controller that the launch method shows today.
        self.window.rootViewController = [UIViewController new];
        [self.window makeKeyAndVisible];
      }
      """
  }
}

extension TargetFacts {
  /// The storyboard that UIKit shows without scenes.
  var mainStoryboard: String? {
    plists.lazy.compactMap { $0.text("UIMainStoryboardFile") }.first?.text
  }
}

// MARK: - Methods of delegates

extension SuggestedCode {
  /// The declaration of a method without its body; nil if a type of it has no known name in Objective-C.
  static func declaration(of method: DelegateMethod?, inSwift isSwift: Bool) -> String? {
    guard !isSwift else { return method?.declaration }
    guard let method, let result = objectiveCResult(of: method.function.result) else { return nil }
    let labels = method.selector.split(separator: ":")
    let parameters = zip(labels, method.function.parameters).compactMap { label, parameter in
      objectiveCType(of: parameter.type).map { "\(label):(\($0))\(parameter.name)" }
    }
    guard parameters.count == method.function.parameters.count else { return nil }
    return "- (\(result))" + parameters.joined(separator: " ")
  }

  /// The name of a method, as the language writes it.
  static func name(of method: DelegateMethod?, inSwift isSwift: Bool) -> String {
    (isSwift ? method?.function.fullName : method.map { "-" + $0.selector }) ?? ""
  }

  private static func objectiveCResult(of type: String) -> String? {
    switch type {
    case "()": "void"
    case "Bool": "BOOL"
    default: objectiveCType(of: type.hasSuffix("?") ? String(type.dropLast()) : type)
    }
  }

  private static func objectiveCType(of type: String) -> String? {
    if let known = objectiveCTypes[type] { return known }
    let isClass = ["UI", "NS"].contains(where: type.hasPrefix) && type.allSatisfy(\.isLetter)
    return isClass ? type + " *" : nil
  }

  private static let objectiveCTypes = [
    "UIScene.ConnectionOptions": "UISceneConnectionOptions *",
    "Set<UIOpenURLContext>": "NSSet<UIOpenURLContext *> *",
    "[UIApplication.OpenURLOptionsKey: Any]":
      "NSDictionary<UIApplicationOpenURLOptionsKey, id> *",
    "([any UIUserActivityRestoring]?) -> ()": "void (^)(NSArray<id<UIUserActivityRestoring>> *)",
    "URL": "NSURL *", "String": "NSString *", "String?": "NSString *", "Any": "id",
    "Error": "NSError *", "any Error": "NSError *",
    "(Bool) -> ()": "void (^)(BOOL)",
  ]
}

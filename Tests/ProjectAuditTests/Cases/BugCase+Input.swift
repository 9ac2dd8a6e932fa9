@testable import ProjectAudit

extension BugCase {
  static let input: [BugCase] = [
    BugCase(
      "B115", "URLs that start the app are not read", finds: "R7 error",
      in: app(scene: window + Code.openURLContexts("open(URLContexts)")),
      notIn: app(
        scene: connecting("open(connectionOptions.urlContexts)")
          + Code.openURLContexts("open(URLContexts)"))),
    BugCase(
      "B116", "activities that start the app are not read", finds: "R7 error",
      in: app(scene: window + Code.sceneContinue("route(userActivity)")),
      notIn: app(
        scene: connecting("connectionOptions.userActivities.forEach(route)")
          + Code.sceneContinue("route(userActivity)"))),
    BugCase(
      "B118", "a shortcut is looked for in the launch options", finds: "R7 warning",
      in: app(app: Code.didFinish("initial = launchOptions?[.shortcutItem]")),
      notIn: app(
        scene: connecting("initial = connectionOptions.shortcutItem")
          + Code.sceneShortcut("perform(shortcutItem); completionHandler(true)"))),
    BugCase(
      "B123 URLs", "only warm URLs are forwarded", finds: "R7 error",
      in: app(scene: window + Code.openURLContexts("forward(URLContexts)")),
      notIn: app(
        scene: connecting("start(with: connectionOptions)")
          + Code.openURLContexts("forward(URLContexts)"))),
    BugCase(
      "B123 shortcuts", "shortcuts stay with the app delegate", finds: "R6 error",
      in: app(app: Code.appShortcut("perform(shortcutItem); completionHandler(true)")),
      notIn: app(
        scene: connecting("perform(connectionOptions.shortcutItem)")
          + Code.sceneShortcut("perform(shortcutItem); completionHandler(true)"))),
    BugCase(
      "B126", "subscribers of the app delegate hear no shortcut", finds: "R6 error",
      in: app(app: Code.appShortcut("subscribers.perform(shortcutItem); completionHandler(true)")),
      notIn: app(
        app: Code.appShortcut("subscribers.perform(shortcutItem); completionHandler(true)"),
        scene: connecting("cold = connectionOptions.shortcutItem")
          + Code.sceneShortcut(
            """
            appDelegate.application(
              .shared, performActionFor: shortcutItem, completionHandler: completionHandler)
            """))),
    BugCase(
      "B127", "activities stay with the app delegate", finds: "R6 error",
      in: app(app: Code.appContinue("return post(userActivity)")),
      notIn: app(
        scene: connecting("connectionOptions.userActivities.forEach(post)")
          + Code.sceneContinue("post(userActivity)"))),
    BugCase(
      "B134", "universal links while the app runs", finds: "R6 error",
      in: app(app: Code.appContinue("return route(userActivity)")),
      notIn: app(
        scene: connecting("connectionOptions.userActivities.forEach { route($0) }")
          + Code.sceneContinue("route(userActivity)"))),
    BugCase(
      "B128", "only openURLContexts, without what starts the app", finds: "R7 error",
      in: app(scene: window + Code.openURLContexts("proxy.open(URLContexts)")),
      notIn: app(
        scene: connecting("proxy.connect(connectionOptions)")
          + Code.openURLContexts("proxy.open(URLContexts)"))),
  ]
}

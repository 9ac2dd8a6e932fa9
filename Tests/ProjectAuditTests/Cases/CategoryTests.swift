import Testing

@testable import ProjectAudit

@Suite struct `A category of an app delegate that was not read` {
  private func audit(_ source: String) -> DelegateAudit {
    DelegateAudit(files: [.init(path: "Push.m", content: Array(source.utf8))])
  }

  private static let category = """
    @implementation AppDelegate (Push)
    - (void)application:(UIApplication *)app didFailToRegisterForRemoteNotificationsWithError:(NSError *)e { [self fail]; }
    - (void)applicationDidBecomeActive:(UIApplication *)app { [self show]; }
    @end
    """

  @Test func `is shown with its callbacks`() {
    let delegates = audit(Self.category).delegates
    #expect(delegates.map(\.typeName) == ["AppDelegate"])
    #expect(delegates.map(\.protocols) == [[.application]])
    #expect(delegates.map(\.implements) == [[.didBecomeActive]])
    #expect(
      delegates.flatMap(\.remarks).map(\.words) == [
        "This is a category. The class “AppDelegate” was not read.",
        "In an app with scenes, UIKit does not call applicationDidBecomeActive:.",
      ])
  }

  @Test func `is part of the app delegate if the class is there, and nothing in another class`() {
    let interface = "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n"
    #expect(audit(interface + Self.category).delegates.count == 1)
    #expect(audit(Self.category.replacing("AppDelegate", with: "Player")).delegates.isEmpty)
  }
}

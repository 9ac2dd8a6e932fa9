import Testing

@testable import ProjectAudit

@Suite struct `A handler that is called under two conditions` {
  /// The lines of what is found in a method that calls its handler in some cases.
  private func lines(_ first: String, _ second: String) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any],
            fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            if \(first) { done(.newData) }
            if \(second) { done(.noData) } else { done(.failed) }
          }
        }
        """
    ).lines(.completion)
  }

  @Test func `is called twice if both can hold`() {
    #expect(lines("a.state == .inactive", "isNew") == [7])
    #expect(lines("a.state == .inactive || isOld", "a.state == .active").first == 7)
    #expect(lines("next() == 1", "next() == 2").first == 7)
  }

  @Test func `is called once if one excludes the other`() {
    func calls(_ first: String, _ second: String, isObjectiveC: Bool = false) -> [Int] {
      Found(
        in: """
          @implementation AppDelegate
          - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u
              fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
            if (\(first)) { done(1); }
            if (\(second)) { done(2); }
          }
          @end
          """, file: "AppDelegate.m"
      ).lines(.completion)
    }
    // A path that meets neither ends without a call, and that is all that is found.
    #expect(calls("a.state == Inactive", "a.state == Active") == [5])
    #expect(calls("[k isEqualToString:@\"a\"]", "[k isEqualToString:@\"b\"]") == [5])
    #expect(calls("isNew", "!isNew") == [5])
    #expect(calls("a.state == Inactive && isNew", "a.state == Active") == [5])
    #expect(calls("a.state == Inactive", "a.mode == Active").count == 2)
  }
}

import Testing

@testable import ProjectAudit

@Suite struct `What notifications, tasks and documents promise` {
  private func findings(_ source: String, _ name: String = "A.swift") -> [String] {
    DelegateAudit(files: [.init(path: name, content: Array(source.utf8))]).findings
      .filter { [.notificationActions, .completion, .coldInput, .pairs].contains($0.rule) }
      .map { "\($0.rule.id) \($0.line ?? 0)" }
  }

  /// What is found in an app whose notifications offer “accept” and “decline”.
  private func actions(answering: String, options: String = "[]") -> [String] {
    findings(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func offer() {
          let yes = UNNotificationAction(identifier: "accept", title: "Yes", options: [])
          let decline = UNNotificationAction(identifier: "decline", title: "No", options: [])
          let all = UNNotificationCategory(identifier: "decline", actions: [yes, decline], options: \(options))
        }
        func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler done: @escaping () -> Void) {
          \(answering)
          done()
        }
      }
      """)
  }

  @Test func `is an action that is answered`() {
    let accepting = "if r.actionIdentifier == \"accept\" { accept() }"
    #expect(actions(answering: accepting) == ["R23 4"])
    #expect(
      actions(answering: accepting + "\nif r.actionIdentifier == \"decline\" { leave() }") == [])
    #expect(actions(answering: "send(r.actionIdentifier)") == [])
    #expect(actions(answering: "show(r.notification)") == [])
  }

  @Test func `is an action whose choice somebody is told`() {
    func offered(options: String = "[]", hearing: String = "") -> [String] {
      BugCase.app(
        app: Code.didFinish(
          "show(UNNotificationAction(identifier: \"accept\", title: \"Yes\", options: \(options)))"),
        others: ["App/Answer.swift": "class Answer { \(hearing) }"]
      ).found
    }
    #expect(offered() == ["R23 warning"])
    #expect(offered(options: "[.foreground]") == [])
    #expect(offered(hearing: "func answer(_ r: UNNotificationResponse) {}") == [])
  }

  @Test func `is a dismissal that is told from a tap`() {
    let options = "[.customDismissAction]"
    #expect(actions(answering: "show(r.notification)", options: options) == ["R23 5"])
    #expect(actions(answering: "route(r)", options: options) == [])
    #expect(actions(answering: "show(r.notification, r.actionIdentifier)", options: options) == [])
  }

  private func task(_ body: String) -> [String] {
    findings(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func refresh(task: BGAppRefreshTask) {
          \(body)
        }
      }
      """)
  }

  @Test func `is a background task that every path completes`() {
    let completing = "task.setTaskCompleted(success: true)"
    #expect(task("guard isReady else { return }\n" + completing) == ["R18 3"])
    #expect(
      task("guard isReady else { task.setTaskCompleted(success: false); return }\n" + completing)
        == [])
    #expect(task("guard isReady else { finish(task); return }\n" + completing) == [])
    #expect(task("load { guard !isDone else { return }\n\(completing) }") == [])
  }

  @Test func `is a call that is completed`() {
    func call(_ body: String) -> [String] {
      findings(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
          func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, for t: PKPushType, completion: @escaping () -> Void) {
            \(body)
            completion()
          }
        }
        """)
    }
    #expect(call("guard isCall else { return }") == ["R18 3"])
    #expect(call("guard isCall else { completion(); return }") == [])
  }

  /// What is found in a scene delegate that stops something whenever the app is left.
  private func leaving(_ stopping: String, coming: String = "", starting: String) -> [String] {
    findings(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          \(starting)
          return true
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          \(stopping)
        }
        func sceneWillEnterForeground(_ scene: UIScene) {
          \(coming)
        }
      }
      """)
  }

  @Test func `is work that goes on when the user comes back`() {
    let (start, stop) = ("Shop.shared.startObserving()", "Shop.shared.stopObserving()")
    #expect(leaving(stop, starting: start) == ["R11 9"])
    #expect(leaving(stop, coming: start, starting: start) == [])
    #expect(leaving("if isOld { \(stop) }", starting: start) == [])
    #expect(leaving(stop, starting: "Other.shared.startObserving()") == [])
  }

  private func link(connecting: String, opening: String) -> [String] {
    findings(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, willConnectTo c: UISceneSession, options o: UIScene.ConnectionOptions) {
          \(connecting)
        }
        func scene(_ s: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          \(opening)
        }
        func show(_ contexts: Set<UIOpenURLContext>) { page.open(contexts) }
      }
      """)
  }

  @Test func `is a URL that is handled alike when it starts the app`() {
    let opening = "links.resolve(contexts)\nshow(contexts)"
    #expect(link(connecting: "show(o.urlContexts)", opening: opening) == ["R7 6"])
    #expect(
      link(connecting: "show(o.urlContexts)\nlinks.resolve(o.urlContexts)", opening: opening) == [])
    #expect(link(connecting: "start(o.urlContexts)", opening: opening) == [])
    #expect(link(connecting: "scene(s, openURLContexts: o.urlContexts)", opening: opening) == [])
  }

  @Test func `is options that are used and not only printed`() {
    func scene(_ body: String) -> [String] {
      findings(
        """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @end
        @implementation SceneDelegate
        - (void)scene:(UIScene *)s willConnectToSession:(UISceneSession *)c options:(UISceneConnectionOptions *)o {
          \(body)
        }
        - (void)scene:(UIScene *)s openURLContexts:(NSSet<UIOpenURLContext *> *)contexts { [self show:contexts]; }
        @end
        """, "S.m")
    }
    #expect(scene("NSLog(@\"%@\", o);") == ["R7 7"])
    #expect(scene("[self begin:o];") == [])
  }
}

@Suite struct `Delegates in projects` {
  private func findings(_ project: ProjectFixture) -> [String] {
    project.report.targets.flatMap(\.findings).map { "\($0.rule.id) \($0.severity.rawValue)" }
  }

  @Test func `are asked for fetches that they take`() {
    func fetching(_ interval: String, _ others: String = "") -> [String] {
      findings(
        BugCase.app(
          app: Code.didFinish("application.setMinimumBackgroundFetchInterval(\(interval))") + others
        ))
    }
    let method =
      "\nfunc application(_ a: UIApplication, performFetchWithCompletionHandler done: "
      + "@escaping (UIBackgroundFetchResult) -> Void) { done(.noData) }"
    #expect(fetching("60") == ["R12 warning"])
    #expect(fetching("60", method) == [])
    #expect(fetching("UIApplication.backgroundFetchIntervalNever") == [])
  }

  @Test func `do not only take the first of several documents`() {
    func opening(_ body: String, documents: Bool) -> [String] {
      var project = BugCase.app(
        app: "",
        scene: BugCase.connecting("show(connectionOptions.urlContexts)")
          + "\n" + Code.openURLContexts(body))
      let types = "<key>CFBundleDocumentTypes</key><array><dict/></array>"
      if documents {
        project.files["App/Info.plist"] = project.files["App/Info.plist"]?
          .replacing("</dict>\n</plist>", with: types + "</dict>\n</plist>")
      }
      return findings(project)
    }
    let first = "if let one = URLContexts.first { show([one]) }"
    #expect(opening(first, documents: true) == ["R7 note"])
    #expect(opening(first, documents: false) == [])
    #expect(opening("show(URLContexts)", documents: true) == [])
  }
}

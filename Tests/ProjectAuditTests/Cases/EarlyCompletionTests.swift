import Testing

@testable import ProjectAudit

@Suite struct `A completion handler that is called too soon, or by nobody` {
  /// What is found in a method that a push wakes, whose app has a function “fetch”.
  private func push(_ body: String, fetching: String = "") -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
            \(body)
          }
        }
        class Store { func fetch() { \(fetching) } }
        """
    ).lines(.completion)
  }

  @Test func `is found where the work goes on that it reports`() {
    #expect(push("Task { await load() }\ndone(.newData)") == [4])
    #expect(push("DispatchQueue.global().async { load() }\ndone(.newData)") == [4])
    #expect(push("center.getDeliveredNotifications { sort($0) }\ndone(.newData)") == [4])
    #expect(push("store.fetch()\ndone(.newData)", fetching: "Task { await load() }") == [4])
    #expect(push("if isNew {\nTask { await load() }\n}\ndone(.newData)") == [6])
  }

  @Test func `is not found where the work has ended`() {
    #expect(push("Task { await load(); done(.newData) }") == [])
    #expect(push("store.fetch()\ndone(.newData)", fetching: "load()") == [])
    #expect(push("DispatchQueue.main.async { show() }\ndone(.newData)") == [])
    #expect(push("Task { await load(); done(.newData); return }") == [])
    #expect(
      push("if isNew { Task { await load(); done(.newData) } } else { done(.noData) }") == [])
    #expect(
      push("let all = store.fetch()\ndone(.newData)", fetching: "Task { await load() }") == [])
  }

  @Test func `is found where a task is completed while its work goes on`() {
    func task(_ body: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func refresh(task: BGAppRefreshTask) {
              \(body)
            }
          }
          """
      ).lines(.completion)
    }
    #expect(task("Task { await load() }\ntask.setTaskCompleted(success: true)") == [4])
    #expect(task("Task { await load(); task.setTaskCompleted(success: true) }") == [])
  }

  /// What is found in a method that handles a background session, and in its delegate.
  private func session(_ delegate: String) -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var finish: (() -> Void)?
          func application(_ a: UIApplication, handleEventsForBackgroundURLSession i: String, completionHandler: @escaping () -> Void) {
            finish = completionHandler
          }
          \(delegate)
        }
        """
    ).lines(.completion)
  }

  @Test func `is found where it is kept and never called, or only after a success`() {
    #expect(session("") == [4])
    #expect(
      session(
        "func urlSession(_ s: URLSession, downloadTask: T, didFinishDownloadingTo u: URL) { finish?() }"
      )
        == [4])
    #expect(
      session("func urlSessionDidFinishEvents(forBackgroundURLSession s: URLSession) { finish?() }")
        == [])
  }

  private func response(_ body: String, _ others: String = "") -> [Int] {
    Found(
      in: """
        class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler done: @escaping () -> Void) {
            \(body)
          }
          \(others)
        }
        """
    ).lines(.completion)
  }

  @Test func `is found in the method that it is given to`() {
    let guarding =
      "func handle(_ r: R, then: () -> Void) {\nguard r.isNew else {\nreturn\n}\nthen()\n}"
    #expect(response("handle(r, then: done)", guarding) == [7])
    #expect(
      response("handle(r, then: done)", "func handle(_ r: R, then: () -> Void) { then() }") == [])
    #expect(response("other.handle(r, then: done)", guarding) == [])
  }

  @Test func `is called by a closure that calls it`() {
    let closure = "let finish = { log(); done() }"
    #expect(response(closure + "\nif r.isNew {\nshow(then: finish)\n}") == [6])
    #expect(response(closure + "\nif r.isNew { show(then: finish) } else { finish() }") == [])
    #expect(response("func finish() { done() }\nif r.isNew {\nfinish()\n}") == [6])
  }

  @Test func `does not concern a class that is no delegate of the notification centre`() {
    let method =
      "func userNotificationCenter(_ c: C, didReceive r: R, withCompletionHandler d: @escaping () -> Void) {}"
    func found(_ other: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate {
            func begin() { UNUserNotificationCenter.current().delegate = self }
          }
          class Page: UIViewController { \(method)
            \(other)
          }
          """
      ).lines(.completion)
    }
    #expect(found("") == [])
    let passing =
      "func pass() { page.userNotificationCenter(c, didReceive: r, withCompletionHandler: d) }"
    #expect(found(passing) == [4])
    #expect(found("func begin() { UNUserNotificationCenter.current().delegate = self }") == [4])
  }

  @Test func `is found where no call is reported for a push about one`() {
    func call(_ body: String) -> [Int] {
      Found(
        in: """
          class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
            func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, for t: PKPushType, completion: @escaping () -> Void) {
              \(body)
            }
            func ring() { provider.reportNewIncomingCall(with: id, update: update) { _ in } }
          }
          """
      ).lines(.completion)
    }
    let ringing = "ring()\ncompletion()"
    #expect(call("guard isKnown else { completion(); return }\n" + ringing) == [3])
    #expect(call("guard t == .voIP else { completion(); return }\n" + ringing) == [])
    #expect(call(ringing) == [])
    #expect(call("library.handle(p)\ncompletion()") == [])
  }
}

import DelegateSource
import Testing
import Thoroughness

@testable import ProjectAudit

@Suite struct `A completion handler` {
  private static let head = """
    class D: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      func application(_ a: UIApplication, performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {

    """

  /// The lines of the body, counted from 1, at which something is found.
  private func lines(_ body: String) -> [Int] {
    audit(Self.head + body + "\n}\n}", "D.swift").findings.filter { $0.rule == .completion }
      .compactMap { finding in finding.line.map { $0 - 2 } }
  }

  private func audit(_ source: String, _ path: String) -> DelegateAudit {
    DelegateAudit(files: [.init(path: path, content: Array(source.utf8))])
  }

  @Test(arguments: [
    "done(.noData)", "save()\ndone(.newData)", "store.done = done", "load(then: done)",
    "guard ready else { done(.failed); return }\nload(done)",
    "if a { done(.noData) } else if b { done(.failed) } else { done(.newData) }",
    "if a { return done(.noData) }\ndone(.newData)",
    "switch x {\ncase .a: done(.noData)\ncase .b where y: load { done(.newData) }\ndefault: done(.failed)\n}",
    "do { try load()\ndone(.newData) } catch { done(.failed) }",
    "load { result in\nswitch result {\ncase .success: done(.newData)\ncase .failure: done(.failed)\n}\n}",
    "load { [weak self] _ in\nguard let self else { return }\nself.x()\ndone(.newData)\n}",
    "defer { done(.newData) }\nguard x else { return }\nsave()",
    "Task { await load()\ndone(.newData) }", "fatalError()",
    "if case .a = x, y { done(.noData) } else { done(.newData) }",
    "for x in xs where x.ok {\ndone(.newData)\nreturn\n}\ndone(.noData)",
    "return x ? done(.noData) : done(.newData)",
    "load(\nthen: done)", "let completion = done\nload(completion)",
    "repeat { step() } while x\ndone(.newData)",
    "xs.forEach { if $0.last { done(.newData) } }",
    "if #available(iOS 14.0, *) { done(.newData) } else { done(.noData) }",
    "guard #available(iOS 14, *) else { return }\ndone(.newData)",
    "if a, #available(iOS 14.0, *) { done(.newData) } else { done(.noData) }",
    "#if DEBUG\ndone(.noData)\n#else\ndone(.newData)\n#endif",
    "#if DEBUG\nreturn\n#endif\nif a { done(.noData) } else { done(.newData) }",
    "switch x {\ncase .a:\nif b { done(.noData); break }\nwork()\ndone(.newData)\ndefault: done(.failed)\n}",
    "switch x {\ncase .a: log()\nfallthrough\ncase .b: done(.noData)\ndefault: done(.failed)\n}",
    "b.setTitle(1, for: .normal)\nload { r in\nguard r.ok else { return }\nlog(r)\n}\ndone(.newData)",
    "a ? done(.noData) : done(.newData)",
    "while true {\nif step() { done(.newData)\nreturn }\n}",
    "repeat { n += 1\nif send() { done(.newData)\nreturn } } while n < 3\ndone(.noData)",
    "load { [weak self] r in\nif let self { self.x()\ndone(.newData) }\n}",
    "guard !loader.takes(then: done) else { return }\nuploader.take(done)",
    "if store == nil { store = Store() }\nguard let store else { return }\nstore.load(done)",
    "if store == nil { store = Store() }\nguard let s = store else { return }\ns.load(done)",
    "func end(_ ok: Bool) { if ok { done(.newData) } else { done(.failed) } }\nload(then: end)",
    "let end = { if !ended { ended = true; done(.newData) } }\nload(then: end)\nlater(end)",
  ])
  func `is called on every path`(body: String) { #expect(lines(body) == []) }

  @Test(arguments: [
    ("if a { done(.noData) }\nsave()", 2),
    ("guard ready else {\nlog()\nreturn\n}\ndone(.newData)", 3),
    ("if store == nil { store = nil }\nguard let store else { return }\nstore.load(done)", 2),
    ("if store == nil { other = Store() }\nguard let store else { return }\nstore.load(done)", 2),
    ("if a {\ndone(.noData)\n} else if b {\nsave()\n} else { done(.newData) }\nx()", 6),
    ("switch x {\ncase .a: done(.noData)\ncase .b: break\n}", 4),
    ("switch x {\ncase .a: done(.noData)\ncase .b: return\ndefault: done(.failed)\n}", 3),
    ("do { try load()\ndone(.newData) } catch {\nlog()\n}", 4),
    ("load { result in\nguard let r = result else { return }\ndone(r)\n}", 2),
    ("load { ok in\nif ok { done(.newData) }\n}", 3),
    ("Task {\nif await load() { done(.newData) }\n}", 3),
    ("switch x {\ncase .a:\nif b { break }\ndone(.newData)\ndefault: done(.failed)\n}", 6),
    ("show(for: r)\nif a { done(.newData) }", 2),
    ("repeat { n += 1 } while n < 3\nif n == 2 { done(.newData) }", 2),
    ("guard let url = self.url(of: r) else { return }\ndone(.newData)", 1),
    (
      "Task { [weak self] in\nguard let self, let user = self.user else { return }\ndone(user)\n}",
      2
    ),
    ("if a { done(.newData) } else { request.abort() }", 1),
    ("for x in xs {\nif x.ok { done(.newData)\nreturn }\n}", 4),
    ("func end(_ e: E?) {\nif e != nil { done(.failed) }\n}\nload(then: end)", 3),
    ("let end = { (ok: Bool) in\nguard ok else { return }\ndone(.newData)\n}\nload(then: end)", 2),
    ("#if DEBUG\nlog()\n#endif\nif a { done(.newData) }", 4),
    ("#if os(watchOS)\nguard a else { return }\n#endif\nif b { done(.newData) }", 4),
    ("load(completionHandler: nil, done: nil)\nguard x else { return }\ndone(.newData)", 2),
  ])
  func `is forgotten on a path`(body: String, line: Int) { #expect(lines(body) == [line]) }

  @Test(arguments: [
    ("if a { done(.noData) }\ndone(.newData)", 2),
    ("guard x else {\ndone(.noData)\ndone(.failed)\nreturn\n}\ndone(.newData)", 3),
  ])
  func `is called twice on a path`(body: String, line: Int) { #expect(lines(body) == [line]) }

  @Test func `is never called by a method that does nothing`() {
    #expect(lines("") == [0])
    #expect(lines("// Nothing to fetch.") == [0])
  }

  @Test func `is never called if no branch that is compiled does so`() {
    func found(_ name: String, reloading: String = "") -> [String] {
      BugCase.app(
        app: """
          func application(
            _ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any],
            fetchCompletionHandler \(name): @escaping (UIBackgroundFetchResult) -> Void
          ) {
            let _ = refresh()
            #if arch(arm64)
            reload(\(reloading))
            #endif
          }
          """
      ).found
    }
    #expect(found("_") == ["R18 warning"])
    #expect(found("done") == ["R18 warning"])
    #expect(found("done", reloading: "done") == [])
  }

  @Test func `may be anywhere in braces of any depth, or in half a method`() {
    let pieces = [
      "if x {", "switch x { case a: ", "((", "if x {} else ", "{", "load {", "do {",
      "guard x else {",
    ]
    for piece in Thoroughness.isFull ? pieces[...] : pieces[..<4] {
      _ = lines(String(repeating: piece, count: 20_000))
    }
    let body = "switch x {\ncase .a: if y { done(1) } else { load { done(2) } }\ndefault: return\n}"
    for end in body.indices { _ = lines(String(body[..<end])) }
  }

  @Test func `of a notification has to be called by any class`() {
    let source = """
      class Center: NSObject, UNUserNotificationCenterDelegate {
        func userNotificationCenter(
          _ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse,
          withCompletionHandler completionHandler: @escaping () -> Void
        ) { if r.isDismissed { return }
          completionHandler()
        }
      }
      """
    #expect(audit(source, "C.swift").findings.map(\.line) == [5])
    let empty = source.replacing("if r.isDismissed { return }", with: "")
      .replacing("completionHandler()\n", with: "")
    #expect(audit(empty, "C.swift").findings.map(\.line) == [2])
  }

  @Test func `is followed in Objective-C`() {
    func lines(_ body: String) -> [Int?] {
      let source = """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (void)application:(UIApplication *)app performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult))done {
        \(body)
        }
        @end
        """
      return audit(source, "A.m").findings.filter { $0.rule == .completion }.map(\.line)
    }
    #expect(lines("if (a) done(1); else done(2);") == [])
    #expect(lines("if (a) { done(1); return; }\ndone(2);") == [])
    #expect(lines("[self loadThen:done];") == [])
    #expect(lines("[self load:^(BOOL ok) { done(1); }];") == [])
    #expect(lines("switch (x) { case 1: case 2: done(1); break; default: done(2); }") == [])
    #expect(lines("@try { [self work]; done(1); } @catch (NSException *e) { done(2); }") == [])
    #expect(
      lines("switch (x) { case 1: [self log]; case 2: done(1); break; default: done(2); }") == [])
    #expect(
      lines(
        """
        [s load:u then:^(NSData * _Nullable data, NSURLResponse * _Nullable r, NSError * _Nullable e) {
          if (e) { return; }
          [self store:data];
        }];
        done(1);
        """) == [])
    #expect(
      lines("[self load:^{ typeof(weakSelf) self = weakSelf; if (!self) return; done(1); }];") == []
    )
    #expect(
      lines("@try { [self work]; done(1); } @catch (NSException *e) {\n[self log];\n}") == [7])
    #expect(lines("if (a) return;\ndone(2);") == [5])
    #expect(lines("[self load:^(BOOL ok) {\nif (!ok) return;\ndone(1); }];") == [6])
    #expect(lines("switch (x) {\ncase 1: done(1); break;\n}") == [7])
  }

  @Test func `of a background task is its completion`() {
    let register = """
      class D: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in run(task) }
          return true
        }
      }

      """
    let complete = "func run(_ task: BGTask) { task.setTaskCompleted(success: true) }"
    #expect(audit(register, "D.swift").findings.map(\.line) == [3])
    #expect(audit(register + complete, "D.swift").findings == [])
  }

  @Test func `of a background task needs the task`() {
    func lines(_ handler: String) -> [Int?] {
      let source = """
        class D: NSObject, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { \(handler) }
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "b", using: nil) { task in run(task) }
            return true
          }
          func run(_ task: BGTask) { task.setTaskCompleted(success: true) }
          func refresh(_ task: BGTask) { store.refresh() }
          func work() { store.refresh() }
        }
        """
      return audit(source, "D.swift").findings.filter { $0.rule == .completion }.map(\.line)
    }
    #expect(lines("_ in self.work()") == [3])
    #expect(lines("task in self.work()") == [3])
    #expect(lines("self.refresh($0 as! BGAppRefreshTask)") == [8])
    #expect(lines("task in self.refresh(task)") == [8])
    #expect(lines("run($0)") == [])
    #expect(lines("task in self.other(task)") == [])
    #expect(lines("[weak self] (task: BGTask) in self?.run(task)") == [])
  }

  @Test func `of a background task is followed in a closure`() {
    func lines(_ body: String) -> [Int?] {
      let source = """
        class D: NSObject, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: O?) -> Bool {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { task in
              \(body)
              task.setTaskCompleted(success: true)
            }
            return true
          }
          func run(_ task: BGTask) { task.setTaskCompleted(success: true) }
        }
        """
      return audit(source, "D.swift").findings.filter { $0.rule == .completion }.map(\.line)
    }
    #expect(lines("guard isReady else { return }") == [4])
    #expect(lines("guard isReady else { print(task); return }") == [4])
    #expect(lines("guard isReady else { task.setTaskCompleted(success: false); return }") == [])
    #expect(lines("guard let task = task as? BGAppRefreshTask else { return }") == [])
    #expect(
      lines(
        "guard let other = task as? BGAppRefreshTask else { return }\nif x { run(other); return }")
        == [])
    #expect(lines("guard let self else { return }") == [])
    #expect(lines("task.expirationHandler = { task.setTaskCompleted(success: false) }") == [])
  }
}

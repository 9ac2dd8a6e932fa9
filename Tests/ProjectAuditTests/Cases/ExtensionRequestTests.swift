import Testing

@testable import ProjectAudit

/// What is said of an app and its extension, which has one file.
private func report(_ source: String, file: String = "Service/Service.swift") -> AuditReport {
  var fixture = BugCase.app()
  fixture.targets[0].dependencies = ["Service"]
  fixture.targets.append(
    ProjectFixture.Target(
      name: "Service", type: "app-extension", files: [file: source], settings: [:]))
  return fixture.report
}

/// What is found in the extension of an app, as lines of its only file.
private func found(_ source: String, file: String = "Service/Service.swift") -> [Int] {
  report(source, file: file).targets.flatMap(\.findings).filter { $0.rule == .extensionRequests }
    .map { $0.line ?? 0 }
}

/// A notification service extension as Xcode's template has it, with another body of the two methods.
private func service(
  _ body: String, timeout: String? = "if let contentHandler, let best { contentHandler(best) }",
  members: String = "", superclass: String = "UNNotificationServiceExtension"
) -> String {
  """
  class NotificationService: \(superclass) {
    var contentHandler: ((UNNotificationContent) -> Void)?
    var best: UNMutableNotificationContent?
    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
      self.contentHandler = contentHandler
      best = request.content.mutableCopy() as? UNMutableNotificationContent
      \(body)
    }
    \(timeout.map { "override func serviceExtensionTimeWillExpire() { \($0) }" } ?? "")
    \(members)
  }
  """
}

private let load = "load(url) { image in self.show(image); contentHandler(self.best!) }"

@Suite struct `A notification service extension` {
  @Test func `is quiet if it is Xcode’s template`() {
    #expect(
      found(service("if let best { best.title += \" [modified]\"; contentHandler(best) }")) == [])
  }

  @Test func `is judged with its app`() {
    #expect(
      report(service(load)).remarks == [
        "“Service” of App.xcodeproj is an extension; its answers are judged with its app."
      ])
  }

  @Test func `answers on each path`() {
    #expect(found(service("guard let url else { return }\n\(load)")) == [7])
    #expect(
      found(service("guard let url else { contentHandler(request.content); return }\n\(load)"))
        == [])
    #expect(
      found(service("guard let url else { return self.contentHandler!(request.content) }\n\(load)"))
        == [])
    #expect(
      found(service("guard let url else { return finish() }\n\(load)", members: finish)) == [])
    #expect(found(service("if isMuted { return }\nstart()", members: finish)) == [7])
  }

  private let finish = "func finish() { contentHandler?(best!) }"

  @Test func `answers in each closure`() {
    #expect(
      found(
        service("load(url) { image in\nguard let image else { return }\ncontentHandler(best!) }"))
        == [8])
  }

  /// The system keeps the object as long as it serves a request.
  @Test func `may leave a closure in which it is gone`() {
    for test in ["self != nil", "let self", "let _ = self", "let strongSelf = self"] {
      let body =
        "load(url) { [weak self] in\nguard \(test) else { return }\ncontentHandler(best!) }"
      #expect(found(service(body)) == [], "\(test)")
    }
  }

  @Test func `answers if it keeps nothing`() {
    let head =
      "class S: UNNotificationServiceExtension { override func didReceive(_ r: UNNotificationRequest, withContentHandler done: @escaping (UNNotificationContent) -> Void) {"
    #expect(found("\(head)\nif ok { done(r.content) }\n} }") == [2])
    #expect(found("\(head)\ndone(r.content)\n} }") == [])
  }

  @Test func `hears that its time is nearly up, if it answers later`() {
    #expect(found(service(load, timeout: nil)) == [4])
    #expect(found(service("contentHandler(best!)", timeout: nil)) == [])
    #expect(found(service("download()", timeout: nil, members: finish)) == [4])
    #expect(found(service(load, timeout: "")) == [9])
    #expect(found(service(load, timeout: "print(\"time is up\")")) == [9])
    #expect(found(service(load)) == [])
  }

  /// A library's class may hear it.
  @Test func `is not judged by what an unknown superclass does`() {
    #expect(found(service(load, timeout: nil, superclass: "PushServiceExtension")) == [])
  }

  @Test func `is judged in Objective-C`() {
    let source = """
      @implementation NotificationService
      - (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *))contentHandler {
        self.contentHandler = contentHandler;
        if (url == nil) {
          return;
        }
        [self load:url then:^{ self.contentHandler(self.best); }];
      }
      - (void)serviceExtensionTimeWillExpire { self.contentHandler(self.best); }
      @end
      """
    #expect(found(source, file: "Service/Service.m") == [5])
    #expect(
      found(
        source.replacing("    return;", with: "    contentHandler(request.content); return;"),
        file: "Service/Service.m") == [])
  }
}

@Suite struct `Another extension` {
  private func widget(_ body: String) -> [Int] {
    found(
      """
      struct Provider: TimelineProvider {
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          \(body)
        }
      }
      """)
  }

  @Test func `gives WidgetKit its timeline on each path`() {
    #expect(widget("guard let data = read() else { return }\ncompletion(timeline(data))") == [3])
    #expect(
      widget(
        "guard let data = read() else { return completion(empty) }\ncompletion(timeline(data))")
        == [])
    #expect(widget("") == [2])
    #expect(widget("Task { await reload() }") == [2])
  }

  private func share(_ body: String) -> [Int] {
    found(
      """
      class ShareViewController: SLComposeServiceViewController {
        override func didSelectPost() { \(body) }
        func save() { store(); extensionContext?.completeRequest(returningItems: []) }
      }
      """)
  }

  @Test func `tells the host app that it is done`() {
    #expect(share("store(contentText)") == [2])
    #expect(share("save()") == [])
    #expect(share("store(contentText); super.didSelectPost()") == [])
    #expect(share("extensionContext!.cancelRequest(withError: error)") == [])
  }
}

import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct `A delegate adaptor` {
  init() {
    UIApplication.shared.delegate = nil
  }

  @Test func `creates the delegate of the app`() {
    let app = TasksApp()
    #expect(UIApplication.shared.delegate === app.delegate)
  }

  @Test func `creates the delegate once`() {
    let first = TasksApp()
    let second = TasksApp()
    #expect(first.delegate === second.delegate)
  }

  @Test func `creates a new delegate for an app of another type`() {
    _ = TasksApp()
    _ = PhotosApp()
    #expect(UIApplication.shared.delegate is PhotosDelegate)
  }

  @Test func `creates a delegate with properties and an initialiser of its own`() {
    _ = AdaptedApp()
    #expect((UIApplication.shared.delegate as? AdaptedDelegate)?.log == ["property", "init"])
  }

  @Test func `creates a delegate that inherits its initialiser`() {
    _ = InheritingApp()
    #expect((UIApplication.shared.delegate as? InheritingDelegate)?.log == ["property", "init"])
    #expect((UIApplication.shared.delegate as? InheritingDelegate)?.count == 3)
  }

  @Test func `sends callbacks to the class of the app`() {
    let app = TasksApp()
    _ = UIApplication.shared.delegate?.application(
      .shared, didFinishLaunchingWithOptions: nil)
    #expect(app.delegate.launches == 1)
  }

  @Test func `offers bindings to a delegate that can be observed`() {
    let app = ObservedApp()
    app.write("token")
    #expect(app.delegate.token == "token")
  }
}

private class AdaptedDelegate: UIResponder, UIApplicationDelegate {
  var log = ["property"]

  override init() {
    super.init()
    log.append("init")
  }
}

private final class InheritingDelegate: AdaptedDelegate {
  let count = 3
}

private struct AdaptedApp: App {
  @UIApplicationDelegateAdaptor(AdaptedDelegate.self) var delegate
  var body: some Scene { WindowGroup { EmptyView() } }
}

private struct InheritingApp: App {
  @UIApplicationDelegateAdaptor(InheritingDelegate.self) var delegate
  var body: some Scene { WindowGroup { EmptyView() } }
}

private struct ObservedApp: App {
  @UIApplicationDelegateAdaptor var delegate: LinksDelegate

  var body: some Scene { WindowGroup { EmptyView() } }

  func write(_ token: String) { _delegate.projectedValue.token.wrappedValue = token }
}

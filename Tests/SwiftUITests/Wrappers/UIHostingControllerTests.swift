import SwiftUI
import Testing

@MainActor @Suite struct `A hosting controller` {
  @Test func `keeps its view`() {
    let controller = UIHostingController(rootView: ObscuredContent())
    controller.rootView.isObscured = true
    #expect(controller.rootView.isObscured)
  }

  @Test func `is the root of a window`() {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: Text("a"))
    window.makeKeyAndVisible()
    #expect(window.rootViewController?.isViewLoaded == true)
  }

  @Test func `can be a subclass`() {
    #expect(SubclassHost().sizingOptions == .preferredContentSize)
  }

  @Test func `decodes with the view of a subclass`() {
    #expect(SubclassHost(coder: NSCoder()) != nil)
  }
}

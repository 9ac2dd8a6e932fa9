import Testing

@testable import UIKit

/// Counts the messages that it is sent.
@MainActor private final class Receiver: NSObject {
  private(set) var received: [String] = []

  func plain() { received.append("plain") }
  func note(_ notification: Notification) { received.append(notification.name.rawValue) }
  func old(_ notification: NSNotification) { received.append("NS" + notification.name.rawValue) }
  func tapped(_ sender: UIControl, with event: UIEvent?) { received.append("tapped") }
  func maybe(_ sender: Any?) { received.append(sender == nil ? "nil" : "some") }
  func text(_ text: String) { received.append(text) }

  nonisolated func anywhere() {}
}

@MainActor @Suite struct SelectorTests {
  @Test func `a selector sends the message with as many arguments as the method takes`() {
    let receiver = Receiver()
    #expect(Selector("plain", Receiver.plain).send(to: receiver, ["unused"]))
    #expect(Selector("text", Receiver.text(_:)).send(to: receiver, ["a", "unused"]))
    #expect(Selector("maybe", Receiver.maybe).send(to: receiver, []))
    #expect(Selector("anywhere", Receiver.anywhere).send(to: receiver, []))
    #expect(receiver.received == ["plain", "a", "nil"])
  }

  @Test func `a message that does not fit the object or the method is not sent`() {
    let receiver = Receiver()
    #expect(!Selector("plain", Receiver.plain).send(to: NSObject(), []))
    #expect(!Selector("text", Receiver.text).send(to: receiver, [1]))
    #expect(!Selector("plain").send(to: receiver, []))
    #expect(receiver.received.isEmpty)
  }

  @Test func `selectors are equal if name and number of arguments are`() {
    #expect(Selector("text", Receiver.text) == Selector("text:"))
    #expect(Selector("text", Receiver.text) != Selector("text"))
    #expect("\(Selector("tapped", Receiver.tapped(_:with:)))" == "tapped::")
    #expect(NSStringFromSelector(NSSelectorFromString("text:")) == "text:")
  }

  @Test func `a selector keeps no object alive`() {
    weak var receiver: Receiver?
    let selector = {
      let object = Receiver()
      receiver = object
      return Selector("plain", Receiver.plain)
    }()
    #expect(receiver == nil)
    #expect(selector.description == "plain")
  }

  @Test func `an object performs its methods`() {
    let receiver = Receiver()
    receiver.perform(Selector("plain", Receiver.plain))
    receiver.perform(Selector("text", Receiver.text), with: "a")
    #expect(receiver.received == ["plain", "a"])
    #expect(receiver.responds(to: Selector("plain", Receiver.plain)))
    #expect(!receiver.responds(to: Selector("plain")))
    #expect(!UIView().responds(to: Selector("plain", Receiver.plain)))
    #expect(!UIView().canPerformAction(Selector("plain", Receiver.plain), withSender: nil))
  }

  @Test func `controls and the application send messages to targets that still exist`() {
    let (button, item) = (UIButton(type: .system), UIBarButtonItem())
    var receiver: Receiver? = Receiver()
    let tapped = Selector("tapped", Receiver.tapped(_:with:))
    button.addTarget(receiver, action: tapped, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    item.target = receiver
    #expect(UIApplication.shared.sendAction(tapped, to: item.target, from: button, for: nil))
    #expect(receiver?.received == ["tapped", "tapped"])
    button.removeTarget(receiver, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(receiver?.received.count == 2)
    button.addTarget(receiver, action: tapped, for: .touchUpInside)
    receiver = nil
    button.sendActions(for: .touchUpInside)
    #expect(item.target == nil)
  }
}

@MainActor @Suite struct SelectorObserverTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("note")

  @Test func `an observer is sent notifications in either form, from any sender or one`() {
    let (receiver, sender) = (Receiver(), NSObject())
    center.addObserver(
      receiver, selector: Selector("note", Receiver.note), name: name, object: nil)
    center.addObserver(
      receiver, selector: Selector("old", Receiver.old), name: name, object: sender)
    center.post(name: name, object: nil)
    #expect(receiver.received == ["note"])
    center.post(name: name, object: sender)
    #expect(receiver.received.sorted() == ["NSnote", "note", "note"])
  }

  @Test func `an observer is sent what is posted after the application is used for the first time`()
  {
    UIApplication.end()
    let receiver = Receiver()
    center.addObserver(
      receiver, selector: Selector("note", Receiver.note), name: name, object: nil)
    #expect(UIApplication.shared.applicationState == .active)
    center.post(name: name, object: nil)
    #expect(receiver.received == ["note"])
  }

  @Test func `an observer that is removed is sent nothing, and others go on`() {
    let (receiver, other) = (Receiver(), Receiver())
    for object in [receiver, other] {
      center.addObserver(
        object, selector: Selector("plain", Receiver.plain), name: name, object: nil)
    }
    center.removeObserver(receiver)
    center.post(name: name, object: nil)
    #expect(receiver.received.isEmpty)
    #expect(other.received == ["plain"])
  }

  @Test func `an observer can be removed for one notification, or for one sender`() {
    let (receiver, sender) = (Receiver(), NSObject())
    let second = Notification.Name("second")
    for name in [name, second] {
      center.addObserver(
        receiver, selector: Selector("note", Receiver.note), name: name, object: nil)
    }
    center.removeObserver(receiver, name: name, object: sender)
    center.post(name: name, object: nil)
    center.removeObserver(receiver, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: second, object: nil)
    #expect(receiver.received == ["note", "second"])
  }

  @Test func `an observer is not kept, and is sent nothing once it is gone`() {
    weak var receiver: Receiver?
    do {
      let object = Receiver()
      receiver = object
      center.addObserver(
        object, selector: Selector("plain", Receiver.plain), name: name, object: nil)
    }
    #expect(receiver == nil)
    center.post(name: name, object: nil)
  }

  @Test func `a block is removed by its token as before`() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

import Testing
import UIKit

@MainActor @Suite struct `A window` {
  @Test func `is hidden until it is shown`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
  }

  @Test func `takes the key events from the previous window`() {
    withProcess(of: nil) { application in
      let first = UIWindow(frame: .zero)
      let second = UIWindow(frame: .zero)
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      #expect(!first.isKeyWindow)
      #expect(application.keyWindow === second)
    }
  }

  @Test func `is lost unless it is retained`() {
    withProcess(of: nil) { application in
      UIWindow(frame: .zero).makeKeyAndVisible()
      #expect(application.windows.isEmpty)
      #expect(application.keyWindow == nil)
    }
  }
}

@MainActor @Suite struct `A view` {
  @Test func `is in one view at a time`() {
    let view = UIView()
    let first = UIView()
    let second = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [view])
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }

  @Test func `cannot be in itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test func `has bounds of the size of its frame`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 15, y: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `changes at once, animated or not`() {
    let view = UIView()
    var isFinished = false
    UIView.animate(
      withDuration: 3, animations: { view.alpha = 0 }, completion: { isFinished = $0 })
    #expect(view.alpha == 0)
    #expect(isFinished)
    UIView.performWithoutAnimation { view.alpha = 1 }
    #expect(view.alpha == 1)
  }

  @Test func `has the next responder of the chain`() {
    withProcess(of: ProgrammaticAppDelegate()) { application in
      let window = UIWindow(frame: .zero)
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let chain = sequence(first: controller.view as UIResponder, next: \.next)
      #expect(
        chain.map { String(describing: type(of: $0)) } == [
          "UIView", "UIViewController", "UIWindow", "UIApplication", "ProgrammaticAppDelegate",
        ])
    }
  }
}

@Suite struct `A color` {
  @Test func `equals another with the same components`() {
    #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.white != UIColor.white.withAlphaComponent(0.5))
    #expect(UIColor(named: "Accent") == nil)
  }
}

@Suite struct `The orientation of a user interface` {
  @Test func `is the number of its bit in a mask`() {
    let masks: [(UIInterfaceOrientation, UIInterfaceOrientationMask)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeRight),
    ]
    for (orientation, mask) in masks { #expect(mask.rawValue == 1 << orientation.rawValue) }
  }

  @Test func `is turned against that of the device`() {
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(
      UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
  }
}

import Testing
import UIKit

@testable import TemplateApp

/// A delegate that uses the application during its initialization.
private final class EagerAppDelegate: NSObject, UIApplicationDelegate {
  let stateAtBirth = UIApplication.shared.applicationState
}

@MainActor @Suite struct `A simulated process` {
  @Test func `has its application before its delegate`() {
    let host = ScriptedHost()
    host.applicationState = .background
    withProcess(host: host, of: EagerAppDelegate()) { application in
      #expect((application.delegate as? EagerAppDelegate)?.stateAtBirth == .background)
    }
  }

  @Test func `has an application of its own`() {
    let first = UIApplication.start(host: ScriptedHost()) { nil }
    let second = UIApplication.start(host: ScriptedHost()) { nil }
    #expect(first !== second)
    #expect(UIApplication.shared === second)
    UIApplication.end()
  }

  @Test func `releases its delegate and its windows when it ends`() {
    weak var delegate: ProgrammaticAppDelegate?
    weak var window: UIWindow?
    withProcess(of: ProgrammaticAppDelegate()) { application in
      delegate = application.delegate as? ProgrammaticAppDelegate
      _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
      window = application.keyWindow
      #expect(window != nil)
    }
    #expect(delegate == nil)
    #expect(window == nil)
    #expect(UIApplication.shared.windows.isEmpty)
  }
}

@Suite struct `An app that is started as a program` {
  @Test func `says what to do instead, and fails`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(69), observing: [\.standardErrorContent]) {
        await AppDelegate.main()
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "AppDelegate cannot run as an app: this UIKit for Linux has no screen and no event loop. "
          + "Create the delegate in a test that sends its callbacks"))
  }

  @Test func `fails the same way without a main attribute`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(69), observing: [\.standardErrorContent]) {
        await UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "TemplateApp.AppDelegate cannot run as an app"))
  }
}

import Testing
import UIKit

@testable import TemplateApp

@MainActor @Suite struct `The list of unimplemented callbacks` {
  @Test func `holds every callback that was sent to a silent app delegate`() {
    let names = AppDelegateCalls.all.map(\.key)
    #expect(names.count == 41)
    #expect(AppDelegateCalls.unimplemented(in: SilentAppDelegate()) == Set(names))
  }

  @Test func `holds every callback that was sent to a silent scene delegate`() {
    let names = SceneDelegateCalls.all.map(\.key)
    #expect(names.count == 15)
    #expect(SceneDelegateCalls.unimplemented(in: SilentSceneDelegate()) == Set(names))
  }

  @Test func `leaves out what the template of an app delegate implements`() {
    let names = Set(AppDelegateCalls.all.map(\.key))
    #expect(
      names.subtracting(AppDelegateCalls.unimplemented(in: AppDelegate())) == [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)",
        "application(_:didDiscardSceneSessions:)",
      ])
  }

  @Test func `leaves out what the template of a scene delegate implements`() {
    let names = Set(SceneDelegateCalls.all.map(\.key))
    #expect(
      names.subtracting(SceneDelegateCalls.unimplemented(in: SceneDelegate())) == [
        "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
      ])
  }

  @Test func `holds a callback whose name was mistaken`() {
    withProcess(of: MisspeltAppDelegate()) { application in
      application.delegate?.applicationDidBecomeActive(application)
      application.delegate?.applicationDidEnterBackground(application)
      #expect((application.delegate as? MisspeltAppDelegate)?.calls == 0)
      #expect(
        application.unimplemented == [
          "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
        ])
    }
  }

  @Test func `tells the asynchronous callbacks from the others`() async {
    let application = UIApplication.start(host: ScriptedHost()) { SilentAppDelegate() }
    defer { UIApplication.end() }
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    let scene = UIWindowScene(
      session: UISceneSession(persistentIdentifier: "A"), connectionOptions: .init())
    let shortcut = await application.delegate?.application(application, performActionFor: item)
    let sceneShortcut = await SilentSceneDelegate().windowScene(scene, performActionFor: item)
    #expect(shortcut == false)
    #expect(sceneShortcut == false)
    #expect(
      application.unimplemented == [
        "application(_:performActionFor:) async", "windowScene(_:performActionFor:) async",
      ])
  }

  @Test func `leaves out an asynchronous callback that is implemented`() async {
    let application = UIApplication.start(host: ScriptedHost()) { AsyncShortcutAppDelegate() }
    defer { UIApplication.end() }
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
    let isDone = await application.delegate?.application(application, performActionFor: item)
    #expect(isDone == true)
    #expect(application.unimplemented.isEmpty)
  }

  // An asynchronous requirement cannot take a dictionary of anything from one isolation to another.
  @Test func `known gap: holds the push callback of a delegate that has it asynchronously`() {
    let names = AppDelegateCalls.unimplemented(in: AsyncPushAppDelegate())
    #expect(names.contains("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"))
  }

  @Test func `starts empty in every process`() {
    let first = AppDelegateCalls.unimplemented(in: SilentAppDelegate())
    #expect(!first.isEmpty)
    withProcess(of: SilentAppDelegate()) { #expect($0.unimplemented.isEmpty) }
  }
}

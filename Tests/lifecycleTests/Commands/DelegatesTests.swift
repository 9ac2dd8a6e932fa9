import Foundation
import Testing

@Suite struct `The delegates command` {
  private static let notes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Notes").path(percentEncoded: false)
  private static let good = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
    }

    """
  private static let bad = """
    class AppDelegate: FlutterAppDelegate {
      func applicationDidBecomeActive(application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
    }

    """

  @Test func `lists what is implemented`() throws {
    let result = try Tool.run("delegates", "-", input: Self.good)
    #expect(result.status == 0)
    #expect(
      result.output == """
        -:1: AppDelegate, UIApplicationDelegate, implements 1 callback
            app.didBecomeActive

        """)
    #expect(result.errors == "")
  }

  @Test func `shows a finding once in JSON, however many targets share the source`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bad, to: "App/AppDelegate.swift")
    let target = "{type: application, platform: iOS, sources: [App]}"
    try folder.write(
      "name: Two\ntargets:\n  One: \(target)\n  Other: \(target)\n", to: "project.yml")
    let document = try JSON(Tool.run("delegates", "--format", "json", folder.path).output)
    #expect(document["delegates"]?.list?.count == 2)
    #expect(document["findings"]?.list?.count == 1)
  }

  @Test func `reports methods that are never called, and its assumptions`() throws {
    let result = try Tool.run("delegates", "-", input: Self.bad)
    #expect(result.status == 1)
    #expect(
      result.output == """
        -:1: AppDelegate, UIApplicationDelegate, implements 1 callback
            app.willTerminate
            “AppDelegate” is assumed to be a UIApplicationDelegate because of “FlutterAppDelegate”,
            which was not read.
          error R20 -:2:8
            AppDelegate.applicationDidBecomeActive(application:) is never called. The labels are part of
            the name, and UIKit has no method with these. Since Swift 3 the first parameter has a label
            too, unless it is written “_”.
            Write:
              func applicationDidBecomeActive(_ application: UIApplication)

        """)
  }

  @Test func `notes what is not called on Linux, with the same exit status`() throws {
    let source = """
      class Base: UIResponder, UIApplicationDelegate {}
      class AppDelegate: Base {
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }

      """
    let result = try Tool.run("delegates", "-", input: source)
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        """
          note R20 -:3:8
            AppDelegate.applicationDidBecomeActive(_:) is never called on Linux. “Base” is the class
        """))
  }

  private static let saving = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidEnterBackground(_ application: UIApplication) { save() }
    }

    """

  @Test func `reads the files of an app together`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.saving, to: "A.swift")
    try folder.write("class S: NSObject, UIWindowSceneDelegate {}", to: "S.swift")
    let (app, scene) = (folder.path("A.swift"), folder.path("S.swift"))
    #expect(try Tool.run("delegates", app).status == 0)
    let result = try Tool.run("delegates", app, scene)
    #expect(result.status == 1)
    #expect(result.output.contains("error R5 \(app):2:8\n"))
    #expect(result.output.contains("Facts: F152, F153. Shortest life: "))
  }

  @Test func `says who calls what UIKit does not call`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.saving, to: "A.swift")
    try folder.write(
      """
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          UIApplication.shared.delegate?.applicationDidEnterBackground?(.shared)
        }
      }
      """, to: "S.swift")
    let result = try Tool.run(["delegates", "A.swift", "S.swift"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        """
            UIKit does not call applicationDidEnterBackground(_:), because the app has scenes; S.swift:3
            does.
        """))
  }

  @Test func `takes an app of SwiftUI for one with scenes`() throws {
    let source = """
      @main struct Notes: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Text("") } }
      }
      """
    #expect(try Tool.run("delegates", "-", input: Self.saving).status == 0)
    let result = try Tool.run("delegates", "-", input: Self.saving + source)
    #expect(result.status == 1)
    #expect(result.output.contains("error R5 -:2:8\n"))
  }

  @Test func `reads Objective-C, with and without the interface`() throws {
    let folder = try TemporaryFolder()
    let source = """
      @implementation AppDelegate
      - (void)applicationDidEnterBackgrund:(UIApplication *)application { [self save]; }
      - (void)applicationWillTerminate:(UIApplication *)application { [self save]; }
      @end
      """
    try folder.write(source, to: "AppDelegate.m")
    let alone = try Tool.run(["delegates", "AppDelegate.m"], in: folder)
    #expect(alone.status == 1)
    #expect(
      alone.output.hasPrefix(
        """
        AppDelegate.m:1: AppDelegate, UIApplicationDelegate, implements 1 callback
            app.willTerminate
            “AppDelegate” is assumed to be a UIApplicationDelegate because its interface was not read.
          error R20 AppDelegate.m:2:9

        """))
    try folder.write(
      "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end", to: "AppDelegate.h")
    let both = try Tool.run(["delegates", "."], in: folder)
    #expect(both.status == 1)
    #expect(!both.output.contains("assumed"))
    #expect(both.output.contains("implements 1 callback\n    app.willTerminate\n  error R20"))
  }

  @Test func `does not judge delegates of other systems, and says so`() throws {
    let source = "class AppDelegate: NSObject, NSApplicationDelegate { func f() {} }"
    let result = try Tool.run("delegates", "-", input: source)
    #expect(result.status == 0)
    #expect(
      result.errors == """
        -:1: AppDelegate is a delegate of macOS (NSApplicationDelegate), and not judged.
        No delegate was found in 1 file.

        """)
  }

  @Test func `reads each app below a folder for itself`() throws {
    let folder = Self.notes
    let result = try Tool.run("delegates", folder)
    #expect(result.status == 0)
    #expect(result.output.contains("Notes (\(folder)/Before/Notes.xcodeproj)\n"))
    #expect(result.output.contains("Notes (\(folder)/After/Notes.xcodeproj)\n"))
    let project = try Tool.run("delegates", folder + "/After/Notes.xcodeproj")
    #expect(project.status == 0)
    #expect(project.output.hasPrefix("Notes (\(folder)/After/Notes.xcodeproj)\n"))
  }

  @Test func `refuses files of other languages, and reads the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("class AppDelegate", to: "App.kt")
    try folder.write(Self.good, to: "A.swift")
    let result = try Tool.run(["delegates", "App.kt", "A.swift"], in: folder)
    #expect(result.status == 65)
    #expect(result.output.hasPrefix("A.swift:1: AppDelegate"))
    #expect(result.errors.contains("“App.kt”: only Swift and Objective-C are read"))
  }

  @Test func `reads the other files if one is unreadable or not UTF-8`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "A.swift")
    try folder.write([0x2F, 0x2F, 0xC3, 0xA9, 0xFF], to: "B.swift")
    let (good, bad) = (folder.path("A.swift"), folder.path("B.swift"))

    let malformed = try Tool.run("delegates", bad, good)
    #expect(malformed.status == 65)
    #expect(malformed.output.hasPrefix("\(good):1: AppDelegate"))
    #expect(
      malformed.errors
        == "lifecycle: “\(bad)”: the bytes from offset 4 are not UTF-8, so this is not Swift.\n")

    let unreadable = try Tool.run("delegates", folder.path("none"), bad, good)
    #expect(unreadable.status == 74)
    #expect(unreadable.output.hasPrefix("\(good):1: AppDelegate"))
    #expect(unreadable.errors.contains("none”: No such file or directory."))
  }

  @Test func `says so if there is no delegate`() throws {
    let result = try Tool.run("delegates", "-", input: "struct A {}")
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "No delegate was found in 1 file.\n")
  }

  @Test func `prints JSON`() throws {
    let result = try Tool.run(["delegates", "-", "--format", "json"], input: Self.bad)
    #expect(result.status == 1)
    let document = try #require(try JSON(result.output).object)
    #expect(Set(document.keys) == ["delegates", "findings", "unread"])
    let delegate = try #require(document["delegates"]?.list?.first)
    #expect(
      Set(try #require(delegate.object).keys) == [
        "app", "project", "file", "line", "type", "protocols", "implements", "remarks",
      ])
    #expect(delegate["implements"]?.list?.map(\.string) == ["app.willTerminate"])
    let finding = try #require(document["findings"]?.list?.first)
    #expect(finding["rule"]?.string == "R20")
    #expect(finding["severity"]?.string == "error")
    #expect(finding["line"]?.number == 2)
    let method = "func applicationDidBecomeActive(_ application: UIApplication)"
    #expect(finding["instead"]?.string == method)
  }
}

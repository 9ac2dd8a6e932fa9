import Testing

@Suite struct `The delegates command` {
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

  @Test func `reports methods that are never called, and its assumptions`() throws {
    let result = try Tool.run("delegates", "-", input: Self.bad)
    #expect(result.status == 1)
    #expect(
      result.output == """
        -:1: AppDelegate, UIApplicationDelegate, implements 1 callback
            app.willTerminate
            “AppDelegate” is assumed to be a UIApplicationDelegate because of “FlutterAppDelegate”,
            which was not read.
        ✗ -:2:8: AppDelegate.applicationDidBecomeActive(application:) is never called
            The labels are part of the name, and UIKit has no method with these. Since Swift 3 the first
            parameter has a label too, unless it is written “_”.
            Written: func applicationDidBecomeActive(application: UIApplication)
            Write:   func applicationDidBecomeActive(_ application: UIApplication)

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
        note: -:3:8: AppDelegate.applicationDidBecomeActive(_:) is never called on Linux
            “Base” is the class that conforms, and it does not declare this method.
        """))
    let json = try JSON(Tool.run(["delegates", "-", "--format", "json"], input: source).output)
    #expect(json["findings"]?.list?.first?["onlyOnLinux"]?.bool == true)
  }

  @Test func `reads the files of an app together`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "A.swift")
    try folder.write("class S: NSObject, UIWindowSceneDelegate {}", to: "S.swift")
    let (app, scene) = (folder.path("A.swift"), folder.path("S.swift"))
    #expect(try Tool.run("delegates", app).status == 0)
    let result = try Tool.run("delegates", app, scene)
    #expect(result.status == 1)
    #expect(result.output.contains("✗ \(app):2:8: AppDelegate.applicationDidBecomeActive(_:) is"))
    #expect(result.output.contains("(F152, F153)."))
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
    #expect(result.errors == "There is no delegate in 1 file.\n")
  }

  @Test func `prints JSON`() throws {
    let result = try Tool.run(["delegates", "-", "--format", "json"], input: Self.bad)
    #expect(result.status == 1)
    let document = try #require(try JSON(result.output).object)
    #expect(Set(document.keys) == ["delegates", "findings"])
    let delegate = try #require(document["delegates"]?.list?.first)
    #expect(
      Set(try #require(delegate.object).keys) == [
        "file", "line", "type", "protocols", "implements", "assumptions",
      ])
    #expect(delegate["implements"]?.list?.map(\.string) == ["app.willTerminate"])
    let finding = try #require(document["findings"]?.list?.first)
    #expect(
      Set(try #require(finding.object).keys) == [
        "file", "line", "column", "type", "name", "written", "problem", "onlyOnLinux", "callback",
        "expected", "replacement", "reason", "sources",
      ])
    #expect(finding["line"]?.number == 2)
    #expect(finding["problem"]?.string == "labels")
    #expect(finding["callback"]?.string == "app.didBecomeActive")
    #expect(finding["expected"]?.string == "applicationDidBecomeActive(_:)")
  }
}

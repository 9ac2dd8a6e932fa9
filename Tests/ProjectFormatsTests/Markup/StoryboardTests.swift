import Testing

@testable import ProjectFormats

@Suite struct `A storyboard` {
  @Test func `names its view controllers and the first of them`() throws {
    let storyboard = try Storyboard.read(Array(Sample.storyboard().utf8))
    #expect(storyboard.kind == .storyboard)
    #expect(storyboard.initialViewController == "a-1")
    #expect(storyboard.line == 2)
    #expect(storyboard.controllers.map(\.id) == ["a-1", "b-2"])
    #expect(storyboard.controllers.map(\.line) == [8, 17])
    #expect(storyboard.controllers.map(\.isPlaceholder) == [false, true])
    #expect(storyboard.controllers[1].referencedStoryboard == "Other")
    let first = try #require(storyboard.firstController)
    #expect(first.customClass == "MainController")
    #expect(first.customModule == "Notes")
    #expect(first.storyboardIdentifier == "main")
  }

  @Test func `names the view controllers in its first one`() throws {
    func scene(_ id: String, _ segues: String...) -> String {
      let segues = segues.map { "<segue destination='\($0)' kind='relationship'/>" }.joined()
      return """
        <scene><objects><viewController id='\(id)' sceneMemberID='viewController'><connections>
          \(segues)<segue destination='later' kind='show'/>
        </connections></viewController></objects></scene>
        """
    }
    let text = """
      <document initialViewController='tabs'><scenes>
      \(scene("one", "tabs") + scene("later") + scene("tabs", "one", "gone", "two") + scene("two"))
      </scenes></document>
      """
    let storyboard = try Storyboard.read(Array(text.utf8))
    #expect(storyboard.firstControllers.map(\.id) == ["tabs", "one", "two"])
    #expect(try Storyboard.read(Array(Sample.storyboard(initial: "").utf8)).firstControllers == [])
  }

  @Test func `can lack a first view controller`() throws {
    let storyboard = try Storyboard.read(Array(Sample.storyboard(initial: "").utf8))
    #expect(storyboard.initialViewController == nil)
    #expect(storyboard.firstController == nil)
  }

  @Test func `can name a first view controller that it does not have`() throws {
    let storyboard = try Storyboard.read(
      Array(Sample.storyboard(initial: " initialViewController='gone'").utf8))
    #expect(storyboard.initialViewController == "gone")
    #expect(storyboard.firstController == nil)
  }

  @Test(arguments: [
    ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", Storyboard.Kind.nib),
    ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", .nib),
    ("<document type='com.apple.InterfaceBuilder.AppleTV.Storyboard'/>", .storyboard),
    ("<plist/>", .other("plist")), ("<svg type='image'/>", .other("image")),
  ])
  func `is told from a nib and from other files`(text: String, kind: Storyboard.Kind) throws {
    #expect(try Storyboard.read(Array(text.utf8)).kind == kind)
  }

  @Test func `can be marked as a launch screen`() throws {
    #expect(try Storyboard.read(Array("<document launchScreen='YES'/>".utf8)).isLaunchScreen)
    #expect(try !Storyboard.read(Array("<document/>".utf8)).isLaunchScreen)
  }
}

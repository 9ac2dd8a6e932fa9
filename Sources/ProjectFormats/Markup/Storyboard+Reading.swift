extension Storyboard {
  /// Reads a storyboard, a nib in XML, or any other XML file, which then has no view controllers.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws(SettingsError) -> Storyboard {
    var reader = XMLReader(try XMLText.utf8(bytes))
    var (open, controllers): ([XMLTag], [Controller]) = ([], [])
    var root: XMLTag?
    while let event = try reader.next() {
      switch event {
      case .start(let tag):
        root = root ?? tag
        if isController(tag, in: open) { controllers.append(Controller(tag)) }
        // A segue of this kind stands in the scene of the view controller that contains another.
        if tag.name == "segue", tag["kind"] == "relationship", let id = tag["destination"],
          !controllers.isEmpty
        {
          controllers[controllers.count - 1].contained.append(id)
        }
        open.append(tag)
      case .end: open.removeLast()
      case .text: continue
      }
    }
    guard let root else { throw SettingsError(.empty) }
    return Storyboard(root, controllers)
  }

  /// Whether a tag begins the view controller of a scene; its child controllers have no scenes.
  private static func isController(_ tag: XMLTag, in open: [XMLTag]) -> Bool {
    open.map(\.name) == ["document", "scenes", "scene", "objects"]
      && tag["sceneMemberID"] == "viewController"
  }

  private init(_ root: XMLTag, _ controllers: [Controller]) {
    kind = Kind(root)
    initialViewController = root["initialViewController"]
    isLaunchScreen = root["launchScreen"] == "YES"
    line = root.line
    self.controllers = controllers
  }
}

extension Storyboard.Kind {
  /// The kind of a file with a root; types are such as
  /// `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`.
  fileprivate init(_ root: XMLTag) {
    let type = root["type"] ?? root.name
    let parts = type.split(separator: ".")
    guard parts.starts(with: ["com", "apple"]), root.name == "document" || root.name == "archive"
    else {
      self = .other(type)
      return
    }
    if parts.contains("Storyboard") {
      self = .storyboard
    } else {
      self = parts.last == "XIB" ? .nib : .other(type)
    }
  }
}

extension Storyboard.Controller {
  fileprivate init(_ tag: XMLTag) {
    element = tag.name
    id = tag["id"]
    customClass = tag["customClass"]
    customModule = tag["customModule"]
    storyboardIdentifier = tag["storyboardIdentifier"]
    referencedStoryboard = tag["storyboardName"]
    line = tag.line
  }
}

extension XMLTag {
  /// The value of an attribute, if there is one.
  fileprivate subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

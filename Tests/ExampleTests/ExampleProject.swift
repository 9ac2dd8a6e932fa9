import Foundation

/// The steps of the example in which an app moves to scenes.
enum ExampleProject: String, CaseIterable {
  /// The app delegate does everything.
  case before = "Before"
  /// The manifest names a scene delegate, which does nothing yet.
  case halfway = "Halfway"
  /// The scene delegate does what the app delegate did.
  case after = "After"

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that holds the example.
  static let folder = root.appending(path: "Tests/Examples/Notes")

  /// The scene delegate with which a move begins.
  static let emptySceneDelegate = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }

    """

  /// Gives the folder of the step to a closure.
  func withFolder<Result>(_ use: (URL) throws -> Result) throws -> Result {
    guard self == .halfway else { return try use(Self.folder.appending(path: rawValue)) }
    let files = FileManager.default
    let copy = files.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    defer { try? files.removeItem(at: copy) }
    try files.copyItem(at: Self.folder.appending(path: "Before"), to: copy)
    let plist = copy.appending(path: "Notes/Info.plist")
    try files.removeItem(at: plist)
    try files.copyItem(at: Self.folder.appending(path: "After/Notes/Info.plist"), to: plist)
    try Data(Self.emptySceneDelegate.utf8)
      .write(to: copy.appending(path: "Notes/SceneDelegate.swift"))
    return try use(copy)
  }
}

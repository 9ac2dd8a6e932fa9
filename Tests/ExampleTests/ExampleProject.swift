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

  /// Gives the path of a copy of the step to a closure.
  func withCopy<Result>(_ use: (String) throws -> Result) throws -> Result {
    let copy = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let origin = self == .halfway ? ExampleProject.before : self
    try FileManager.default.copyItem(at: Self.folder.appending(path: origin.rawValue), to: copy)
    if self == .halfway { try Self.adoptScenes(in: copy) }
    return try use(copy.path(percentEncoded: false))
  }

  /// Gives an app the manifest, and a scene delegate that does nothing.
  private static func adoptScenes(in app: URL) throws {
    let plist = try Data(contentsOf: folder.appending(path: "After/Notes/Info.plist"))
    try plist.write(to: app.appending(path: "Notes/Info.plist"))
    let code = Data(emptySceneDelegate.utf8)
    try code.write(to: app.appending(path: "Notes/SceneDelegate.swift"))
  }
}

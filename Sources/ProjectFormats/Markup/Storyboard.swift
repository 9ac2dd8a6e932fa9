/// What a file of Interface Builder says of its view controllers.
package struct Storyboard: Hashable, Sendable {
  /// What the file describes.
  package enum Kind: Hashable, Sendable {
    /// Scenes with view controllers.
    case storyboard
    /// Views without scenes.
    case nib
    /// Something else; the words are the type that it gives itself, or the name of its root.
    case other(String)
  }

  /// A view controller of a scene.
  package struct Controller: Hashable, Sendable {
    /// The element, such as `viewController` or `navigationController`.
    package let element: String
    /// What the storyboard calls it.
    package let id: String?
    /// The class, if it is not UIKit's own.
    package let customClass: String?
    /// The module of the class, if it is named.
    package let customModule: String?
    /// The name under which code can create it.
    package let storyboardIdentifier: String?
    /// The storyboard that holds it, if this is only a reference to another one.
    package let referencedStoryboard: String?
    /// The line in which it begins, counted from 1.
    package let line: Int
    /// The ids of the view controllers in it, such as the tabs of a tab bar controller.
    package internal(set) var contained: [String] = []

    /// Whether this stands for a view controller of another storyboard.
    package var isPlaceholder: Bool { element == "viewControllerPlaceholder" }
  }

  /// What the file describes.
  package let kind: Kind
  /// The id of the view controller that is shown first, if the file names one.
  package let initialViewController: String?
  /// Whether the file is marked as a launch screen.
  package let isLaunchScreen: Bool
  /// The line of the root element, which names the first view controller.
  package let line: Int
  /// The view controllers of all scenes, in the order of the file.
  package let controllers: [Controller]

  /// The view controller that is shown first, if the file names one that it has.
  package var firstController: Controller? {
    initialViewController.flatMap { id in controllers.first { $0.id == id } }
  }

  /// The view controller that is shown first, and those in it.
  ///
  /// - Complexity: O(*n*) for *n* view controllers.
  package var firstControllers: [Controller] {
    let pairs = controllers.compactMap { controller in controller.id.map { ($0, controller) } }
    let byID = Dictionary(pairs) { first, _ in first }
    var ids = [initialViewController].compactMap(\.self)
    var visited = Set(ids)
    var next = 0
    while next < ids.count {
      ids += (byID[ids[next]]?.contained ?? []).filter { visited.insert($0).inserted }
      next += 1
    }
    return ids.compactMap { byID[$0] }
  }
}

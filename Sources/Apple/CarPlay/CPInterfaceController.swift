import UIKit

/// Templates appear and disappear before a method returns, and completion handlers are called then.
@preconcurrency @MainActor open class CPInterfaceController: NSObject {
  public private(set) var templates: [CPTemplate] = []
  public private(set) var presentedTemplate: CPTemplate?
  open weak var delegate: (any CPInterfaceControllerDelegate)?

  /// An empty one until the app sets it.
  public var rootTemplate: CPTemplate { templates.first ?? emptyTemplate }
  private let emptyTemplate = CPTemplate()
  public var topTemplate: CPTemplate? { templates.last }

  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    show(animated, completion) { [rootTemplate] }
  }

  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    show(animated, completion) { templates + [templateToPush] }
  }

  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    show(animated, completion) { Array(templates.prefix(max(1, templates.count - 1))) }
  }

  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    show(animated, completion) { Array(templates.prefix(1)) }
  }

  open func pop(
    to targetTemplate: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let position = templates.firstIndex(where: { $0 === targetTemplate }) else {
      completion?(false, CocoaError(.featureUnsupported))
      return
    }
    show(animated, completion) { Array(templates[...position]) }
  }

  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    exchange(presentedTemplate, for: templateToPresent, animated) {
      presentedTemplate = templateToPresent
    }
    completion?(true, nil)
  }

  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)? = nil) {
    let wasPresented = presentedTemplate != nil
    exchange(presentedTemplate, for: nil, animated) { presentedTemplate = nil }
    completion?(wasPresented, nil)
  }

  private func show(
    _ animated: Bool, _ completion: ((Bool, (any Error)?) -> Void)?, _ next: () -> [CPTemplate]
  ) {
    let next = next()
    exchange(topTemplate, for: next.last, animated) { templates = next }
    completion?(true, nil)
  }

  private func exchange(
    _ old: CPTemplate?, for new: CPTemplate?, _ animated: Bool, _ change: () -> Void
  ) {
    guard old !== new else { return change() }
    if let old { delegate?.templateWillDisappear(old, animated: animated) }
    if let new { delegate?.templateWillAppear(new, animated: animated) }
    change()
    if let old { delegate?.templateDidDisappear(old, animated: animated) }
    if let new { delegate?.templateDidAppear(new, animated: animated) }
  }
}

extension CPInterfaceController {
  @discardableResult
  public func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) async throws -> Bool {
    show(animated, nil) { [rootTemplate] }
    return true
  }

  @discardableResult
  public func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) async throws -> Bool {
    show(animated, nil) { templates + [templateToPush] }
    return true
  }
}

@preconcurrency @MainActor public protocol CPInterfaceControllerDelegate: NSObjectProtocol {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}

extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}

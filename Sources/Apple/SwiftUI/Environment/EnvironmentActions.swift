/// Opens a URL.
public struct OpenURLAction {
  /// What was done with a URL.
  public struct Result: Sendable {
    /// The app has opened the URL.
    public static let handled = Result()
    /// The app has discarded the URL.
    public static let discarded = Result()
    /// The system is to open the URL.
    public static let systemAction = Result()

    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: ((URL) -> Result)?

  init() {
    handler = nil
  }

  /// Creates an action of the app.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL in another app.
  @preconcurrency @MainActor public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL in another app, and says whether it was opened.
  @preconcurrency @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    guard let handler else {
      let application = UIApplication.shared
      let isOpened = application.canOpenURL(url)
      application.open(url)
      return completion(isOpened)
    }
    _ = handler(url)
    completion(true)
  }
}

/// Dismisses the current presentation; this has no effect.
public struct DismissAction {
  init() {}

  /// Dismisses the presentation.
  @preconcurrency @MainActor public func callAsFunction() {}
}

/// Starts a refresh; this has no effect.
public struct RefreshAction: Sendable {
  /// Refreshes.
  @preconcurrency @MainActor public func callAsFunction() async {}
}

/// Opens a window; this has no effect.
public struct OpenWindowAction {
  init() {}

  /// Opens a window with an identifier.
  @preconcurrency @MainActor public func callAsFunction(id: String) {}

  /// Opens a window that presents a value.
  @preconcurrency @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(
    value: D
  ) {}

  /// Opens a window with an identifier, which presents a value.
  @preconcurrency @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(
    id: String, value: D
  ) {}
}

/// Closes a window; this has no effect.
public struct DismissWindowAction {
  init() {}

  /// Closes the window of the view.
  @preconcurrency @MainActor public func callAsFunction() {}

  /// Closes the windows with an identifier.
  @preconcurrency @MainActor public func callAsFunction(id: String) {}
}

/// Asks for a review of the app; this has no effect.
public struct RequestReviewAction {
  init() {}

  /// Closes a window; this has no effect.
  public struct DismissWindowAction {
    init() {}

    /// Closes the window of the view.
    @preconcurrency @MainActor public func callAsFunction() {}

    /// Closes the windows with an identifier.
    @preconcurrency @MainActor public func callAsFunction(id: String) {}
  }

  /// Asks for a review.
  @preconcurrency @MainActor public func callAsFunction() {}
}

/// Dismisses a search; this has no effect.
public struct DismissSearchAction {
  init() {}

  /// Dismisses the search.
  @preconcurrency @MainActor public func callAsFunction() {}
}

/// Whether a view is presented, and how to dismiss it.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented = false

  /// Dismisses the view.
  public mutating func dismiss() {
    isPresented = false
  }
}

/// Whether a list can be edited.
public enum EditMode: Sendable {
  /// It cannot be edited, or it is being edited for a moment, or it is being edited.
  case inactive, transient, active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()

    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: ((URL) -> Result)?

  init() {
    handler = nil
  }

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  @preconcurrency @MainActor public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

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

public struct DismissAction {
  init() {}

  @preconcurrency @MainActor public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  @preconcurrency @MainActor public func callAsFunction() async {}
}

public struct OpenWindowAction {
  init() {}

  @preconcurrency @MainActor public func callAsFunction(id: String) {}

  @preconcurrency @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(
    value: D
  ) {}

  @preconcurrency @MainActor public func callAsFunction<D: Decodable & Encodable & Hashable>(
    id: String, value: D
  ) {}
}

public struct DismissWindowAction {
  init() {}

  @preconcurrency @MainActor public func callAsFunction() {}
  @preconcurrency @MainActor public func callAsFunction(id: String) {}
}

public struct RequestReviewAction {
  init() {}

  public struct DismissWindowAction {
    init() {}

    @preconcurrency @MainActor public func callAsFunction() {}
    @preconcurrency @MainActor public func callAsFunction(id: String) {}
  }

  @preconcurrency @MainActor public func callAsFunction() {}
}

public struct DismissSearchAction {
  init() {}

  @preconcurrency @MainActor public func callAsFunction() {}
}

public struct PresentationMode: Sendable {
  public private(set) var isPresented = false

  public mutating func dismiss() {
    isPresented = false
  }
}

public enum EditMode: Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

/// An image from the network, which is never loaded.
public struct AsyncImage<Content: View>: PrimitiveView {
  /// Creates an image with a view for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

extension AsyncImage where Content == Image {
  /// Creates an image.
  nonisolated public init(url: URL?, scale: CGFloat = 1) {}
}

extension AsyncImage {
  /// Creates an image with a placeholder.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
}

/// The phase of an image from the network.
public enum AsyncImagePhase: Sendable {
  /// Not loaded.
  case empty
  /// Loaded.
  case success(Image)
  /// Not available.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// The error, if the image is not available.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// What a model can have several of, as a plural.
public enum ComponentKind: String, CaseIterable, Hashable, Sendable {
  /// The apps of a device.
  case apps
  /// The scenes of an app.
  case scenes
}

/// One of several things of the same kind in a model: a scene of the app, or an app of the device.
public enum Component: Hashable, Sendable {
  /// The scene with a number, from 0.
  case scene(Int)
  /// The app with a number, from 0.
  case app(Int)

  /// The letter that names a scene: A for 0.
  public static func letter(ofScene number: Int) -> String {
    String(UnicodeScalar(UInt8(65 + number)))
  }

  /// The component in words, for example “app 2”.
  var words: String {
    switch self {
    case .scene(let number): "scene \(Self.letter(ofScene: number))"
    case .app(let number): "app \(number + 1)"
    }
  }

  /// The name of a rule of the component, for example `open#A.url` or `purge.small.2`.
  func name(_ stem: String, variant: String = "") -> String {
    switch self {
    case .scene(let number): "\(stem)#\(Self.letter(ofScene: number))\(variant)"
    case .app(let number): "\(stem)\(variant).\(number + 1)"
    }
  }
}

import LifecycleModels

/// A type that UIKit sends callbacks to.
public struct SourceDelegate: Hashable, Sendable {
  /// The name of the type, with those of the types that it stands in.
  public let typeName: String
  /// The file that declares it.
  public let file: String
  /// The line of its name, counted from 1.
  public let line: Int
  /// The protocols of UIKit that it conforms to, those left out that another one includes.
  public let protocols: [DelegateProtocol]
  /// The callbacks that it implements, in the order of ``LifecycleModels/Callback``.
  public let implements: [Callback]
  /// What was taken to be so although the files do not show it, in sentences.
  public let assumptions: [String]
}

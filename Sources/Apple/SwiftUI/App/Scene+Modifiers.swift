nonisolated extension Scene {
  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  { self }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Adds commands to the menus.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Removes the default commands.
  public func commandsRemoved() -> some Scene { self }

  /// Replaces the default commands.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  { self }

  /// Names the external events that the scene handles.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the first size of the windows.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the first size of the windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the first position of the windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how the windows can be resized.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the default storage of stored properties.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Sets a value in the environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { self }

  /// Places an object in the environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Places an object in the environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }

  /// Runs an action for background work.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// How windows can be resized.
public struct WindowResizability: Sendable {
  /// The default of the scene.
  public static let automatic = WindowResizability()
  /// To the size of the content.
  public static let contentSize = WindowResizability()
  /// To the smallest size of the content, or larger.
  public static let contentMinSize = WindowResizability()
}

nonisolated extension View {
  /// Runs an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs a task while the view is visible.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { self }

  /// Runs a task while the view is visible, and again when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View { self }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { self }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }

  /// Runs an action when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action for each value of a publisher.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  { self }

  /// Runs an action when the app is asked to open a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Runs an action when an activity is continued.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Offers an activity.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Offers an activity for a value.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Names the external events that the view handles.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }

  /// Lets the user refresh the content.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Runs an action when a preference changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }

  /// Reports a value.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    self
  }

  /// Changes a value that is reported.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }

  /// Runs an action when the size or another value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
}

nonisolated extension View {
  /// Sets a value in the environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  { self }

  /// Places an object in the environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Places an object in the environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Changes a value in the environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }

  /// Sets the default storage of stored properties.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// Sets the identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Sets the value for which the view stands.
  public func tag<V: Hashable>(_ tag: V) -> some View { self }

  /// Shows the view on a device in previews.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of the view in previews.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of the view in previews.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

nonisolated extension View where Self: Equatable {
  /// Lets SwiftUI compare the view before it updates it.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

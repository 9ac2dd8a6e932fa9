nonisolated extension View {
  /// Sets whether the user can interact with the view.
  public func disabled(_ disabled: Bool) -> some View { self }

  /// Sets whether the view receives touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the shape that receives touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the shape for some purposes.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { self }

  /// Runs an action when the user taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Runs an action with the place when the user taps.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Runs an action after a long press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Runs an action after a long press; the older form.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Adds a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }

  /// Adds a gesture that comes before those of the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { self }

  /// Adds a gesture that goes together with those of the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { self }

  /// Runs an action when a pointer enters or leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action when the value of the focus is as given.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }

  /// Binds the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Sets whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets the default focus.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }

  /// Runs an action when the user submits.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }

  /// Sets the label of the key that submits.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Keeps submissions inside.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Sets the keys that run the action.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Sets the keys that run the action.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Sets the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the meaning of text.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Sets when a keyboard writes capital letters; the older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets when a keyboard writes capital letters.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Turns corrections off; the older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Turns corrections off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Prevents deletion of a row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps a row in its place.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Plays feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
}

/// The purposes of a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int

  /// Creates purposes from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Highlights.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SensoryFeedback {
  public static let success = Self()
  public static let warning = Self()
  public static let error = Self()
  public static let selection = Self()
  public static let impact = Self()
  public static let increase = Self()
  public static let decrease = Self()
}

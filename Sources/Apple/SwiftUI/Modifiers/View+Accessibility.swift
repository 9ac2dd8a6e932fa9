nonisolated extension View {
  /// Sets what is spoken.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Sets what is spoken.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets what is spoken.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }

  /// Sets the value that is spoken.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the value that is spoken.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Sets the value that is spoken.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }

  /// Sets the explanation that is spoken.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the explanation that is spoken.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Sets the explanation that is spoken.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }

  /// Sets the name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Makes one element of the view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Adds an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Adds an action with a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action when the value is to change.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Sets the order of elements.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Marks the view as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Sets what the user may say.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Describes the children in another way.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Describes the view in another way.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }

  /// Lets the user enlarge the view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets whether colors are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets what is spoken; the older form.
  public func accessibility(label: Text) -> some View { self }

  /// Sets the value that is spoken; the older form.
  public func accessibility(value: Text) -> some View { self }

  /// Sets the explanation that is spoken; the older form.
  public func accessibility(hint: Text) -> some View { self }

  /// Sets the name for tests; the older form.
  public func accessibility(identifier: String) -> some View { self }

  /// Hides the view from assistive technology; the older form.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Adds traits; the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

/// Traits of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AccessibilityTraits {
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isSearchField = Self(rawValue: 16)
  public static let isImage = Self(rawValue: 32)
  public static let isStaticText = Self(rawValue: 64)
  public static let isSummaryElement = Self(rawValue: 128)
  public static let updatesFrequently = Self(rawValue: 256)
  public static let isModal = Self(rawValue: 512)
  public static let isToggle = Self(rawValue: 1024)
}

/// What becomes of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior()
  /// They are kept.
  public static let contain = AccessibilityChildBehavior()
  /// They become one.
  public static let combine = AccessibilityChildBehavior()
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// A tap.
  public static let `default` = AccessibilityActionKind()
  /// Leaving.
  public static let escape = AccessibilityActionKind()
  /// The most important one.
  public static let magicTap = AccessibilityActionKind()
}

/// The direction of a change.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Up or down.
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level, or one from 1 to 6.
  case unspecified, h1, h2, h3, h4, h5, h6
}

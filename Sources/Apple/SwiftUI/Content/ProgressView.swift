/// The progress of some work.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows work without a known end.
  nonisolated public init() where Label == EmptyView {}

  /// Shows work without a known end, with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {}

  /// Shows work without a known end, with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {}

  /// Shows work without a known end, with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {}

  /// Shows a value.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {}

  /// Shows a value with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {}

  /// Shows a value with a title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {}

  /// Shows a value with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {}
}

extension ProgressView {
  /// Shows the progress of a task.
  nonisolated public init(_ progress: Progress)
  where Label == EmptyView, CurrentValueLabel == EmptyView {}

  /// Shows a value with labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}

/// A value in a range.
public struct Gauge<Label: View>: PrimitiveView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {}
}

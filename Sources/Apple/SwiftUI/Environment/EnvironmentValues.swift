public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value that has been set, or else a default.
  ///
  /// It spares a key for each of SwiftUI's own values, which are told apart by their names.
  subscript<Value>(name: AnyKeyPath, or defaultValue: Value) -> Value {
    get { named[name] as? Value ?? defaultValue }
    set { named[name] = newValue }
  }

  private var named: [AnyKeyPath: Any] = [:]
}

// The defaults of an iPhone in light mode.
extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[\Self.colorScheme, or: .light] }
    set { self[\Self.colorScheme, or: .light] = newValue }
  }
  public var openURL: OpenURLAction {
    get { self[\Self.openURL, or: OpenURLAction()] }
    set { self[\Self.openURL, or: OpenURLAction()] = newValue }
  }
  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var refresh: RefreshAction? {
    get { self[\Self.refresh, or: nil] }
    set { self[\Self.refresh, or: nil] = newValue }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var isPresented: Bool { false }
  public var isSearching: Bool { false }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var editMode: Binding<EditMode>? {
    get { self[\Self.editMode, or: nil] }
    set { self[\Self.editMode, or: nil] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[\Self.horizontalSizeClass, or: .compact] }
    set { self[\Self.horizontalSizeClass, or: .compact] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[\Self.verticalSizeClass, or: .regular] }
    set { self[\Self.verticalSizeClass, or: .regular] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { self[\Self.sizeCategory, or: .large] }
    set { self[\Self.sizeCategory, or: .large] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[\Self.dynamicTypeSize, or: .large] }
    set { self[\Self.dynamicTypeSize, or: .large] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[\Self.layoutDirection, or: .leftToRight] }
    set { self[\Self.layoutDirection, or: .leftToRight] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var displayScale: CGFloat {
    get { self[\Self.displayScale, or: 3] }
    set { self[\Self.displayScale, or: 3] = newValue }
  }
  public var pixelLength: CGFloat { 1 / 3 }
  public var isEnabled: Bool {
    get { self[\Self.isEnabled, or: true] }
    set { self[\Self.isEnabled, or: true] = newValue }
  }
  public var isFocused: Bool { false }
  public var font: Font? {
    get { self[\Self.font, or: nil] }
    set { self[\Self.font, or: nil] = newValue }
  }
  public var tint: Color? {
    get { self[\Self.tint, or: nil] }
    set { self[\Self.tint, or: nil] = newValue }
  }
  public var lineLimit: Int? {
    get { self[\Self.lineLimit, or: nil] }
    set { self[\Self.lineLimit, or: nil] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[\Self.lineSpacing, or: 0] }
    set { self[\Self.lineSpacing, or: 0] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[\Self.minimumScaleFactor, or: 1] }
    set { self[\Self.minimumScaleFactor, or: 1] = newValue }
  }
}

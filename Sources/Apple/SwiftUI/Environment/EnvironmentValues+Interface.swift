// The defaults of an iPhone in light mode.
extension EnvironmentValues {
  public var allowsTightening: Bool {
    get { self[\Self.allowsTightening, or: false] }
    set { self[\Self.allowsTightening, or: false] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[\Self.multilineTextAlignment, or: .leading] }
    set { self[\Self.multilineTextAlignment, or: .leading] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[\Self.truncationMode, or: .tail] }
    set { self[\Self.truncationMode, or: .tail] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[\Self.textCase, or: nil] }
    set { self[\Self.textCase, or: nil] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[\Self.imageScale, or: .medium] }
    set { self[\Self.imageScale, or: .medium] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[\Self.symbolRenderingMode, or: nil] }
    set { self[\Self.symbolRenderingMode, or: nil] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[\Self.controlSize, or: .regular] }
    set { self[\Self.controlSize, or: .regular] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[\Self.redactionReasons, or: []] }
    set { self[\Self.redactionReasons, or: []] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[\Self.headerProminence, or: .standard] }
    set { self[\Self.headerProminence, or: .standard] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[\Self.defaultMinListRowHeight, or: 44] }
    set { self[\Self.defaultMinListRowHeight, or: 44] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[\Self.defaultMinListHeaderHeight, or: nil] }
    set { self[\Self.defaultMinListHeaderHeight, or: nil] = newValue }
  }
  public var locale: Locale {
    get { self[\Self.locale, or: .current] }
    set { self[\Self.locale, or: .current] = newValue }
  }
  public var calendar: Calendar {
    get { self[\Self.calendar, or: .current] }
    set { self[\Self.calendar, or: .current] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[\Self.timeZone, or: .current] }
    set { self[\Self.timeZone, or: .current] = newValue }
  }
  public var accessibilityEnabled: Bool {
    get { self[\Self.accessibilityEnabled, or: false] }
    set { self[\Self.accessibilityEnabled, or: false] = newValue }
  }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? {
    get { self[\Self.legibilityWeight, or: nil] }
    set { self[\Self.legibilityWeight, or: nil] = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { self[\Self.isLuminanceReduced, or: false] }
    set { self[\Self.isLuminanceReduced, or: false] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  public var autocorrectionDisabled: Bool {
    get { self[\Self.autocorrectionDisabled, or: false] }
    set { self[\Self.autocorrectionDisabled, or: false] = newValue }
  }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var supportsMultipleWindows: Bool { false }
  public var backgroundMaterial: Material? {
    get { self[\Self.backgroundMaterial, or: nil] }
    set { self[\Self.backgroundMaterial, or: nil] = newValue }
  }
}

extension EnvironmentValues {
  /// The state of the app; every scene has the same state here.
  ///
  /// Code that does not run on the main actor reads `.background`.
  public var scenePhase: ScenePhase {
    get { self[\Self.scenePhase, or: Self.currentPhase] }
    set { self[\Self.scenePhase, or: Self.currentPhase] = newValue }
  }

  private static var currentPhase: ScenePhase {
    guard MainQueue.isCurrent else { return .background }
    return MainActor.assumeIsolated {
      switch UIApplication.shared.applicationState {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    }
  }
}

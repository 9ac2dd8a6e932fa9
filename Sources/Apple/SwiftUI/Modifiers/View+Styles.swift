nonisolated extension View {
  /// Sets the style of buttons.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  /// Sets the style of buttons.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  /// Sets the style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the style of pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the style of text editors.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// Sets the style of labels.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Sets the style of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  /// Sets the style of navigation views.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of views with columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of views with tabs.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of the index of pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of progress.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of date pickers.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Sets the style of menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the style of forms.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Sets the style of group boxes.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }

  /// Sets the style of groups of controls.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }

  /// Sets the style of gauges.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View { self }

  /// Shows or hides the marks of menus.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the columns of a grid that the view spans.
  public func gridCellColumns(_ count: Int) -> some View { self }
}

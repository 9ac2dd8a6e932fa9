/// A text with its references to build settings replaced, such as `$(PRODUCT_NAME:lower)`.
///
/// ```swift
/// let settings = ["MAIN": "Main.$(KIND)", "KIND": "storyboard"]
/// BuildSettingsExpansion("$(MAIN)", lookup: { settings[$0] }).text  // Main.storyboard
/// ```
///
/// The operators `upper`, `lower`, `identifier`, `rfc1034identifier`, `c99extidentifier` and
/// `default=` are known.
package struct BuildSettingsExpansion: Hashable, Sendable {
  /// The text; references that cannot be replaced stay as they are.
  package let text: String
  /// The names in such references, in their order, each once; with the operator if that is unknown.
  package let unknown: [String]
  /// The names whose values refer to themselves, in their order, each once.
  package let circular: [String]
  /// Whether the text became too long or too deep, so that some references stay as they are.
  package let isCutOff: Bool

  /// Replaces the references of a text.
  ///
  /// - Parameters:
  ///   - written: The text.
  ///   - lookup: Gives the value of a setting, or nil if there is none. In the value, `$(inherited)`
  ///     must be replaced already (see ``inheriting(_:from:)``); here it stands for nothing.
  package init(_ written: String, lookup: (String) -> String?) {
    self = withoutActuallyEscaping(lookup) { lookup in
      var expander = BuildSettingsExpander(lookup: lookup)
      let text = String(decoding: expander.expand(Array(written.utf8)), as: UTF8.self)
      return BuildSettingsExpansion(text: text, expander)
    }
  }

  private init(text: String, _ expander: BuildSettingsExpander) {
    self.text = text
    unknown = expander.unknown
    circular = expander.circular
    isCutOff = expander.isCutOff
  }

  /// A value in which `$(inherited)` is replaced by the value of the next level.
  ///
  /// - Complexity: O(*n* + *k* · *m*) for *k* references and a next level of *m* bytes.
  package static func inheriting(_ value: String, from next: String?) -> String {
    ["$(inherited)", "${inherited}", "$[inherited]"].reduce(value) { value, reference in
      value.split(separator: reference, omittingEmptySubsequences: false)
        .joined(separator: next ?? "")
    }
  }
}

/// How text is aligned.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// In the middle.
  case center
  /// To the right.
  case right
  /// To both sides.
  case justified
  /// As the language is written.
  case natural
}

/// A view with text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The text with its attributes.
  open var attributedText: NSAttributedString?

  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural

  /// How many lines the text may have; 0 means any.
  open var numberOfLines = 1
}

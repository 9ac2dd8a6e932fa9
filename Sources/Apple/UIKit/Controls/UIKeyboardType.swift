/// The kind of keyboard for a text field.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the language, or one for ASCII.
  case `default`, asciiCapable
  /// A keyboard for punctuation and addresses.
  case numbersAndPunctuation, URL
  /// A keyboard for numbers.
  case numberPad, phonePad, namePhonePad
  /// A keyboard for addresses, numbers and searches.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The name of the keyboard for letters in older code.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// When a keyboard writes capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never, or at the start of words or sentences, or always.
  case none, words, sentences, allCharacters
}

/// The meaning of the text in a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UITextContentType {
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nickname = Self(rawValue: "nickname")
  public static let organizationName = Self(rawValue: "organization-name")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let countryName = Self(rawValue: "country-name")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  public static let URL = Self(rawValue: "url")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}

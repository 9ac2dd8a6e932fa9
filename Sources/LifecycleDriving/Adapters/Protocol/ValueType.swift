import Reporting

/// The type of a value in protocol 1, in the words of errors and of the documentation.
package enum ValueType: String, CaseIterable, Sendable {
  case boolean = "true or false"
  case number = "a whole number"
  case text = "text in quotation marks"
  case texts = "a list of texts"
  case textOrNumber = "text or a number"
}

extension JSONObject {
  func text(_ key: String) throws(AdapterLineError) -> String? {
    try value(key, .text, as: \.text)
  }

  func texts(_ key: String) throws(AdapterLineError) -> [String]? {
    try value(key, .texts) { value in
      guard case .list(let items) = value else { return nil }
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    }
  }

  func number(_ key: String) throws(AdapterLineError) -> Int? {
    try value(key, .number, as: \.wholeNumber)
  }

  func boolean(_ key: String) throws(AdapterLineError) -> Bool? {
    try value(key, .boolean) { if case .boolean(let value) = $0 { value } else { nil } }
  }

  /// Text or a number, as JSON on one line.
  func textOrNumber(_ key: String) throws(AdapterLineError) -> String? {
    try value(key, .textOrNumber) { value in
      switch value {
      case .string, .number: value.ordered.line
      default: nil
      }
    }
  }

  private func value<Value>(
    _ key: String, _ type: ValueType, as convert: (JSONValue) -> Value?
  ) throws(AdapterLineError) -> Value? {
    try value(key, type.rawValue, as: convert)
  }
}

@testable import ProjectFormats

/// What a reader makes of some bytes: its value, or the words of its error.
struct Outcome<Value> {
  let value: Value?
  let message: String?

  init(_ bytes: [UInt8], _ read: ([UInt8]) throws(SettingsError) -> Value) {
    do throws(SettingsError) {
      (value, message) = (try read(bytes), nil)
    } catch {
      (value, message) = (nil, error.errorDescription)
    }
  }

  init(_ text: String, _ read: ([UInt8]) throws(SettingsError) -> Value) {
    self.init(Array(text.utf8), read)
  }
}

extension SettingsValue {
  /// The value at the end of a path of keys and indices.
  func at(_ path: String...) -> SettingsValue? {
    path.reduce(self) { value, step in
      Int(step).flatMap { index in value?.items.map { $0[index] } } ?? value?[step]
    }
  }
}

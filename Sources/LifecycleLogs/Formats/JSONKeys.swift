/// Some keys of JSON objects, found by their bytes.
struct JSONKeys: Sendable {
  private var keysByLength: [[(bytes: [UInt8], key: String)]] = []

  init(_ keys: [String]) {
    for key in Set(keys) {
      let bytes = Array(key.utf8)
      while keysByLength.count <= bytes.count { keysByLength.append([]) }
      keysByLength[bytes.count].append((bytes, key))
    }
  }

  /// The key that some bytes spell, if it is one of these.
  func key(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count < keysByLength.count else { return nil }
    return keysByLength[bytes.count].first { $0.bytes.elementsEqual(bytes) }?.key
  }
}

import SourceCode

/// A call that stores a value in the user defaults or reads one.
struct DefaultsCall {
  /// The name of the method, or the first word of its selector.
  let name: String
  /// The first argument.
  let value: CodeTokens
  /// The last word of the key, or its text.
  let key: CodeToken
}

extension CodeTokens {
  /// The calls with a key of the user defaults.
  var defaultsCalls: [DefaultsCall] {
    indices.filter { ["forKey", "boolForKey"].contains(self[$0].text) }.compactMap { label in
      let argument = tree.node(at: label)
      guard argument.kind == .argument, argument.range.lowerBound == label,
        let call = callsAround(label).first, let name = call.callee,
        let first = call.child(.argument),
        let key = argument.labelledValue.value.prefix(while: {
          $0.kind != .symbol || $0.isSymbol(".") || $0.isSymbol("@")
        }).last(where: { $0.kind != .symbol })
      else { return nil }
      return DefaultsCall(name: name.text, value: first.labelledValue.value, key: key)
    }
  }
}

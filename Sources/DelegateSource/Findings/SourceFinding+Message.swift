extension SourceFinding {
  /// The finding as a test reports it: where and what in the first line, then why and the remedy.
  public var message: String {
    """
    \(file):\(line):\(column): \(typeName).\(name) is never called
      \(reason)
      Written: \(written)
      Write:   \(replacement)
    """
  }
}

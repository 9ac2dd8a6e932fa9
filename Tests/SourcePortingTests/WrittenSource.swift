import SourcePorting

/// The rewritten lines of a source, without the two lines before it.
func ported(_ source: String, without absent: Set<String> = []) -> String {
  let result = PortedSource(Array(source.utf8), path: "/app/A.swift", without: absent)
  let text = String(decoding: result.bytes, as: UTF8.self)
  return text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).last.map {
    String($0)
  } ?? ""
}

/// What is said of a source, with its places.
func remarks(_ source: String) -> [String] {
  PortedSource(Array(source.utf8), path: "/app/A.swift").remarks.map {
    "\($0.place.line):\($0.place.column) \($0.words)"
  }
}

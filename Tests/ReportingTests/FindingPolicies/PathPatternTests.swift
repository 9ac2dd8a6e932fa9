import Testing

@testable import Reporting

@Suite struct `A pattern of paths` {
  @Test(arguments: [
    ("Vendored/**", "Vendored/a.swift", true), ("Vendored/**", "Vendored/b/c.swift", true),
    ("Vendored/**", "App/Vendored/a.swift", false), ("Vendored/**", "VendoredToo/a.swift", false),
    ("**/*.swift", "a.swift", true), ("**/*.swift", "a/b/c.swift", true),
    ("**/*.swift", "a/b.plist", false), ("*.swift", "a/b.swift", false),
    ("a/**/b/*.m", "a/b/x.m", true), ("a/**/b/*.m", "a/x/b/y/b/x.m", true),
    ("a/**/b/*.m", "a/x.m", false), ("?.swift", "é.swift", true), ("?.swift", "ab.swift", false),
    ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("./a/", "a", true),
    ("**", "a/b", true), ("*", "", false), ("", "a", false), ("a[b]", "a[b]", true),
  ])
  func `fits whole paths only`(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  /// With back-tracking over every star this would take longer than the universe exists.
  @Test func `is quick, whatever it is`() {
    let path = Array(repeating: String(repeating: "a", count: 200), count: 200)
      .joined(separator: "/")
    let stars = String(repeating: "*a", count: 100) + "b"
    let pattern = Array(repeating: "**/\(stars)", count: 100).joined(separator: "/")
    #expect(!PathPattern(pattern).matches(path))
  }
}

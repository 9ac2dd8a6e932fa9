/// One name for what has different names in the app model and in the scene model.
enum CommonName {
  /// The name of what a rule does to the user's device, whatever model it belongs to.
  static func name(of rule: String) -> String {
    var parts = rule.split(separator: ".").map(String.init)
    if let scene = parts[0].firstIndex(of: "#") { parts[0] = String(parts[0][..<scene]) }
    // The app comes forward: from suspension or not, with a scene that is there, comes back or is new.
    if ["open", "resume", "reconnect", "connectFirst"].contains(parts[0]) { parts[0] = "open" }
    parts.removeAll { $0 == "prewarmed" || $0 == "withScene" }
    return parts.joined(separator: ".")
  }
}

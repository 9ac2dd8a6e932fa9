/// The version of the tool.
enum Release {
  static let version = "0.1.0"
}

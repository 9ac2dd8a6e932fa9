import LifecycleCommands

/// The program `lifecycle`.
@main
enum Lifecycle {
  static func main() { LifecycleTool.main() }
}

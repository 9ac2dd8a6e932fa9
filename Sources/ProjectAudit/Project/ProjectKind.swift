extension ProjectTarget.Kind {
  /// What a product type of Xcode means.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let name =
      productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self =
      switch name {
      case "application", "application.on-demand-install-capable": .application
      case let name where name.contains("extension"): .other("an extension")
      case let name where name.contains("watch"): .other("a watch app")
      case "bundle.unit-test", "bundle.ui-testing": .other("a test bundle")
      case let name where name.contains("framework"): .other("a framework")
      case let name where name.contains("library"): .other("a library")
      case "": .other("a target that builds no product")
      default: .other("“\(name)”")
      }
  }
}

extension StateSpace {
  /// One page that shows the state space in a browser, without a server or a network.
  ///
  /// Labels are data: no text of a model becomes a part of the page's markup.
  public var page: String {
    page(
      json, beginningWith: [PackageResources.decode_js, PackageResources.stored_js], fetches: false)
  }

  /// A page that asks the server from which it comes for the states that are not told here.
  func page(asking known: [(String, OrderedJSON)]) -> String {
    page(json(with: known), beginningWith: [PackageResources.served_js], fetches: true)
  }

  private func page(_ json: OrderedJSON, beginningWith states: [[UInt8]], fetches: Bool) -> String {
    HTMLPage(
      title: "LifecycleVerifier",
      script: (states + Self.scripts).map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: "\n"),
      data: json.line, style: String(decoding: PackageResources.explorer_css, as: UTF8.self),
      fetches: fetches, body: []
    ).text
  }

  /// The files of the script that need not know where states come from, each after those that it needs
  /// when it is read.
  private static let scripts = [
    PackageResources.way_js, PackageResources.status_js,
    PackageResources.elements_js, PackageResources.panels_js, PackageResources.timeline_js,
    PackageResources.map_js, PackageResources.copies_js, PackageResources.page_js,
  ]
}

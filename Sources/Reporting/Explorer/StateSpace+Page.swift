extension StateSpace {
  /// One page that shows the state space in a browser, without a server or a network.
  ///
  /// Labels are data: no text of a model becomes a part of the page's markup.
  public var page: String {
    HTMLPage(
      title: "LifecycleVerifier",
      script: Self.scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"),
      data: json.line, style: String(decoding: PackageResources.explorer_css, as: UTF8.self),
      body: []
    ).text
  }

  /// The files of the script, each after those that it needs when it is read.
  private static let scripts = [
    PackageResources.decode_js, PackageResources.way_js, PackageResources.status_js,
    PackageResources.elements_js, PackageResources.panels_js, PackageResources.timeline_js,
    PackageResources.map_js, PackageResources.copies_js, PackageResources.page_js,
  ]
}

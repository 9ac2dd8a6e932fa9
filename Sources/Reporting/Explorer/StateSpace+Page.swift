import Foundation

extension StateSpace {
  /// One page that shows the state space in a browser, without a server or a network.
  ///
  /// The browser is told to run no script but the one of the page, and to fetch nothing. Labels are
  /// data: no text of a model becomes a part of the page's markup.
  public var page: String {
    let script = Self.scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let style = String(decoding: PackageResources.explorer_css, as: UTF8.self)
    let policy =
      "default-src 'none'; script-src \(Self.source(of: script)); style-src \(Self.source(of: style)); "
      + "base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>LifecycleVerifier</title>
      <style>\(style)</style>
      </head>
      <body>
      <script type="application/json" id="space">\(harmless(json.line))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The files of the script, each after those that it needs when it is read.
  private static let scripts = [
    PackageResources.decode_js, PackageResources.way_js, PackageResources.status_js,
    PackageResources.elements_js, PackageResources.panels_js, PackageResources.timeline_js,
    PackageResources.map_js, PackageResources.copies_js, PackageResources.page_js,
  ]

  /// How a policy names the only text that may run.
  private static func source(of text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
  }

  /// JSON that cannot end the element which holds it: no text in it begins a tag or a comment.
  private func harmless(_ json: String) -> String {
    json.replacingOccurrences(of: "<", with: "\\u003C")
      .replacingOccurrences(of: ">", with: "\\u003E")
  }
}

import Foundation

/// One file that a browser shows, without a server or a network.
///
/// The browser is told to run no script and no style but those of the page, and to fetch nothing
/// except what ``images`` and ``fetches`` allow. Text that was read is escaped wherever it stands.
public struct HTMLPage: Hashable, Sendable {
  /// The name of the page, in the browser's tab.
  public var title: String
  /// What the page shows.
  public var body: [Markup]
  /// The style sheet: by default that of all pages.
  public var style: String
  /// A script; nil if the page needs none.
  public var script: String?
  /// What the script reads: JSON in an element with the identifier `space`; nil if there is none.
  public var data: String?
  /// Which pictures the page may load.
  public var images: Images
  /// Whether the script may ask the server from which the page comes, and no other one.
  public var fetches: Bool

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The name of the page.
  ///   - script: A script.
  ///   - data: What the script reads.
  ///   - style: The style sheet.
  ///   - images: Which pictures the page may load.
  ///   - fetches: Whether the script may ask the server from which the page comes.
  ///   - body: What the page shows.
  public init(
    title: String, script: String? = nil, data: String? = nil,
    style: String = HTMLPage.standardStyle,
    images: Images = .none, fetches: Bool = false, body: [Markup]
  ) {
    self.title = title
    self.body = body
    self.style = style
    self.script = script
    self.data = data
    self.images = images
    self.fetches = fetches
  }

  /// Which pictures a page may load.
  public enum Images: String, CaseIterable, Hashable, Sendable {
    /// None; a picture that is part of the page needs no permission.
    case none = "'none'"
    /// Those of the folder that the page lies in, also where no server sends them.
    case besidePage = "'self' file:"
  }

  /// The style of all pages: light and dark, for a screen, a phone and paper.
  public static var standardStyle: String {
    String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  /// The page as it stands in a file.
  public var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Markup.text(title).source)</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body.map(\.source).joined(separator: "\n"))
    \(data.map(Self.element) ?? "")\(script.map { "<script>\($0)</script>\n" } ?? "")</body>
    </html>

    """
  }

  /// The element of JSON, which no text in it can end: none begins a tag or a comment.
  private static func element(of data: String) -> String {
    let json = data.replacingOccurrences(of: "<", with: "\\u003C")
      .replacingOccurrences(of: ">", with: "\\u003E")
    return "<script type=\"application/json\" id=\"space\">\(json)</script>\n"
  }

  private var policy: String {
    "default-src 'none'; script-src \(script.map(Self.source) ?? "'none'"); "
      + "style-src \(Self.source(of: style)); img-src \(images.rawValue); "
      + (fetches ? "connect-src 'self'; " : "")
      + "base-uri 'none'; form-action 'none'"
  }

  /// How a policy names the only text that a browser may use.
  private static func source(of text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())'"
  }
}

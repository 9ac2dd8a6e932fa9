import Reporting
import Testing

@Suite struct `A page` {
  private func policy(of page: HTMLPage) throws -> Substring {
    let start = try #require(page.text.firstRange(of: "Content-Security-Policy\" content=\""))
    return page.text[start.upperBound...].prefix { $0 != "\"" }
  }

  @Test func `runs no script unless it has one`() throws {
    let page = HTMLPage(title: "t", style: "", body: [])
    #expect(
      try policy(of: page)
        == "default-src 'none'; script-src 'none'; "
        + "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'none'; "
        + "base-uri 'none'; form-action 'none'")
    #expect(!page.text.contains("<script"))
  }

  @Test func `names its script and its style by their digests`() throws {
    let page = HTMLPage(title: "t", script: "abc", style: "", body: [])
    // The digest of “abc” is the first example of FIPS 180-4.
    #expect(
      try policy(of: page).contains(
        "script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"))
    #expect(page.text.contains("<script>abc</script>"))
  }

  @Test func `has data that cannot end its element`() {
    let page = HTMLPage(title: "t", data: #"["</script><b>"]"#, body: []).text
    #expect(
      page.contains(
        "<script type=\"application/json\" id=\"space\">"
          + "[\"\\u003C/script\\u003E\\u003Cb\\u003E\"]</script>"))
  }

  @Test func `loads pictures only if it says so`() throws {
    let page = HTMLPage(title: "t", images: .besidePage, body: [])
    #expect(try policy(of: page).contains("img-src 'self' file:;"))
  }

  @Test(arguments: HostileText.all)
  func `has a title of text`(text: String) {
    let page = HTMLPage(title: text, style: "", body: []).text
    #expect(page.contains("<title>\(Markup.text(text).source)</title>"))
  }

  @Test func `is read on a phone, in the dark and on paper`() {
    let style = HTMLPage.standardStyle
    for query in ["prefers-color-scheme: dark", "max-width: 36rem", "@media print"] {
      #expect(style.contains(query))
    }
    #expect(HTMLPage(title: "", body: []).text.contains("width=device-width"))
  }
}

import Testing

@testable import LifecycleCommands

@Suite struct `The site of the reports` {
  private let site: ReportSet

  init() throws { site = try ToyReports.makeSite() }

  @Test func `has the pages of the reports, the facts, and a page for each counterexample`() {
    #expect(
      site.paths == [
        "facts.html", "index.html", "lift/documented.html", "lift/documented/I2.html",
        "lift/observed.html", "lift/observed/I2.html", "lift/overview-documented.dot",
        "lift/overview-observed.dot", "lift/rules.html",
      ])
    #expect(site.pictures.count == 2)
  }

  @Test func `leads from page to page`() throws {
    let index = try #require(site.pages["index.html"])
    #expect(index.contains("<a href=\"lift/observed.html\">observed</a>"))
    let page = try #require(site.pages["lift/observed.html"])
    #expect(page.contains("<a href=\"../facts.html#F79\">F79</a>"))
    #expect(page.contains("<a href=\"observed/I2.html\">I2: "))
    #expect(page.contains("<a href=\"#I2\">✗ I2</a>"))
    #expect(page.contains("<img src=\"overview-observed.svg\""))
    let life = try #require(site.pages["lift/observed/I2.html"])
    #expect(life.contains("<a href=\"../../index.html\">verdicts</a>"))
    #expect(life.contains("<p class=\"mark\">violates I2</p>"))
  }

  @Test func `says of a fact which properties rest on it`() throws {
    let facts = try #require(site.pages["facts.html"])
    #expect(facts.contains("<tr id=\"F79\">"))
    #expect(facts.contains("<a href=\"lift/documented.html#I2\">lift I2</a>"))
  }

  @Test func `has a script of its own where there are tables, and none elsewhere`() throws {
    #expect(try #require(site.pages["index.html"]).contains("script-src 'sha256-"))
    #expect(try #require(site.pages["lift/observed/I2.html"]).contains("script-src 'none'"))
  }
}

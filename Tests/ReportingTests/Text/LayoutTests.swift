import Reporting
import Testing

@Suite struct `A table of text` {
  @Test func `aligns its columns and leaves no spaces at the end of a line`() {
    var table = TextTable([["a", "bbb", ""], ["aaaa", "b"]], indent: 1)
    table.add(["", "", "c"])
    #expect(table.text == " a     bbb\n aaaa  b\n            c\n")
  }

  @Test func `aligns numbers on the right where asked to`() {
    var table = TextTable([["9"], ["10"]], indent: 0)
    table.rightAligned = [0]
    #expect(table.text == " 9\n10\n")
  }

  @Test func `without rows is empty`() {
    #expect(TextTable().text.isEmpty)
  }
}

@Suite struct `Wrapped text` {
  @Test func `breaks at white space and never within a word`() {
    let text = TextWrap.wrapped(
      "one two three incomprehensibilities", width: 12, first: "- ", rest: "  ")
    #expect(text == "- one two\n  three\n  incomprehensibilities\n")
  }

  @Test func `of nothing is its first prefix`() {
    #expect(TextWrap.wrapped("", width: 10, first: "- ", rest: "  ") == "- \n")
  }
}

@Suite struct `A number in words` {
  @Test func `has commas between thousands`() {
    let cases: [(Int, String)] = [
      (0, "0"), (999, "999"), (1000, "1,000"), (178_018, "178,018"), (-1_234_567, "-1,234,567"),
      (Int.min, "-9,223,372,036,854,775,808"),
    ]
    for (number, text) in cases {
      #expect(number.grouped == text)
    }
  }

  @Test func `agrees with its noun`() {
    #expect(1.counted("step") == "1 step")
    #expect(2.counted("step") == "2 steps")
    #expect(0.counted("property", "properties") == "0 properties")
  }
}

@Suite struct `Text in Markdown` {
  @Test func `that is a table has a line under the header, and no cell breaks out`() {
    #expect(
      Markdown.table(["a", "b"], [["x|y", "z"]]) == "| a | b |\n| --- | --- |\n| x\\|y | z |\n")
  }

  @Test func `that is plain has no meaning`() {
    #expect(
      Markdown.escaped("*a* _b_ [c] <d> #e `f` \\")
        == "\\*a\\* \\_b\\_ \\[c\\] \\<d\\> \\#e \\`f\\` \\\\")
  }
}

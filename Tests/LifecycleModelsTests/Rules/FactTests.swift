import LifecycleModels
import Testing

@Suite struct `The facts` {
  @Test func `are numbered without gaps`() {
    #expect(Fact.all.map(\.number) == Array(1...362))
  }

  @Test func `all have a statement and a certainty, and documents unless they are inferred`() {
    let incomplete = Fact.all.filter { fact in
      fact.statement.isEmpty || fact.certainty.isEmpty
        || fact.documents.isEmpty && !fact.certainty.hasPrefix("inf")
    }
    #expect(incomplete.map(\.number) == [])
  }

  @Test func `do not exist beyond the last number`() {
    #expect(Fact.number(0) == nil)
    #expect(Fact.number(363) == nil)
  }
}

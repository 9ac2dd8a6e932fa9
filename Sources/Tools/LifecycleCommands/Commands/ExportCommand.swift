import CommandLineTools
import LifecycleModels
import ModelChecking
import Reporting

/// Writes a model in a form that other tools read.
struct ExportCommand: Command {
  static let syntax = Syntax(
    name: "export", operands: "MODEL", operandCount: 1...1,
    summary: "Write a model for SPIN, TLC, mCRL2 and other tools, or as a program.",
    discussion: [
      """
      promela   a model for SPIN, rule by rule, with properties as assertions and formulas
      tla       a module of TLA+ for TLC and Apalache, rule by rule, with properties
      python, javascript, typescript, kotlin, dart
                a program without dependencies: states, rules, callbacks, random lives
      aut       states and transitions for mCRL2 and CADP (Aldebaran)
      graphml   the same for networkx, Gephi and yEd
      dot       the same for Graphviz, without stages or colours
      scxml     State Chart XML (W3C)
      xstate    the same for XState 5, as JSON
      json      states, actions, callbacks, facts and systems; --as schema describes it
      table     callbacks and the states in which they come, in Markdown
      csv       the same table for spreadsheets

      The same model gives the same bytes. States have the numbers of a breadth-first search. aut,
      scxml and xstate allow one initial state. For a model with several, they get an extra state
      that leads to each.
      """
    ],
    options: [.exportForm, .apps, .scenes, .exported, .maxTime, .maxMemory],
    examples: [
      ("export launch --as promela --output launch.pml", "Let SPIN check the launch."),
      ("export scene --as typescript --output scene.ts", "Draw legal lives in your own tests."),
      ("export scene --as table", "Show which callback comes in which state."),
    ],
    statuses: [
      (.asExpected, "the model is written"), (.undecided, "a limit stopped the search"),
      (.usage, "wrong usage"), (.fileError, "a file cannot be written"),
    ])

  private let model: any Model
  private let form: ExportForm
  private let limits: SearchLimits
  private let output: OutputFile

  init(_ arguments: Arguments) throws(UsageError) {
    model = try arguments.model()
    guard let word = arguments.value(of: .exportForm) else {
      throw .missingOption(oneOf: [.exportForm], command: "export")
    }
    guard let form = ExportForm(word) else {
      throw .unknownWord(word, kind: "form", known: ExportForm.words)
    }
    if [.table, .csv].contains(form), model.vocabulary.isEmpty {
      throw .wrongValue(
        .exportForm,
        "the \(model.name) model calls no delegate, so it has no table of callbacks.")
    }
    self.form = form
    limits = try arguments.limits()
    output = OutputFile(arguments.value(of: .exported))
  }

  func run(console: Console) throws -> Outcome {
    try output.check()
    return try export(model, console)
  }

  private func export<M: Model>(_ model: M, _ console: Console) throws -> Outcome {
    let exported = ExportedModel(model: model, limits: limits, console: console)
    try output.writePieces { put in
      try exported.write(form) { piece in
        if Interruption.isRequested { throw Interrupted() }
        try put(piece)
      }
    }
    return Outcome(text: "", status: .asExpected)
  }
}

extension Option {
  fileprivate static let exportForm = Option(
    "--as", "FORM", help: "The form, one of those above.")
  fileprivate static let exported = Option(
    "--output", "FILE", isOutput: true,
    help: "Write the model to FILE; - is standard output (default).")
}

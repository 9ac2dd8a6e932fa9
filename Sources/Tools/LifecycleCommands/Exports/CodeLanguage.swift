/// A programming language in which a model can be a file that needs no other.
struct CodeLanguage: Sendable {
  /// A variable of the states.
  struct Field: Sendable {
    let name: String
    let isTruth: Bool
    /// What it is in most states.
    let value: String
  }

  typealias Assignment = (name: String, value: String)

  /// A rule, its texts quoted.
  struct Rule {
    let name: String
    let callback: String?
    let initiator: String
    let condition: String
    let assignments: [Assignment]
  }

  let dialect: Dialect
  let comment: String
  /// The imports, and what the type of the states is.
  let states: @Sendable ([Field]) -> String
  /// A function that tests a state.
  let condition: @Sendable (_ name: String, _ text: String) -> String
  /// A list of states, each by what differs from the usual.
  let initialStates: @Sendable ([[Assignment]]) -> String
  /// What stands around the rules.
  let rules: (before: String, after: String)
  let rule: @Sendable (Rule) -> String
  /// The machine that takes the steps.
  let machine: String
}

extension CodeLanguage {
  /// The languages, in the words of the command.
  enum Name: String, CaseIterable, Hashable, Sendable {
    case python, javascript, typescript, kotlin, dart

    var language: CodeLanguage {
      switch self {
      case .python: .python
      case .javascript: .javascript
      case .typescript: .typescript
      case .kotlin: .kotlin
      case .dart: .dart
      }
    }
  }

  /// Assignments as a list of arguments or members.
  private static func list(_ assignments: [Assignment], _ sign: String) -> String {
    assignments.map { $0.name + sign + $0.value }.joined(separator: ", ")
  }

  static let python = CodeLanguage(
    dialect: Dialect(
      and: "and", or: "or", not: "not ", truths: ["False", "True"], owner: "s."
    ) { "(\($1) if \($0) else \($2))" },
    comment: "#",
    states: { fields in
      """
      from dataclasses import dataclass, replace
      from typing import Callable, Iterator, List, NamedTuple, Optional


      @dataclass(frozen=True)
      class State:
      \(fields.map { "    \($0.name): \($0.isTruth ? "bool" : "str") = \($0.value)\n" }.joined())

      class Rule(NamedTuple):
          name: str
          callback: Optional[str]
          initiator: str
          can_happen: Callable[[State], bool]
          next_state: Callable[[State], State]


      """
    },
    condition: { "def \($0)(s: State) -> bool:\n    return \($1)\n\n\n" },
    initialStates: { states in
      "INITIAL_STATES = [\n" + states.map { "    State(\(list($0, "="))),\n" }.joined() + "]\n\n"
    },
    rules: ("RULES = [\n", "\n]\n"),
    rule: { rule in
      "    Rule(\(rule.name), \(rule.callback ?? "None"), \(rule.initiator),\n"
        + "         lambda s: \(rule.condition),\n"
        + "         lambda s: replace(s, \(list(rule.assignments, "="))))"
    },
    machine: """


      class Machine:
          def __init__(self, initial: int = 0):
              self.state = INITIAL_STATES[initial]

          def enabled(self) -> List[Rule]:
              return [rule for rule in RULES if rule.can_happen(self.state)]

          def step(self, name: str) -> Rule:
              enabled = self.enabled()
              for rule in enabled:
                  if rule.name == name:
                      self.state = rule.next_state(self.state)
                      return rule
              names = ", ".join(rule.name for rule in enabled)
              raise ValueError(f"{name!r} cannot happen here. These can: {names}.")

          def walk(self, seed: int, steps: int) -> Iterator[Rule]:
              draw = seed % 2**32 or 1
              for _ in range(steps):
                  enabled = self.enabled()
                  if not enabled:
                      return
                  draw ^= draw << 13 & 0xFFFFFFFF
                  draw ^= draw >> 17
                  draw ^= draw << 5 & 0xFFFFFFFF
                  rule = enabled[draw % len(enabled)]
                  self.state = rule.next_state(self.state)
                  yield rule

      """)

  static let javascript = script(isTyped: false)
  static let typescript = script(isTyped: true)

  private static func script(isTyped: Bool) -> CodeLanguage {
    @Sendable func typed(_ type: String) -> String { isTyped ? ": " + type : "" }
    let types = """
      export interface Rule {
        readonly name: string
        readonly callback: string | null
        readonly initiator: string
        readonly canHappen: (s: State) => boolean
        readonly nextState: (s: State) => State
      }


      """
    return CodeLanguage(
      dialect: Dialect(equal: "===", unequal: "!==", owner: "s.") { "(\($0) ? \($1) : \($2))" },
      comment: "//",
      states: { fields in
        let type = fields.map { "  readonly \($0.name): \($0.isTruth ? "boolean" : "string")\n" }
        return
          (isTyped
          ? "export interface State {\n\(type.joined())}\n\n" + types : "")
          + "const usual\(typed("State")) = {\n"
          + fields.map { "  \($0.name): \($0.value),\n" }.joined() + "}\n\n"
      },
      condition: { "const \($0) = (s\(typed("State")))\(typed("boolean")) => \($1)\n\n" },
      initialStates: { states in
        "export const initialStates\(typed("readonly State[]")) = [\n"
          + states.map { "  { ...usual, \(list($0, ": ")) },\n" }.joined() + "]\n\n"
      },
      rules: ("export const rules\(typed("readonly Rule[]")) = [\n", "\n]\n"),
      rule: { rule in
        "  { name: \(rule.name), callback: \(rule.callback ?? "null"), initiator: \(rule.initiator),\n"
          + "    canHappen: s => \(rule.condition),\n"
          + "    nextState: s => ({ ...s, \(list(rule.assignments, ": ")) }) }"
      },
      machine: """

        export class Machine {
          \(isTyped ? "state: State\n\n  " : "")constructor(initial\(typed("number")) = 0) {
            if (!initialStates[initial]) throw new RangeError(`there is no initial state ${initial}`)
            this.state = initialStates[initial]
          }

          enabled()\(typed("Rule[]")) {
            return rules.filter(rule => rule.canHappen(this.state))
          }

          step(name\(typed("string")))\(typed("Rule")) {
            const enabled = this.enabled()
            const rule = enabled.find(rule => rule.name === name)
            if (!rule) {
              const names = enabled.map(rule => rule.name).join(', ')
              throw new Error(`“${name}” cannot happen here. These can: ${names}.`)
            }
            this.state = rule.nextState(this.state)
            return rule
          }

          *walk(seed\(typed("number")), steps\(typed("number")))\(typed("Generator<Rule>")) {
            let draw = seed >>> 0 || 1
            for (let count = 0; count < steps; count++) {
              const enabled = this.enabled()
              if (enabled.length === 0) return
              draw ^= draw << 13
              draw ^= draw >>> 17
              draw ^= draw << 5
              draw >>>= 0
              const rule = enabled[draw % enabled.length]
              this.state = rule.nextState(this.state)
              yield rule
            }
          }
        }

        """)
  }

  static let kotlin = CodeLanguage(
    dialect: Dialect(owner: "s.") { "(if (\($0)) \($1) else \($2))" },
    comment: "//",
    states: { fields in
      let list = fields.map { field in
        "    val \(field.name): \(field.isTruth ? "Boolean" : "String") = \(field.value),\n"
      }.joined()
      return "data class State(\n\(list.dropLast(2))\n)\n"
        + """

        class Rule(
            val name: String, val callback: String?, val initiator: String,
            val canHappen: (State) -> Boolean, val nextState: (State) -> State
        )


        """
    },
    condition: { "private fun \($0)(s: State): Boolean = \($1)\n\n" },
    initialStates: { states in
      "val initialStates: List<State> = listOf(\n"
        + states.map { "    State(\(list($0, " = ")))" }.joined(separator: ",\n") + "\n)\n\n"
    },
    rules: ("val rules: List<Rule> = listOf(\n", "\n)\n"),
    rule: { rule in
      "    Rule(\(rule.name), \(rule.callback ?? "null"), \(rule.initiator),\n"
        + "        { s -> \(rule.condition) },\n"
        + "        { s -> s.copy(\(list(rule.assignments, " = "))) })"
    },
    machine: """

      class Machine(initial: Int = 0) {
          var state: State = initialStates[initial]
              private set

          fun enabled(): List<Rule> = rules.filter { it.canHappen(state) }

          fun step(name: String): Rule {
              val enabled = enabled()
              val rule = enabled.firstOrNull { it.name == name }
                  ?: throw IllegalArgumentException(
                      "“$name” cannot happen here. These can: " + enabled.joinToString { it.name } + ".")
              state = rule.nextState(state)
              return rule
          }

          fun walk(seed: Int, steps: Int): Sequence<Rule> = sequence {
              var draw = if (seed == 0) 1 else seed
              for (count in 0 until steps) {
                  val enabled = enabled()
                  if (enabled.isEmpty()) break
                  draw = draw xor (draw shl 13)
                  draw = draw xor (draw ushr 17)
                  draw = draw xor (draw shl 5)
                  val rule = enabled[((draw.toLong() and 0xFFFFFFFFL) % enabled.size).toInt()]
                  state = rule.nextState(state)
                  yield(rule)
              }
          }
      }

      """)

  static let dart = CodeLanguage(
    dialect: Dialect(owner: "s.") { "(\($0) ? \($1) : \($2))" },
    comment: "//",
    states: { fields in
      func lines(_ line: (Field) -> String) -> String { fields.map(line).joined() }
      return """
        class State {
        \(lines { "  final \($0.isTruth ? "bool" : "String") \($0.name);\n" })
          const State({
        \(lines { "    this.\($0.name) = \($0.value),\n" })  });

          State copyWith({
        \(lines { "    \($0.isTruth ? "bool" : "String")? \($0.name),\n" })  }) =>
              State(
        \(lines { "        \($0.name): \($0.name) ?? this.\($0.name),\n" })      );

          List<Object> get values => [
        \(lines { "        \($0.name),\n" })      ];

          @override
          bool operator ==(Object other) =>
              other is State &&
              Iterable<int>.generate(values.length).every((i) => values[i] == other.values[i]);

          @override
          int get hashCode => Object.hashAll(values);
        }

        class Rule {
          final String name;
          final String? callback;
          final String initiator;
          final bool Function(State) canHappen;
          final State Function(State) nextState;

          const Rule(this.name, this.callback, this.initiator, this.canHappen, this.nextState);
        }


        """
    },
    condition: { "bool \($0)(State s) => \($1);\n\n" },
    initialStates: { states in
      "const initialStates = <State>[\n" + states.map { "  State(\(list($0, ": "))),\n" }.joined()
        + "];\n\n"
    },
    rules: ("final rules = <Rule>[\n", "\n];\n"),
    rule: { rule in
      "  Rule(\(rule.name), \(rule.callback ?? "null"), \(rule.initiator),\n"
        + "      (s) => \(rule.condition),\n"
        + "      (s) => s.copyWith(\(list(rule.assignments, ": "))))"
    },
    machine: """

      class Machine {
        State state;

        Machine([int initial = 0]) : state = initialStates[initial];

        List<Rule> enabled() => [for (final rule in rules) if (rule.canHappen(state)) rule];

        Rule step(String name) {
          final enabled = this.enabled();
          for (final rule in enabled) {
            if (rule.name == name) {
              state = rule.nextState(state);
              return rule;
            }
          }
          final names = enabled.map((rule) => rule.name).join(', ');
          throw ArgumentError('“$name” cannot happen here. These can: $names.');
        }

        Iterable<Rule> walk(int seed, int steps) sync* {
          var draw = seed & 0xFFFFFFFF;
          if (draw == 0) draw = 1;
          for (var count = 0; count < steps; count++) {
            final enabled = this.enabled();
            if (enabled.isEmpty) return;
            draw ^= (draw << 13) & 0xFFFFFFFF;
            draw ^= draw >> 17;
            draw ^= (draw << 5) & 0xFFFFFFFF;
            final rule = enabled[draw % enabled.length];
            state = rule.nextState(state);
            yield rule;
          }
        }
      }

      """)
}

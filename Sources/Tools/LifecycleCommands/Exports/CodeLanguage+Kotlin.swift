extension CodeLanguage {
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
}

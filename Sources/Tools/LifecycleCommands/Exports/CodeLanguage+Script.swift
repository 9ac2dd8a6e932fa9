extension CodeLanguage {
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
}

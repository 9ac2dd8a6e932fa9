extension CodeLanguage {
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
}

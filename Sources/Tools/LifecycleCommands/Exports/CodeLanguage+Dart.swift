extension CodeLanguage {
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

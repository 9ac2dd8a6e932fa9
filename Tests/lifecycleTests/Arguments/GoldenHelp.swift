/// The help texts, word for word: every user reads them.
enum GoldenHelp {
  static let overview = """
    lifecycle checks what iOS may do to an app, in every order it may do it.

    USAGE: lifecycle <command> [options]

    COMMANDS:
      audit [PATH]          Check that a project launches with the iOS 27 SDK, and find what it lacks.
      list [MODEL...]       List models, profiles, properties and their sources.
      verify [MODEL...]     Visit every reachable state and check every property.
      walk MODEL            Take random walks; shrink the first counterexample.
      diagram MODEL         Draw the states of a model, or a counterexample.
      explore MODEL         Write a page for exploring the states of a model.
      export MODEL          Write a model for SPIN, TLC, mCRL2 and other tools, or as a program.
      check FILE            Check states and transitions that another program wrote.
      replay MODEL          Run a trace again, step by step.
      validate LOG...       Check whether recorded logs are life cycles of a model.
      explain FILE...       Explain why iOS ended an app, from crash reports and logs.
      record [LANGUAGE]     Show what to add to an app so that its log can be judged.
      drive EXECUTABLE [ARGUMENT...]
                            Drive a delegate in another process through life cycles.
      coverage PATH...      Add up the coverage of tests, and show what no test has tried.
      merge RESULT...       Combine the results of shards into the result of one run.
      estimate MODEL        Estimate how many states a model has before a long search.
      delegates PATH...     Show which callbacks delegates implement, misspell or miss.
      port PATH...          Rewrite copies of an app's Swift sources so that they compile on Linux.
      relate [MODEL]        Compare scenes with the app delegate, or SwiftUI with scenes.
      changes [MODEL]       Compare what an app observes on different versions of iOS.
      help [COMMAND]        Explain a command.

    COMMON OPTIONS, accepted by every command:
      --profile NAME        The behaviour of iOS: documented (by Apple) or observed (on devices).
      --ios N|N...M         The versions of iOS, such as 18 or 16...27 (default: all).
      --format NAME         text (default) or json.
      --output FILE         Write the result to FILE; - is standard output (default).
      --seed N              The seed for random choices, decimal or 0x… (default 0x5EED).
      --max-states N        Stop after N distinct states.
      --threads N           Use N threads (default: one for each core).
      --quiet               Write no progress and no remarks to standard error.

    EXAMPLES:
      lifecycle audit ~/Projects/Notes           Check that an app launches, and find what it loses.
      lifecycle verify                           Check every model.
      lifecycle replay app --property I2         Show how a common belief fails.
      lifecycle diagram app | dot -Tsvg > app.svg

    EXIT STATUS:
      0 all as expected · 1 a property is violated or a log rejected · 2 undecided
      64 wrong usage · 65 malformed input · 70 internal error · 74 file error
      130 interrupted

    """

  static let verify = """
    Visit every reachable state and check every property.

    USAGE: lifecycle verify [MODEL...] [options]

    Without MODEL every model is checked, and without --profile both profiles are. If a property
    should hold but is violated, the shortest trace that violates it is shown. A false belief is
    shown in the same way. A verdict is “holds” only after a complete search. After a limit or
    Ctrl-C, the remaining properties are “undecided”.

    With --apps, the device model is searched by orbits: states that differ only in the order of
    the apps count as one. Without MODEL, --ios leaves out the models that do not exist on its
    systems.

    --property also takes a formula that says what must happen eventually. It uses the names that
    “list MODEL --predicates” shows. The formula is judged over whole runs, assuming that iOS does
    not postpone its own steps for ever. --fairness names other assumptions, or none.

    With --disk, a search by orbits keeps its states in files in a folder, and --max-memory limits
    the memory that it uses besides. After Ctrl-C, a limit or a full disk, the same command
    continues from the last complete level. When the search is complete, its files are removed.

    --reports writes Markdown pages with figures. With --format html it writes a site for a
    browser that begins at index.html: tables that can be sorted and filtered, the facts, and a
    page for each counterexample.

    The formats xcode, github, sarif, junit and markdown write the findings for Xcode, GitHub
    annotations, code scanning, test reports and pull requests. The format json shows all findings,
    including those that are accepted or switched off.

    --write-baseline accepts all findings and lists them in a file. With --baseline, the findings in
    that file are accepted, even if they have moved, and only new ones are reported. If there are
    none and everything was judged, the exit status is 0. With both options, entries that no longer
    occur are removed from the file, and none are added.

    The file .lifecycle.json in the current folder, or the file of --settings, sets the severity of
    rules: {"rules": {"NAME": {"severity": "off", "reason": "…", "paths": ["Vendored/**"]}}}.
    A severity is error, warning, note or off. Notes do not change the exit status. Neither do
    warnings of audit and delegates.

    OPTIONS:
      --property ID[,ID]    Check only these properties, or a formula, and show each in full.
      --fairness NAMES      Assume that these groups of rules are fair, or “none”.
      --apps N              The number of apps on the device (device model).
      --scenes N            The number of scenes of the app (scene and SwiftUI models).
      --reports DIR         Write the pages of these models to the folder DIR.
      --mutants             Break every rule, and count the faults that the properties catch.
      --max-depth N         Stop N steps from the start.
      --max-time TIME       Stop after this time, such as 500ms, 30s, 30 (seconds), 5m or 1h.
      --max-memory SIZE     Stop at this much memory, such as 800M or 2G (default: 3/4 of the memory).
      --disk DIR            Keep the states of a search by orbits in files in DIR.
      --format NAME         text (default), json, xcode, github, sarif, junit or markdown.
      --baseline FILE       Accept the findings listed in FILE, and report the others.
      --write-baseline FILE
                            Accept all findings, and list them in FILE.
      --settings FILE       Read the severity of rules from FILE (default: .lifecycle.json, if any).

    COMMON OPTIONS:
      --profile NAME        The behaviour of iOS: documented (by Apple) or observed (on devices).
      --ios N|N...M         The versions of iOS, such as 18 or 16...27 (default: all).
      --output FILE         Write the result to FILE; - is standard output (default).
      --seed N              The seed for random choices, decimal or 0x… (default 0x5EED).
      --max-states N        Stop after N distinct states.
      --threads N           Use N threads (default: one for each core).
      --quiet               Write no progress and no remarks to standard error.
      --help                Show this text.

    EXAMPLES:
      lifecycle verify
          Check every model: the main job.
      lifecycle verify app --property 'always (opened implies eventually active)'
          Ask what must happen eventually.
      lifecycle verify --format json --output verdicts.json
          Write the verdicts for a program.

    EXIT STATUS:
      0    what should hold holds, and the false beliefs are refuted
      1    a verdict is not as expected
      2    every decided verdict is as expected, but a limit left some undecided
      64   wrong usage
      74   a file cannot be written
      130  interrupted

    """
}

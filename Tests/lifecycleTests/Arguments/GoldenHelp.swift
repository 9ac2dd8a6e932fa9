/// The help texts, word for word: every user reads them.
enum GoldenHelp {
  static let overview = """
    lifecycle checks what iOS may do to an app, in every order it may do it.

    USAGE: lifecycle <command> [options]

    COMMANDS:
      audit [PATH]          Say whether a project launches with the iOS 27 SDK, and what its code misses.
      list [MODEL...]       List models, profiles, properties and their sources.
      verify [MODEL...]     Visit every reachable state and check every property.
      walk MODEL            Take random walks; shrink the first counterexample.
      diagram MODEL         Draw the states of a model, or a counterexample.
      explore MODEL         Write a page in which you explore the states of a model.
      replay MODEL          Run a trace again, step by step.
      validate LOG...       Say whether recorded logs are life cycles of a model.
      drive EXECUTABLE [ARGUMENT...]
                            Drive a delegate in another process through life cycles.
      coverage PATH...      Add up what tests have lived, and say what none has tried.
      merge RESULT...       Add up the results of shards: what one run would have found.
      estimate MODEL        Estimate how many states a model has, before a long search.
      delegates PATH...     Say which callbacks the source of delegates implements, misspells or misses.
      port PATH...          Rewrite copies of an app's Swift sources so that they compile on Linux.
      relate [MODEL]        Compare scenes with the app delegate, or SwiftUI with scenes: what changes.
      changes [MODEL]       Compare versions of iOS: what an app observes on one and not on another.
      help [COMMAND]        Explain a command.

    COMMON OPTIONS, accepted by every command:
      --profile NAME        Which reading of the documentation: documented or observed.
      --ios N|N...M         The systems that are meant, such as 18 or 16...27 (default: all).
      --format NAME         text (default) or json.
      --output FILE         Write the result to FILE; - is standard output (default).
      --seed N              The seed of random choices, decimal or 0x… (default 0x5EED).
      --max-states N        Stop after N distinct states.
      --threads N           Use N threads (default: one for each core).
      --quiet               Show no progress and no remarks on standard error.

    EXAMPLES:
      lifecycle audit ~/Projects/Notes           Say whether an app launches, and what it loses.
      lifecycle verify                           Check every model.
      lifecycle replay app --property I2         Show how a common belief fails.
      lifecycle diagram app | dot -Tsvg > app.svg

    EXIT STATUS:
      0 all as expected · 1 a property is violated or a log rejected · 2 undecided
      64 wrong usage · 65 malformed input · 70 internal error · 74 file trouble
      130 interrupted

    """

  static let verify = """
    Visit every reachable state and check every property.

    USAGE: lifecycle verify [MODEL...] [options]

    Without MODEL every model is checked, and without --profile both profiles are. A property that
    should hold but is violated is shown with the shortest trace that violates it, and so is a
    false belief. A verdict is “holds” only after a complete search; after a limit or Ctrl-C the
    remaining properties are “undecided”. With --apps the device model is searched by orbits:
    states that differ only in the order of the apps count as one. Without MODEL, --ios leaves out
    the models of what its systems do not have.

    In place of identifiers, --property takes a formula that says what must happen in the end, over
    the names of “list MODEL --predicates”. It is read over whole runs, assuming that what iOS sees
    to does not wait for ever; --fairness names other assumptions, or none.

    With --disk, such a search keeps its states in files in a folder, and --max-memory says how much
    memory it takes besides. After Ctrl-C, a limit or a full disk, the same command goes on from the
    last complete level. When the search is complete, its files are removed.

    --reports writes the pages as Markdown, with figures; with --format html as a site of pages for
    a browser, which begins at index.html: tables that can be sorted and filtered, the facts, and a
    page for each counterexample.

    The formats xcode, github, sarif, junit and markdown report what was found to Xcode, to GitHub's
    annotations, to code scanning, to test reports, and to pull requests. --write-baseline accepts
    all findings and lists them in a file. With --baseline, the findings that the file lists are
    accepted, wherever they have moved, and only others are reported; if there are none, the exit
    status is 0. With both options, entries that no longer occur are removed from the file, and none
    are added. The file .lifecycle.json in the current folder, or that of --settings, says how severe
    the findings of a rule are:
    {"rules": {"NAME": {"severity": "off", "reason": "…", "paths": ["Vendored/**"]}}}.
    A severity is error, warning, note or off. Notes do not change the exit status, nor do warnings
    of audit and delegates. The format json shows everything, also what is accepted or switched off.

    OPTIONS:
      --property ID[,ID]    Check only these properties, or a formula, and show each in full.
      --fairness NAMES      Assume that these groups of rules are fair, or “none”.
      --apps N              The number of apps on the device, for the device model.
      --scenes N            The number of scenes of the app, for the scene model.
      --reports DIR         Write every page of the reports into a folder.
      --mutants             Break every rule, and count what the properties catch.
      --max-depth N         Stop N steps from the start.
      --max-time TIME       Stop after a time: 500ms, 30 (seconds), 30s, 5m, 1h.
      --max-memory SIZE     Stop at this size: 800M, 2G (default: 3/4 of memory).
      --disk DIR            Keep the states of a search by orbits in files in a folder.
      --format NAME         text (default), json, xcode, github, sarif, junit or markdown.
      --baseline FILE       Accept the findings that FILE lists, and report the others.
      --write-baseline FILE
                            List the findings in FILE, which accepts them.
      --settings FILE       How severe rules are (default: .lifecycle.json, if there is one).

    COMMON OPTIONS:
      --profile NAME        Which reading of the documentation: documented or observed.
      --ios N|N...M         The systems that are meant, such as 18 or 16...27 (default: all).
      --output FILE         Write the result to FILE; - is standard output (default).
      --seed N              The seed of random choices, decimal or 0x… (default 0x5EED).
      --max-states N        Stop after N distinct states.
      --threads N           Use N threads (default: one for each core).
      --quiet               Show no progress and no remarks on standard error.
      --help                Show this text.

    EXAMPLES:
      lifecycle verify
          Check every model: the main job.
      lifecycle verify app --property 'always (opened implies eventually active)'
          Ask what must happen in the end.
      lifecycle verify --format json --output verdicts.json
          Write the verdicts for a program.

    EXIT STATUS:
      0    what should hold holds, and the false beliefs are refuted
      1    some verdict is not as expected
      2    everything decided is as expected, but a limit left something undecided
      64   wrong usage
      74   a file cannot be written
      130  interrupted

    """
}

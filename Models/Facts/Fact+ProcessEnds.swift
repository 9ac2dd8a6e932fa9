extension Fact {
  /// How devices record that a process ended.
  static let processEnds: [Fact] = [
    Fact(
      303,
      """
      The report of a kill by the watchdog names what the watchdog waited for: process-launch, \
      scene-create, scene-update or process-exit ("Failed to terminate gracefully after 5.0s"). It \
      also says whether the app was visible, and whether it was to become so.
      """,
      documents: """
        AAPL:xcode/addressing-watchdog-terminations (scene-create, scene-update); \
        geek-is-stupid.github.io, 2018-10-15 (process-launch); Automattic/pocket-casts-ios#556; \
        reports in public repositories (process-exit)
        """,
      certainty: "doc+obs"),
    Fact(
      304,
      """
      Older systems say that the app "failed to launch", "to resume", "to suspend" or "to terminate \
      in time", or that it "failed to scene-create"; and "has active assertions beyond permitted \
      time" of a background task, a background fetch or a URL session.
      """,
      documents: """
        Technical Note TN2151 (archived); reports of iOS 6 to 11 in public repositories
        """,
      certainty: "doc+obs (old)"),
    Fact(
      305,
      """
      0xd00d2bad: the app used key resources of the system excessively.
      """,
      documents: "AAPL:xcode/sigkill",
      certainty: "doc"),
    Fact(
      306,
      """
      On watchOS, 0xc51bad01 is too much CPU time in a background task, 0xc51bad02 too much time, \
      and 0xc51bad03 too much time while the system was busy.
      """,
      documents: "AAPL:xcode/sigkill",
      certainty: "doc"),
    Fact(
      307,
      """
      0x2bad45ec: the app drew to the screen while that was not permitted, for example while the \
      device was locked ("insecure drawing while in secure mode").
      """,
      documents: """
        Technical Note TN2151 (archived); embrace.io/docs/product/crashes/watchdog-terminations
        """,
      certainty: "doc (old)+obs"),
    Fact(
      308,
      """
      0xdeadfa11: the user quit the app. On old systems the user did so by holding the power button \
      and then the home button; a swipe in the app switcher leaves no such report.
      """,
      documents: """
        Technical Note TN2151 (older editions); developerfeed.com question 1274794; the words of \
        FrontBoard for this code
        """,
      certainty: "doc (old)+obs"),
    Fact(
      309,
      """
      0xfbfbfbfb ("force-quit") is the system's own: at a shutdown or a log-out, and when simctl \
      terminates an app.
      """,
      documents:
        "the words of FrontBoard for this code; a log of a simulator in a public repository",
      certainty: "obs"),
    Fact(
      310,
      """
      No crash report is written when a suspended app is purged, when memory runs out, and when the \
      user swipes an app away.
      """,
      documents: """
        Technical Note TN2151 (archived); AAPL:xcode/identifying-high-memory-use-with-jetsam-event-reports
        """,
      certainty: "doc"),
    Fact(
      311,
      """
      A Jetsam report lists all processes with their memory in pages. Only a process that was ended \
      has a reason; the largest process need not be among them.
      """,
      documents: "AAPL:xcode/identifying-high-memory-use-with-jetsam-event-reports",
      certainty: "doc"),
    Fact(
      312,
      """
      Documented Jetsam reasons: per-process-limit (the process crossed the limit of every app; \
      that of an extension is lower), vm-pageshortage (memory for the app in front), vnode-limit (too \
      many open files in the whole system), highwater (a system daemon above its usual memory), \
      fc-thrashing (the file cache), jettisoned (another reason).
      """,
      documents: "AAPL:xcode/identifying-high-memory-use-with-jetsam-event-reports",
      certainty: "doc"),
    Fact(
      313,
      """
      The kernel numbers its reasons from 1: jettisoned, highwater, vnode-limit, vm-pageshortage, \
      proc-thrashing, fc-thrashing, per-process-limit, disk-space-shortage, idle-exit, \
      zone-map-exhaustion, vm-compressor-thrashing, vm-compressor-space-shortage, low-swap, \
      sustained-memory-pressure, vm-pageout-starvation, conclave-limit, long-idle-exit; 100 is the \
      CPU limit.
      """,
      documents: "XNU bsd/kern/kern_memorystatus.c, bsd/sys/kern_memorystatus.h",
      certainty: "doc (source)"),
    Fact(
      314,
      """
      A process that crosses a fatal memory limit is ended at once. One that crosses its high-water \
      mark is only among the first when memory runs short.
      """,
      documents: "XNU bsd/sys/kern_memorystatus.h",
      certainty: "doc (source)"),
    Fact(
      315,
      """
      MetricKit counts ends of the app in the foreground and in the background. Normal exits include \
      those by a swipe in the app switcher; abnormal ones are uncaught exceptions and aborts. Memory \
      pressure, CPU, locked files and task time-outs are counted in the background only.
      """,
      documents:
        "AAPL:metrickit/mxforegroundexitdata, AAPL:metrickit/mxbackgroundexitdata — iOS 14+",
      certainty: "doc"),
    Fact(
      316,
      """
      Since iOS 27 these counts have other names (foregroundTermination, backgroundTermination; \
      systemPressureTerminationCount is the memory pressure), and a crash diagnostic names its \
      category.
      """,
      documents: """
        AAPL:metrickit/foregroundterminationmetric, AAPL:metrickit/backgroundterminationmetric, \
        AAPL:metrickit/crashdiagnostic/terminationcategory-swift.struct — iOS 27+
        """,
      certainty: "doc"),
    Fact(
      317,
      """
      EXC_RESOURCE: the process exceeded a limit of CPU, memory, disk writes or wake-ups. With \
      "NON-FATAL CONDITION" in the report, the process was not ended.
      """,
      documents: "AAPL:xcode/exc_resource",
      certainty: "doc"),
    Fact(
      318,
      """
      EXC_GUARD: the process violated a guarded resource, often a file descriptor that a library of \
      the system had opened.
      """,
      documents: "AAPL:xcode/exc_guard",
      certainty: "doc"),
    Fact(
      319,
      """
      EXC_BAD_ACCESS is an access to invalid memory, EXC_BREAKPOINT and EXC_BAD_INSTRUCTION a trap, \
      EXC_ARITHMETIC an impossible calculation; EXC_CRASH is an abort (SIGABRT), a bad system call \
      (SIGSYS), or an end that another process asked for (SIGTERM, SIGQUIT).
      """,
      documents: "AAPL:xcode/understanding-the-exception-types-in-a-crash-report",
      certainty: "doc"),
    Fact(
      320,
      """
      The namespace of a termination says who ended the process: 1 JETSAM, 2 SIGNAL, 3 CODESIGNING, \
      6 DYLD, 9 EXEC, 10 SPRINGBOARD (or FRONTBOARD), 11 TCC, 15 RUNNINGBOARD (formerly ASSERTIOND), \
      23 GUARD.
      """,
      documents: "XNU bsd/sys/reason.h",
      certainty: "doc (source)"),
    Fact(
      321,
      """
      SpringBoard and runningboardd log how a process exited: voluntarily, by the watchdog, by a \
      crash, by Jetsam, or by a signal, as words or as a domain with a code \
      (domain:jetsam(1) code:17).
      """,
      documents: """
        dotnet/macios#10086; logs of iOS 10 and of iOS 15 and later in public repositories
        """,
      certainty: "obs"),
    Fact(
      322,
      """
      Crash reporters conclude at the next launch. Sentry calls an end in the foreground that nothing \
      else explains WatchdogTermination, formerly OutOfMemory; an end of an app that hangs, by its \
      user or by the watchdog, is a Fatal App Hang. Bugsnag calls such ends Out Of Memory, and one at a \
      critical thermal state Thermal Kill.
      """,
      documents: """
        docs.sentry.io/platforms/apple/configuration/watchdog-terminations; getsentry/sentry-cocoa; \
        bugsnag/bugsnag-cocoa
        """,
      certainty: "doc (of the reporter)"),
    Fact(
      323,
      """
      PushKit ends an app that receives a VoIP push and reports no call, with an exception: "Killing \
      app because it never posted an incoming call to the system after receiving a PushKit VoIP push".
      """,
      documents: """
        AAPL:pushkit/pkpushregistrydelegate; developer.apple.com/forums/thread/124517 (DTS); \
        reports in public repositories — SDK 13+
        """,
      certainty: "doc+obs"),
    Fact(
      324,
      """
      Writing to a socket or a pipe that nobody reads ends the process by SIGPIPE, without a crash \
      report, unless the app ignores the signal.
      """,
      documents: "logs of simulators in public repositories",
      certainty: "obs"),
    Fact(
      325,
      """
      An app that asks for privacy-sensitive data without a usage description in Info.plist is ended \
      (namespace TCC).
      """,
      documents: """
        reports in public repositories ("attempted to access privacy-sensitive data without a usage \
        description")
        """,
      certainty: "obs"),
  ]
}

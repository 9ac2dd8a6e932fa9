extension DeviceScript {
  /// The script for a shell on a Mac, which controls a simulator with `xcrun simctl`.
  ///
  /// It waits for a person if there is no command for a step. `DEVICE` selects the simulator; the
  /// booted one is the default.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The app; nil to read it from the variable `BUNDLE`.
  ///   - url: A URL with the scheme of the app; nil to read it from the variable `APP_URL`, which
  ///     counts for more than this.
  ///   - link: A universal link; nil to read it from the variable `APP_LINK`, as with the URL.
  /// - Returns: A bash script.
  public func simctl(
    bundleIdentifier: String?, url: String? = nil, link: String? = nil
  ) -> String {
    let bundle =
      bundleIdentifier.map(Self.quoted) ?? #""${BUNDLE:?Set it to the app’s bundle identifier}""#
    return """
      #!/bin/bash
      # \(title), from: \(beginning)
      set -euo pipefail
      bundle=\(bundle)
      \(defaults(url: url, link: link))\(Self.functions)
      xcrun simctl terminate "$device" "$bundle" || true

      """ + steps.compactMap(\.breakpoint).map { "by_hand \(Self.quoted($0))\n" }.joined()
        + steps.map(Self.part).joined() + Self.ending
  }

  /// The values of the variables that the steps read, unless they are set outside.
  private func defaults(url: String?, link: String?) -> String {
    let commands = steps.map(Self.part).joined()
    return [("APP_URL", url), ("APP_LINK", link)].map { name, value in
      guard let value, commands.contains("${\(name):?") else { return "" }
      return "[ -n \"${\(name):-}\" ] || \(name)=\(Self.quoted(value))\n"
    }.joined()
  }

  /// Names the default file of `LifecycleRecorder`.
  private static let ending = #"""

    log="$(xcrun simctl get_app_container "$device" "$bundle" data)"
    echo "Now read the log: lifecycle validate '$log/Library/Application Support/lifecycle.jsonl'"

    """#

  private static let functions = #"""
    device="${DEVICE:-$(xcrun simctl list devices booted | grep -m 1 -Eo '[0-9A-F-]{36}')}"

    # The app's process, which is one of the Mac's.
    process() {
      xcrun simctl spawn "$device" launchctl list |
        awk -v name="UIKitApplication:$bundle[" 'index($3, name) && $1 > 0 { print $1; found = 1 }
          END { if (!found) print "The app does not run." > "/dev/stderr" }'
    }

    by_hand() {
      read -r -p "$1 Then press Return. "
    }

    """#

  private static func part(for step: DeviceStep) -> String {
    let remark = step.instruction.simulator.map { "# \($0)\n" } ?? ""
    let halt = step.halt.map { "by_hand \(quoted($0))\n" } ?? ""
    let lines = halt + commands(of: step)
    let mark = step.markLine.map { "echo \(quoted($0))\n" } ?? ""
    return "\necho \(quoted(step.heading))\n\(mark)\(remark)\(lines)\n# \(step.expectation)\n"
  }

  private static func commands(of step: DeviceStep) -> String {
    switch step.instruction.simctl {
    case .run(let lines): lines
    case .byItself: "# " + step.person
    case .impossible(let reason): "# \(capitalised(reason)).\nby_hand " + quoted(step.personAction)
    }
  }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A text as one word of the shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

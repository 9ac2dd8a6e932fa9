import Testing

@Suite struct `The log of a UI test` {
  @Test(arguments: [
    ("    t =     1.21s     Launch org.example.shop", "(launch)"),
    ("t =     1.21s Activate org.example.shop", "(open)"),
    ("    t =    12.28s Pressing Home button", "(home)"),
    ("    t =    12.28s Press Home button", "(home)"),
    ("    t =    19.05s Terminate org.example.shop:6843", "(debugger stop)"),
    ("    t =    19.05s     Launch com.apple.Preferences", "(other app)"),
    ("    t =    19.05s Open URL shop://x", "(open by url)"),
    ("14:31:30.120 [ INFO] maestro.cli.onCommandStart: Press Home key RUNNING", "(home)"),
    (#"Launch app "org.example.shop" with clear state... COMPLETED"#, "(launch)"),
    (#"[2022-11-17 14:31:30] [INFO   ] Stop org.example.shop RUNNING"#, "(debugger stop)"),
    ("Press Lock key... COMPLETED", "(lock)"),
    ("Open shop://x... COMPLETED", "(open by url)"),
    (
      #"[HTTP] {"script":"mobile: pressButton","args":[{"name":"home"}]}"#, "(home)"
    ),
    (
      #"2024-06-13 16:48:02:356 - [HTTP] {"args":[{"bundleId":"a.b"}],"script":"mobile: activateApp"}"#,
      "(open)"
    ),
    ("14:14:49.258 detox[87079] B device terminateApp", "(debugger stop)"),
    ("14:14:49.258 detox[87079] B device sendToHome", "(home)"),
  ])
  func `has marks`(line: String, mark: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad", mark])
  }

  @Test(arguments: [
    "t =     1.21s Open org.example.shop", "t =     8.15s Wait for org.example.shop to idle",
    "t =     8.15s Tap \"Home\" Button", "Tap on \"Home\"... COMPLETED",
    #"14:31:30.640 [ INFO] x: Launch app "a.b" COMPLETED"#, "Open the door RUNNING",
    #"[HTTP] {"script":"mobile: pressButton","args":[{"name":"volumeUp"}]}"#,
    "14:14:49.258 detox[87079] E device terminateApp", "t =     1.2s Terminate com.apple.Maps:1",
  ])
  func `has lines that are no marks`(line: String) throws {
    #expect(try Written.items("viewDidLoad\n" + line) == ["vc.viewDidLoad"])
  }

  @Test func `is judged with what the test did`() throws {
    let test = """
          t =     1.21s Open org.example.shop
          t =     1.21s     Launch org.example.shop
      application:didFinishLaunchingWithOptions:
      applicationDidBecomeActive:
          t =    12.28s Pressing Home button
      """
    let left = "\napplicationWillResignActive:\napplicationDidEnterBackground:"
    #expect(try Everyday.verdict(test + left) == .accepted)
    #expect(try Everyday.verdict(test + "\napplicationWillEnterForeground:") == .rejected)
  }
}

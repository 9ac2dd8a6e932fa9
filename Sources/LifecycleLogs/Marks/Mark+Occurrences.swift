import LifecycleModels

extension Mark {
  /// Whether an occurrence in a model can be the event of the mark.
  ///
  /// If the model is coarser than the words, its nearest occurrence counts too: in a model without
  /// calls, a call is an interruption.
  func matches(_ occurrence: Occurrence) -> Bool {
    switch occurrence {
    case .opening(let opening, let input): matches(opening, with: input)
    case .cutShort(let opening, let obstacle):
      (obstacle == .appLock || mayBeCovered) && matches(opening, with: nil)
    case .inputInFront(let other): event == .open && input == other
    case .covering(let cover): input == nil && Self.covers[event]?.contains(cover) == true
    case .uncovering(let cover, let isAnnounced):
      input == nil && Self.uncovers[event]?.contains(cover) == true
        // The app may miss the end of an interruption (F41), but not the end of a call.
        && (isAnnounced || event == .dismissal)
    case .departure(let departure, _):
      input == nil && Self.departures[event]?.contains(departure) == true
    case .backgroundLaunch(let other, _):
      isStart(for: other, of: .backgroundLaunch)
    case .wake(let other): isStart(for: other, of: .wake)
    case .arrival(let other), .discarding(let other): event == .arrival && input == other
    case .prewarming(.begins), .prewarming(.runsLaunch), .prewarming(.runsInit):
      event == .prewarming
    case .window(let change): matches(change)
    case .otherScreen(let change): Self.otherScreens[event]?.contains(change) == true
    case .deviceChange(let change): Self.deviceChanges[event]?.contains(change) == true
    case .request(.presentSystemSheet): event == .interruption
    case .userKill: event == .forceQuit
    case .systemTermination, .punishment: event == .systemKill
    case .end(let end): Self.ends[event]?.contains(end) == true
    case .suspension: event == .suspension
    case .delivery, .touch, .prewarming, .leavingForeground, .enteringForeground, .hiddenWindow,
      .request, .answer, .announcedExit:
      false
    }
  }

  private func matches(_ opening: Occurrence.Opening, with other: LifeInput?) -> Bool {
    guard let openings = Self.openings[event], openings.contains(opening) else { return false }
    // A notification that the app handles with UserNotifications opens it like its icon.
    return input == nil || input == other || input == .notificationTap && other == nil
  }

  private func isStart(for other: LifeInput, of kind: Event) -> Bool {
    event == kind ? input == nil || input == other : event == .arrival && input == other
  }

  private func matches(_ change: Occurrence.WindowChange) -> Bool {
    switch change {
    case .new: event == .newWindow
    case .openBeside: event == .newWindow || event == .open && input == nil
    case .close: event == .closeWindow || event == .forceQuit
    case .reclaim: event == .reclaim
    case .pushAside, .otherAppBeside: event == .otherApp || event == .leave
    case .backFromOtherApp: event == .goBack
    // The system discards a session, or the app requests something by itself.
    case .discardSession, .replace, .refresh, .activate, .destroy: false
    }
  }
}

// MARK: - Tables

extension Mark {
  private static let living: Set<Occurrence.Opening> = [.open, .resume, .reconnect, .connectFirst]
  private static let cold: Set<Occurrence.Opening> = [.launch, .prewarmedLaunch]

  private static let openings: [Event: Set<Occurrence.Opening>] = [
    .launch: cold, .open: living.union(cold), .goBack: living.union(cold),
    .goBackFromBackground: living, .endCall: living,
  ]

  private static let covers: [Event: Set<Occurrence.Cover>] = [
    .call: [.call, .interruption], .switcher: [.switcher, .interruption],
    .interruption: [.interruption], .notificationCentre: [.notificationCentre, .interruption],
    // Before iOS 5 the locked screen only covered the app.
    .lock: [.interruption, .lockScreen],
  ]

  private static let uncovers: [Event: Set<Occurrence.Cover>] = [
    .declineCall: [.call, .interruption], .endCall: [.call, .interruption],
    .dismissal: [.interruption, .notificationCentre, .switcher],
    .goBack: [.interruption, .notificationCentre, .switcher, .call],
    .unlock: [.interruption, .lockScreen],
    // The home button also closes whatever covers the app.
    .home: [.interruption, .notificationCentre],
  ]

  private static let departures: [Event: Set<Occurrence.Departure>] = [
    .home: [.home], .otherApp: [.otherApp], .lock: [.lock, .sleep],
    .answerCall: [.callAnswered, .otherApp],
    .leave: [.home, .otherApp, .callAnswered, .lock, .sleep],
  ]

  private static let deviceChanges: [Event: Set<Occurrence.DeviceChange>] = [
    .lock: [.lockInBackground], .unlock: [.unlock],
    .memoryWarning: [.lowMemory, .lowMemoryWhileEntering],
    .timeChange: [.clock, .clockUnnoticed, .clockFlushed, .clockWhileEntering],
  ]

  private static let otherScreens: [Event: Set<Occurrence.OtherScreen>] = [
    .openInCar: [.openedInCar], .leaveInCar: [.leftInCar], .connectDisplay: [.displayConnected],
    .unplug: [.carUnplugged, .displayUnplugged],
  ]

  private static let ends: [Event: Set<Occurrence.End>] = [
    .systemKill: [.purge, .jetsam, .jetsamInBackground],
    .memoryKill: [.purge, .jetsam, .jetsamInBackground],
    .crash: [.crash], .update: [.update], .reboot: [.reboot, .shutdown],
    .stop: [.debugger, .purge, .jetsam, .jetsamInBackground, .crash, .update, .reboot],
  ]
}

// MARK: - What a mark says about the app

extension Mark {
  /// Whether a matching occurrence begins a process.
  static func beginsProcess(_ occurrence: Occurrence) -> Bool {
    switch occurrence {
    case .opening(.launch, _), .cutShort(.launch, _), .backgroundLaunch, .prewarming(.begins),
      .prewarming(.runsLaunch), .prewarming(.runsInit):
      true
    default: false
    }
  }

  /// Whether an occurrence matches the mark only if the app was on screen before.
  func needsFormerFront(_ occurrence: Occurrence) -> Bool {
    guard event == .goBack || event == .goBackFromBackground || event == .endCall else {
      return false
    }
    if case .opening(let opening, _) = occurrence { return Self.living.contains(opening) }
    return false
  }

  /// Whether the event could have happened in this place, judged by the words alone.
  func allows(_ origin: Origin) -> Bool {
    switch event {
    case .launch, .backgroundLaunch, .prewarming: origin == .notRunning
    case .wake: origin == .suspended || origin == .inBackground
    default: true
    }
  }

  /// Whether it is about one window of several, or about another screen.
  var isOfWindows: Bool {
    switch event {
    case .newWindow, .closeWindow, .reclaim, .openInCar, .leaveInCar, .connectDisplay, .unplug: true
    default: false
    }
  }

  /// Whether something covers the app. One that is covered already does not hear of it.
  var isCover: Bool { event != .lock && Self.covers[event] != nil }

  /// Whether it may leave an app that is off screen unaffected.
  var isOfDevice: Bool { event == .lock || event == .unlock }

  /// Whether it can begin a process.
  var canBeginProcess: Bool {
    switch event {
    case .launch, .open, .goBack, .backgroundLaunch, .arrival, .prewarming, .openInCar: true
    default: false
    }
  }

  /// Whether it ends the process.
  var endsProcess: Bool {
    switch event {
    case .forceQuit, .systemKill, .memoryKill, .crash, .stop, .update, .reboot: true
    default: false
    }
  }

  /// Whether an unmentioned event may precede it: opening the switcher before swiping an app away,
  /// or something covering the app before it is dismissed.
  var isPrepared: Bool {
    switch event {
    case .forceQuit, .dismissal, .declineCall, .answerCall, .endCall, .closeWindow: true
    default: false
    }
  }
}

extension Mark {
  /// The mark of an occurrence; nil for the app's own actions and for deliveries.
  init?(_ occurrence: Occurrence) {
    if let input = occurrence.input {
      self.init(occurrence, with: input)
    } else {
      let marks = Event.order.lazy.map { Mark($0) }
      guard let mark = marks.first(where: { $0.matches(occurrence) }) else { return nil }
      self = mark
    }
  }

  private init?(_ occurrence: Occurrence, with input: LifeInput) {
    let marks = Event.order.lazy.map { Mark($0, with: input) }
    guard let mark = marks.first(where: { $0.matches(occurrence) }) else { return nil }
    self = mark
  }
}

extension Mark.Event {
  /// All events, from the most to the least specific.
  fileprivate static let order =
    exact + allCases.filter { !exact.contains($0) && !vague.contains($0) }
    + allCases.filter(vague.contains)

  /// Events whose occurrences match other events too.
  private static let exact: [Mark.Event] = [.interruption, .dismissal, .closeWindow]

  private static let vague: Set<Mark.Event> = [
    .open, .goBack, .goBackFromBackground, .endCall, .leave, .systemKill, .stop, .arrival,
  ]
}

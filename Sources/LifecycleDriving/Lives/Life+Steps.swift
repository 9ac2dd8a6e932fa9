import LifecycleModels

// The individual steps of a life.
extension Life {
  /// Takes a step of the model.
  /// - Parameter number: The number of a transition in the current state.
  func take(_ number: Int) {
    let transition = tables.transitions[number]
    if !excluded.isEmpty, isExcluded(transition) {
      isOver = true
      return
    }
    let position = transition.position
    journal?.begin(.transition(position, refused: false), isChoice: isChoice)
    let before = state
    var target = transition.target
    lastCallback = transition.callback
    coverage.steps += 1
    coverage.transitions[number] += 1
    if let input = transition.input { receive(input) }
    if transition.losesInput { history.inputsReceived -= 1 }
    // The step is taken before its callback is delivered, so that breaches in the callback count
    // for it.
    taken.append(.transition(position, refused: false))
    if let callback = transition.callback, !deliver(callback, transition),
      let targetIfRefused = transition.targetIfRefused
    {
      target = targetIfRefused
      taken[taken.count - 1] = .transition(position, refused: true)
      coverage.refusals[number, default: 0] += 1
      journal?.refuse()
    }
    if let heard = serveDelegateRegistration(during: number) { target = heard }
    enter(Int(target), from: before)
    finishStep()
    serveRequests()
  }

  /// Serves the request to set the delegate of the notification centre, if the callback of the last
  /// step made it while other deliveries are owed. The delegate counts from within the launch
  /// callback that sets it, so that it receives the tap that launched the app (F177, F178).
  /// - Parameter number: The transition that delivered the callback.
  /// - Returns: The target of the same delivery once the delegate is set; nil if nothing has
  ///   changed.
  private func serveDelegateRegistration(during number: Int) -> Int32? {
    let request = AppRequest.setNotificationDelegate
    guard let position = application.inbox.requests.firstIndex(of: request),
      let state = tables.target(of: request, in: planState),
      let same = tables.transitions(of: state).first(where: {
        tables.transitions[$0].rule == tables.transitions[number].rule
      }), case .transition(_, let refused) = taken[taken.count - 1]
    else { return nil }
    application.inbox.requests.remove(at: position)
    coverage.requests[PlanCoverage.Request(request: request, state: planState), default: 0] += 1
    coverage.steps += 1
    coverage.transitions[number] -= 1
    coverage.transitions[same] += 1
    let transition = tables.transitions[same]
    let delivery = LifeCyclePlan.Step.transition(transition.position, refused: refused)
    journal?.replaceLast(by: .request(request), delivery, isChoice: isLastStepChoice)
    precedeLastStep(by: .request(request), delivery)
    return refused ? transition.targetIfRefused : transition.target
  }

  /// Whether the last step is the first one of the current choice.
  private var isLastStepChoice: Bool { choices.last?.start == taken.count - 1 }

  private func precedeLastStep(by step: Step, _ last: Step) {
    let index = taken.count - 1
    if isLastStepChoice { choices[choices.count - 1].start += 1 }
    taken[index] = step
    taken.append(last)
    if handledSteps.remove(index) != nil { handledSteps.insert(index + 1) }
  }

  /// Takes the steps without an alternative.
  func advance() {
    while !tables.isQuiet[planState] {
      let transitions = tables.transitions(of: planState)
      guard transitions.count == 1, !isOver else { return }
      take(transitions.lowerBound)
    }
    input = nil
    grantedRequest = nil
  }

  func perform(_ index: Int) {
    let action = world.actions[index]
    act(.action(index), .action(action.name), by: action.actor) {
      coverage.actions[index] += 1
      switch action.effect {
      case .code(_, let perform): if let moment { try perform(moment) }
      case .time(let seconds): pause(seconds)
      case .otherProcess(_, let perform): try perform(disk)
      }
    }
    // Conditions are asked only while there is a delegate, and the disk may have fulfilled them now.
    if delegate == nil, case .otherProcess = action.effect {
      marks.fulfilled.formUnion(world.eventualities.indices)
    }
  }

  /// Takes a step that does not belong to the model.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - kind: What is not repeated if the process does not survive it.
  ///   - actor: Whose code runs.
  ///   - body: What happens.
  func act(
    _ step: Step, _ kind: FatalStep, by actor: StepActor = .app, _ body: () throws -> Void
  ) {
    lastCallback = nil
    if !excluded.isEmpty, excluded.contains(kind) {
      isOver = true
      return
    }
    journal?.begin(step, isChoice: isChoice)
    taken.append(step)
    coverage.steps += 1
    if actor == .app { application.inbox.scheduler.willRun(nil) }
    call(ofApp: actor == .app, body)
    if actor == .otherProcess { finishWorkOfOthers() }
    finishStep()
    serveRequests()
  }

  /// Whether the next step is the first one of the current choice.
  private var isChoice: Bool { choices.last?.start == taken.count }

  private func isExcluded(_ transition: PlanTables.Transition) -> Bool {
    if let callback = transition.callback, excluded.contains(.callback(callback)) { return true }
    let begins = !isStarted && tables.execution[Int(transition.target)].isRunning
    return begins && excluded.contains(.launch)
  }
}

// MARK: - Calls

extension Life {
  /// The action of the world's code in the last step, if any.
  var lastWorldAction: String? {
    switch taken.last {
    case .action(let index): world.actions[index].name
    case .scheduledWork: LifeRunner<Disk, Delegate>.scheduledWorkName
    case .timer: LifeRunner<Disk, Delegate>.timerName
    default:
      if let lastCallback, world.handlers[Int(lastCallback.rawValue)] != nil {
        lastCallback.name
      } else {
        lastHandled == nil ? "launch" : nil
      }
    }
  }
}

extension Life {
  /// Runs code of the world and notes any error.
  func call(ofApp isOfApp: Bool = true, _ body: () throws -> Void) {
    if isOfApp, let delegate { world.prepare?(delegate) }
    application.inbox.isCalling = true
    do {
      try application.catcher.catching(body)
    } catch let end as any EndOfProcess {
      breach(.builtIn(end.obligation), end.words)
      isOver = true
    } catch is CheckStopped {
      isOver = true
    } catch {
      breach(.builtIn(.errors), "it throws: \(error)")
    }
    application.inbox.isCalling = false
  }

  /// Delivers a callback.
  /// - Returns: The answer.
  private func deliver(_ callback: Callback, _ transition: PlanTables.Transition) -> Bool {
    guard let delegate else { return true }
    application.state = ApplicationState(transition.visibleState)
    if callback == .taskExpiration {
      expireTasks()
      return true
    }
    if callback == .bgExpiration, let task = transition.task {
      application.inbox.scheduler.expire(task)
    }
    guard let handler = world.handlers[Int(callback.rawValue)] else {
      return callback != .shouldSaveState && callback != .shouldRestoreState
    }
    application.inbox.answer = true
    application.inbox.scheduler.willRun(callback)
    if callback.hasCompletionHandler {
      application.backgroundSince = now
      eventNumber += 1
      application.inbox.open(eventNumber, as: transition.task)
    }
    let carried = input.flatMap { $0.isCarried(by: callback) ? $0 : nil }
    let delivery = Delivery(
      callback: callback, scene: transition.scene,
      role: transition.scene.map(tables.role), state: application.state, input: carried,
      inputNumber: carried == nil ? 0 : inputNumber, phase: transition.phases?.phase,
      previousPhase: transition.phases?.previous, application: application,
      eventNumber: eventNumber, task: transition.task, request: grantedRequest)
    application.inbox.lacksMethod = false
    let time = ContinuousClock().measure { call { try handler(delegate, delivery) } }
    coverage.note(time, of: callback)
    if !application.inbox.lacksMethod {
      lastHandled = callback
      handledSteps.insert(taken.count - 1)
      coverage.handled[callback, default: 0] += 1
    }
    return application.inbox.answer
  }

  private func expireTasks() {
    // A refused request leaves no task to end.
    isModelTaskExpired = isPossible(.endTask)
    handledSteps.insert(taken.count - 1)
    let spent = application.secondsLeft - Application.timeLeftAtExpiration
    advanceClock(max(0, spent))
    for handler in application.inbox.tasks.expire() { call { handler() } }
    for task in application.inbox.tasks.overdue {
      breach(
        .builtIn(.backgroundTasks),
        "\(task.name) (task \(task.task.number)) is not ended when "
          + (task.hasHandler
            ? "its expiration handler returns"
            : "its time is over, and it was begun without an expiration handler"))
      isDoomed = true
    }
  }

  private func receive(_ input: LifeInput) {
    self.input = input
    inputNumber += 1
    if input.isOfUser { history.inputsReceived += 1 }
  }
}

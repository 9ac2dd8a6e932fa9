/// Four bits a manager: its state, whether it said that it is prepared, and whether that was heard.
extension TwoPhaseCommit.State: Packable {
  var word: UInt64 {
    var digits = DigitStack()
    digits.push(managers.map(\.rawValue), below: 4)
    for index in managers.indices {
      digits.push(toldPrepared[index])
      digits.push(sentPrepared[index])
    }
    digits.push(decision.rawValue, below: 3)
    digits.push(managers.count, below: 16)
    return digits.word
  }

  init(word: UInt64) {
    var digits = DigitStack(word)
    let count = digits.pop(below: 16)
    let decision = TwoPhaseCommit.Decision(rawValue: digits.pop(below: 3)) ?? .open
    var told = Array(repeating: false, count: count)
    var sent = told
    for index in (0..<count).reversed() {
      sent[index] = digits.popFlag()
      told[index] = digits.popFlag()
    }
    let managers = digits.popDigits(below: 4).map {
      TwoPhaseCommit.Manager(rawValue: $0) ?? .working
    }
    self.init(
      managers: managers, decision: decision, toldPrepared: told, sentPrepared: sent)
  }
}

extension Increment.State: Packable {
  var word: UInt64 {
    var digits = DigitStack()
    digits.push(number, below: 16)
    digits.push(isLocked)
    digits.push(threads.map(\.copy), below: 16)
    digits.push(threads.map(\.label.rawValue), below: 5)
    return digits.word
  }

  init(word: UInt64) {
    var digits = DigitStack(word)
    let labels = digits.popDigits(below: 5)
    let copies = digits.popDigits(below: 16)
    let isLocked = digits.popFlag()
    let number = digits.pop(below: 16)
    self.init(
      number: number, isLocked: isLocked,
      threads: zip(labels, copies).map { label, copy in
        Increment.Thread(label: Increment.Label(rawValue: label) ?? .done, copy: copy)
      })
  }
}

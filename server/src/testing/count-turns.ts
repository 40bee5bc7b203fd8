/** Counts turns of the event loop until the returned function is called, which returns their number. */
export function countTurns(): () => number {
  let turns = 0
  let isCounting = true
  const countTurn = () => {
    turns += 1
    if (isCounting) setImmediate(countTurn)
  }
  setImmediate(countTurn)
  return () => {
    isCounting = false
    return turns
  }
}

import { reportProblem } from './report-problem.ts'

/**
 * What home showed last. In local storage, because it shows while the practice is still being read
 * and folded: a second or two on a slow phone.
 */
const key = 'mboa.home'

/** In whatever form an earlier version left it. */
export function readLastHome(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch (error) {
    reportProblem('reading what home showed', error)
    return null
  }
}

export function saveLastHome(home: object): void {
  write(() => localStorage.setItem(key, JSON.stringify(home)))
}

export function forgetLastHome(): void {
  write(() => localStorage.removeItem(key))
}

function write(change: () => void): void {
  try {
    change()
  } catch (error) {
    reportProblem('keeping what home showed', error)
  }
}

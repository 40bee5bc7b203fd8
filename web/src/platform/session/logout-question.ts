import { reportProblem } from '../report-problem.ts'
import type { Unsent } from './kept-on-device.ts'

/** Puts the question on the screen; answers whether to log out all the same. */
type Question = (unsent: Unsent) => Promise<boolean>

let question: Question | undefined

/** The frame around the logout buttons asks; returns how to stop asking. */
export function onLogoutQuestion(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/** `sure`: asked, and chosen. */
type Choice = 'stay' | 'out' | 'sure'

/** What to do about a logout: asked where something is not sent yet, or nobody can log in again. */
export async function askBeforeLogout(userId: string): Promise<Choice> {
  try {
    const { sendAndCount } = await import('./send-and-count.ts')
    const unsent = await sendAndCount(userId)
    if (unsent.answers + unsent.takes === 0 && navigator.onLine) return 'out'
    if (question === undefined) return 'out'
    return (await question(unsent)) ? 'sure' : 'stay'
  } catch (error) {
    // A store that does not open loses nothing by a logout, which leaves it where it is.
    reportProblem('looking for what is not sent yet', error)
    return 'out'
  }
}

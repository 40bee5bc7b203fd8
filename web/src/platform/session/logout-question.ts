import { inTime } from '../promises.ts'
import { reportProblem } from '../report-problem.ts'
import type { Unsent } from './stored-on-device.ts'

/**
 * Puts the question on the screen; answers whether to log out anyway. Fails where its code
 * does not come.
 */
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

/** Longer nobody waits for code that a logout needs, be it on a slow line. */
export const codePatienceMs = 10_000

/**
 * What to do about a logout: asked where something is not sent yet, or nobody can log in again.
 * @param askPlainly asks with nothing but what is here, where the rest does not come
 */
export async function askBeforeLogout(userId: string, askPlainly: () => boolean): Promise<Choice> {
  try {
    const { sendAndCount } = await inTime(import('./send-and-count.ts'), codePatienceMs)
    const unsent = await sendAndCount(userId)
    if (unsent.answers + unsent.takes === 0 && navigator.onLine) return 'out'
    if (question === undefined) return 'out'
    return (await question(unsent)) ? 'sure' : 'stay'
  } catch (error) {
    // Code that does not come, or a store that does not open: a logout leaves what is there.
    reportProblem('looking for what is not sent yet', error)
    return askPlainly() ? 'sure' : 'stay'
  }
}

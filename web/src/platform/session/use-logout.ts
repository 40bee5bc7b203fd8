import { useSession } from './session-context.ts'
import { reportProblem } from '../report-problem.ts'
import { askBeforeLogout } from './logout-question.ts'

/**
 * What every logout button does. Who has something unsent, or no network, is asked first. The guards lead to the
 * login as soon as nobody is signed in; a failure is only logged (specification §8).
 */
export function useLogout(): () => void {
  const { logout, user } = useSession()
  async function askAndLogOut() {
    const choice = user === null ? 'out' : await askBeforeLogout(user.id)
    if (choice !== 'stay') await logout(choice === 'sure')
  }
  return () => {
    askAndLogOut().catch((error: unknown) => reportProblem('logging out', error))
  }
}

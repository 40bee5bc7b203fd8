import { useSession } from './session-context.ts'
import { reportProblem } from '../report-problem.ts'
import { askAboutUnsent } from './logout-question.ts'

/**
 * What every logout button does. Who has something unsent is asked first. The guards lead to the
 * login as soon as nobody is signed in; a failure is only logged (specification §8).
 */
export function useLogout(): () => void {
  const { logout, user } = useSession()
  async function askAndLogOut() {
    if (user === null || (await askAboutUnsent(user.id))) await logout()
  }
  return () => {
    askAndLogOut().catch((error: unknown) => reportProblem('logging out', error))
  }
}

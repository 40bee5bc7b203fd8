import { useSession } from './session-context.ts'
import { reportProblem } from '../report-problem.ts'

/**
 * What every logout button does. The guards lead to the login as soon as nobody is signed in;
 * a failure is only logged (specification §8).
 */
export function useLogout(): () => void {
  const { logout } = useSession()
  return () => {
    logout().catch((error: unknown) => reportProblem('logging out', error))
  }
}

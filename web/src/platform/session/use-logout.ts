import { pagePaths } from '@mboa/contract'
import { useNavigate } from 'react-router'
import { reportProblem } from '../report-problem.ts'
import { useSession } from './session-context.ts'

/** Ends the session and goes to the login; a failure is only logged (specification §8). */
export function useLogout(): () => void {
  const { logout } = useSession()
  const navigate = useNavigate()
  return () => {
    logout()
      .then(() => navigate(pagePaths.login))
      .catch((error: unknown) => reportProblem('logging out', error))
  }
}

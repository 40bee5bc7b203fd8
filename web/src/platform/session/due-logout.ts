import { reportProblem } from '../report-problem.ts'

/** Set where somebody left this device for good while the server could not be reached. */
const key = 'mboa.logout-due'

export const isLogoutDue = (): boolean => localStorage.getItem(key) !== null
export const settleLogout = (): void => localStorage.removeItem(key)

export function oweLogout(): void {
  try {
    localStorage.setItem(key, '1')
  } catch (error) {
    reportProblem('noting a logout for later', error)
  }
}

import { accountRemoved } from './session/accounts-here.ts'

/** Where surprises go that no screen needs to show: nothing is swallowed. */
export function reportProblem(during: string, error: unknown): void {
  if (error !== accountRemoved) console.error(`Problem while ${during}:`, error)
}

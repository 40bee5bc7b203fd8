import { accountRemoved } from './device-store/accounts-here.ts'
import { loggedOut } from './network/logging-out.ts'

/** Where surprises go that no screen needs to show: nothing is swallowed. */
export function reportProblem(during: string, error: unknown): void {
  if (error !== accountRemoved && error !== loggedOut)
    console.error(`Problem while ${during}:`, error)
}

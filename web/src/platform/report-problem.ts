/** Where surprises go that no screen needs to show: nothing is swallowed. */
export function reportProblem(during: string, error: unknown): void {
  console.error(`Problem while ${during}:`, error)
}

/** The learner's local day around an instant, epoch ms; days of 23 and 25 hours included. */
export function localDayOf(now: number): { dayStartsAt: number; dayEndsAt: number } {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  const end = new Date(start)
  end.setDate(end.getDate() + 1)
  return { dayStartsAt: start.getTime(), dayEndsAt: end.getTime() }
}

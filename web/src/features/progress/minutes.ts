const minuteMs = 60_000

/** Whole minutes; practice of less than one counts as one. */
export function minutesOf(practisedMs: number): number {
  return practisedMs === 0 ? 0 : Math.max(1, Math.round(practisedMs / minuteMs))
}

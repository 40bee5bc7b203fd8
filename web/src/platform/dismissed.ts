const keyOf = (userId: string, what: string) => `mboa-put-away-${userId}-${what}`

/** Up to where somebody has dismissed what the bell tells: a count or an instant; 0 at first. */
export function readDismissed(userId: string, what: string): number {
  try {
    return Number(localStorage.getItem(keyOf(userId, what)) ?? 0)
  } catch {
    // Browsers that keep nothing throw: it is told again at the next visit there.
    return 0
  }
}

export function saveDismissed(userId: string, what: string, upTo: number): void {
  try {
    localStorage.setItem(keyOf(userId, what), String(upTo))
  } catch {
    // As above.
  }
}

const keyOf = (userId: string, course: string) => `mboa-dialect-${userId}-${course}`

/** What somebody calls their dialect of a language; empty where they never said. */
export function readKeptDialect(userId: string, course: string): string {
  try {
    return localStorage.getItem(keyOf(userId, course)) ?? ''
  } catch {
    // Browsers that keep nothing throw: the dialect is written anew there each time.
    return ''
  }
}

export function keepDialect(userId: string, course: string, dialect: string): void {
  try {
    localStorage.setItem(keyOf(userId, course), dialect)
  } catch {
    // As above.
  }
}

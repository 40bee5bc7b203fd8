/** Nothing that was read came for so long: a workbook is read whole first, which takes seconds. */
export const longestSilenceMs = 60_000

/** All the time that is waited for one file; fifty thousand entries take a few seconds. */
export const longestReadingMs = 600_000

/** Resident; a workbook of the largest size takes 300, everything else less. */
export const largestMegabytes = 500

/** Of JavaScript's own objects. */
export const heapMegabytes = 350

/** An entry has eight million characters at most. */
export const longestLine = 50_000_000

/** How a process that reads ends by itself, beside 0; anything else is by mistake. */
export const exitStatus = { tooLarge: 3 } as const

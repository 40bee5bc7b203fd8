/** What the server measured of a take of one second, as its row keeps it. */
export const soundOfTake = JSON.stringify({
  quality: { durationMs: 1_000, verdict: 'good', problems: [], advice: [] },
  gainDb: 1.5,
  sampleRate: 48_000,
  pitch: Array.from({ length: 100 }, () => 182.5),
  peaks: Array.from({ length: 400 }, (_, at) => (at * 37) % 127),
})

/** What a device says of the take of a word, as its row keeps it. */
export const describeTake = (course: string, item: string, recordedAt: number) =>
  JSON.stringify({
    archive: { sha256: 'a'.repeat(64), sampleCount: 48_000 },
    course,
    item,
    kind: 'word',
    dialect: null,
    consentTextVersion: '1',
    cut: { start: 0, end: 48_000 },
    recordedAt,
    appVersion: 'main-Bx1a.js',
    // As long as a label may be.
    microphone: { sampleRate: 48_000, echoCancellation: false, label: 'M'.repeat(100) },
  })

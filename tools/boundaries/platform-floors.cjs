/**
 * The folders of `web/src/platform`, the lowest first: each imports from floors below its own, and
 * none from beside it or above, so that no knot of folders can grow. What stands directly in
 * `web/src/platform` is the ground: every folder may know it, and it knows none.
 */
module.exports = [
  ['installation', 'navigation', 'trusted-types'],
  ['network'],
  ['sound'],
  ['device-store'],
  ['consents', 'speaker-store', 'voice-store'],
  ['data-use', 'fold-snapshot', 'reminders', 'sync', 'take-store'],
  ['course-store', 'service-worker', 'session'],
  ['downloads', 'practice-store', 'recording-lists'],
]

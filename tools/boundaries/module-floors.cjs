/**
 * The modules of `server/src/modules`, the lowest first: each imports from floors below its own, so
 * that their imports form no cycle. Imports of types count; those of tests do not.
 */
module.exports = [
  ['language-acts', 'private-voices', 'sound-check', 'speakers'],
  ['accounts', 'contributions', 'workshops'],
  ['takes'],
  ['consents', 'data-sets', 'published', 'withdrawn-imports'],
  ['challenges', 'content', 'open-words', 'practice', 'reviews', 'speakers-without-account'],
  ['decks', 'reminders', 'reports', 'spelling-relay'],
  ['backups', 'language-desk', 'recording-lists'],
]

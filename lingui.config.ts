import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const tests = ['**/*.test.*', '**/testing/**']

/** What a lesson has of practice from its start: it is shown where nothing more can be fetched. */
const sessionStopped = '**/exercises/session/session-stopped.tsx'

/** Parts of practice that only some sessions need: their code and texts arrive when they do. */
const practiceMore = [
  '**/exercises/asking/trust-details.tsx',
  '**/exercises/choosing/choose-picture.tsx',
  '**/exercises/choosing/choose-written.tsx',
  '**/exercises/feedback/difference-cells.tsx',
  '**/exercises/feedback/difference-sentence.tsx',
  '**/exercises/feedback/report-form.tsx',
  '**/exercises/feedback/typed-feedback.tsx',
  '**/exercises/hearing/**',
  '**/exercises/matching/**',
  '**/exercises/session/coming-back.tsx',
  sessionStopped,
  '**/exercises/session/session-summary-screen.tsx',
  '**/exercises/session/set-aside.tsx',
  '**/exercises/speaking/**',
  '**/exercises/typing/**',
  '**/features/words/choose-language.tsx',
  '**/features/words/nothing-due.tsx',
  '**/features/words/word-summary.tsx',
]

/** The names of tones: lessons tell them beside a word. */
const toneNames = '**/exercises/typing/tone-names.ts'
/** The keys for special letters: recorders write words with them too. */
const letterKeys = [
  '**/exercises/typing/key-row.tsx',
  '**/exercises/typing/letter-forms.tsx',
  '**/exercises/typing/letter-key.tsx',
  toneNames,
]

/** What sentences are asked with: sessions of words never load it. */
const sentences = ['**/exercises/sentences/**', '**/features/sentences/**']

/** Forms of the sign-in world that the profile has too: neither loads them at once. */
const accountForms = ['**/ui/phone-field/**', '**/ui/new-password/**']
/** What a device keeps, and how it is told, moved and removed. */
const thisDevice = ['**/ui/this-device/**']
/** Why takes wait or are refused: told in the studio and in the list of takes. */
const takeTexts = ['**/ui/take-texts/**']
/** Named where an item says whence it is; the first load brings no licence. */
const licenceNames = '**/ui/use-licence-name.ts'
const inSource = (folder: string) => folder.replace('**', '<rootDir>/web/src')

/**
 * One catalogue per part of the app that arrives with code of its own, so that the first load
 * brings no texts of screens that are far away. Loaded by `web/src/i18n/catalogue.ts`.
 */
export default defineConfig({
  locales: ['en', 'fr'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/web/src/i18n/locales/start.{locale}',
      include: [
        '<rootDir>/web/src/app',
        '<rootDir>/web/src/ui',
        '<rootDir>/web/src/features/auth/login',
        '<rootDir>/web/src/features/auth/error-texts.ts',
      ],
      exclude: [
        ...tests,
        ...accountForms,
        ...thisDevice,
        ...takeTexts,
        licenceNames,
        '**/app/layouts/**',
      ],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/accounts.{locale}',
      include: [
        '<rootDir>/web/src/features/auth',
        '<rootDir>/web/src/features/legal',
        ...accountForms.map(inSource),
      ],
      exclude: [...tests, '**/features/auth/login/**', '**/features/auth/error-texts.ts'],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/signed-in.{locale}',
      include: [
        '<rootDir>/web/src/app/layouts',
        '<rootDir>/web/src/features',
        '<rootDir>/web/src/platform',
      ],
      exclude: [
        ...tests,
        '**/features/auth/**',
        '**/features/consent/**',
        '**/features/courses/**',
        '**/features/legal/**',
        '**/features/lessons/**',
        '**/features/profile/**',
        '**/features/progress/**',
        '**/features/recordings/**',
        '**/features/search/**',
        '**/features/studio/**',
        '**/features/words/**',
        ...sentences,
      ],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/this-device.{locale}',
      include: thisDevice.map(inSource),
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/courses.{locale}',
      include: ['<rootDir>/web/src/features/courses'],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/consent.{locale}',
      include: ['<rootDir>/web/src/features/consent'],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/recordings.{locale}',
      include: [
        '<rootDir>/web/src/features/recordings',
        ...takeTexts.map(inSource),
        ...letterKeys.map(inSource),
      ],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/studio.{locale}',
      include: ['<rootDir>/web/src/features/studio', ...takeTexts.map(inSource)],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/profile.{locale}',
      include: ['<rootDir>/web/src/features/profile', ...accountForms.map(inSource)],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/progress.{locale}',
      include: ['<rootDir>/web/src/features/progress'],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/lessons.{locale}',
      include: [
        '<rootDir>/web/src/features/lessons',
        inSource(sessionStopped),
        inSource(toneNames),
        inSource(licenceNames),
      ],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/search.{locale}',
      include: ['<rootDir>/web/src/features/search', inSource(licenceNames)],
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/practice.{locale}',
      include: ['<rootDir>/web/src/exercises', '<rootDir>/web/src/features/words'],
      exclude: [...tests, ...practiceMore, ...sentences],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/practice-more.{locale}',
      include: [...practiceMore, licenceNames].map(inSource),
      exclude: tests,
    },
    {
      path: '<rootDir>/web/src/i18n/locales/sentences.{locale}',
      include: sentences.map(inSource),
      exclude: tests,
    },
  ],
  // Line numbers would change half the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

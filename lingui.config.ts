import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { interfaceLanguages } from './contract/src/interface-languages.ts'

const tests = ['**/*.test.*', '**/testing/**']
const inSource = (path: string) =>
  path.startsWith('extensions/')
    ? `<rootDir>/${path}`
    : `<rootDir>/web/src/${path.replace('**/', '')}`

/** The texts of a part of the app: those of what is included, without what arrives apart from it. */
const catalogue = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/web/src/i18n/locales/${name}.{locale}`,
  include: include.map(inSource),
  exclude: [...tests, ...exclude],
})

/** What a lesson has of practice from its start: it is shown where nothing more can be fetched. */
const sessionStopped = '**/exercises/session/session-stopped.tsx'

/** What is said aloud, and said again. */
const speaking = ['**/exercises/speaking/**']

/** Parts of practice that only some sessions need: their code and texts arrive when they do. */
const practiceMore = [
  '**/exercises/choosing/choose-written.tsx',
  '**/exercises/choosing/recall-first.tsx',
  '**/exercises/matching/**',
  '**/exercises/asking/trust-details.tsx',
  '**/exercises/feedback/report-form.tsx',
  '**/exercises/hearing/**',
  '**/exercises/session/coming-back.tsx',
  sessionStopped,
  '**/exercises/session/session-summary-screen.tsx',
  '**/exercises/session/set-aside.tsx',
  ...speaking,
  '**/features/words/nothing-due.tsx',
  '**/features/words/word-summary.tsx',
]

/** What is due and what may be chosen, before a session: shown as progress is. */
const hubs = ['**/exercises/hub/**', '**/features/words/word-hub-screen.tsx']

/** What is typed and how it is marked: words and sentences alike. */
const typing = [
  '**/exercises/feedback/difference-cells.tsx',
  '**/exercises/feedback/difference-sentence.tsx',
  '**/exercises/feedback/typed-feedback.tsx',
  '**/exercises/typing/**',
]
/** How typing is done: for who asks. */
const typingHelp = ['**/exercises/typing/touch-help.tsx', '**/exercises/typing/typing-help.tsx']
/** The names of tones: lessons name them beside a word. */
const toneNames = '**/exercises/typing/tone-names.ts'
/** The keys for special letters: recorders write words with them too. */
const letterKeys = [
  '**/exercises/typing/key-row.tsx',
  '**/exercises/typing/letter-key.tsx',
  toneNames,
]

/** What sentences are asked with: putting letters together and understanding by ear share its texts. */
const sentences = ['**/exercises/sentences/**']
/** The screens around them: their texts stand with those of progress, as the hubs' do. */
const sentenceScreens = ['**/features/sentences/**']
const byEar = ['**/exercises/choosing/hear-meaning.tsx', '**/exercises/hearing/what-you-chose.tsx']

/** What words are spelled with between choosing and typing: each kind arrives when it is asked. */
const spelling = ['**/exercises/spelling/**']

/** A new word before it is asked: lessons show it as sessions do, without the texts of these. */
const presented = [
  '**/exercises/presenting/presented-item.tsx',
  '**/exercises/session/next-button.tsx',
]

/** Why a call failed. */
const failureTexts = '**/ui/failure-texts.ts'
/** What stands under fields: who practises sees no form. */
const formTexts = ['**/ui/form-texts.ts', failureTexts]
/** What is wrong with an address: the sign-in world and the language desk ask for one. */
const emailErrors = '**/ui/email-error.ts'
/** What the sign-in world and the profile ask with, from the login on. */
const forms = [...formTexts, '**/ui/password-field.tsx', '**/ui/language-switch.tsx']
/** Forms of the sign-in world that the profile has too: neither loads them at once. */
const accountForms = ['**/ui/phone-field/**', '**/ui/new-password/**']
/** What is around every page of the sign-in world. */
const signInPage = '**/ui/auth-page.tsx'
/** What the server refuses, said in the sign-in world and in the profile. */
const accountErrors = '**/features/auth/error-texts.ts'
/** What the bell opens: its texts come when it is pressed, with those of the device it lists. */
const notices = ['**/app/layouts/notices/**']
/** What a device keeps, and how it is shown, moved and removed. */
const thisDevice = ['**/ui/this-device/**']
/** A challenge by link, and how it is shared: who opens one has none of practice's further texts. */
const challenges = [
  '**/features/challenge/**',
  '**/features/open-word/**',
  '**/exercises/sharing/**',
]
/** A course on paper: few print, and a page of a word is what its cards lead to. */
const paper = ['**/features/print/**']
/** What home adds for who has practised: it comes when there is something to show. */
const rewards = ['**/features/dashboard/reward/**', '**/features/dashboard/week-card.tsx']
/** For who takes several languages. */
const enrolledCourses = '**/ui/enrolled-courses.tsx'
/** Why something isn't saved or deleted: for whom it happens. */
const storageTexts = ['**/ui/not-saved.tsx', '**/ui/storage-texts.ts']
/** Why takes wait or are refused: shown in the studio and in the list of takes. */
const takeTexts = ['**/ui/take-texts/**']
/** Named where an item gives its source; the first load brings no licence. */
const licenceNames = '**/ui/use-licence-name.ts'

/** What tones are taken for, in progress: for who has trained them. */
const heard = ['**/features/progress/heard/**']

/** What tones are heard with and put on words with: for who trains them. */
const heardTones = [
  '**/exercises/hearing/hum-button.tsx',
  '**/exercises/hearing/play-button.tsx',
  '**/exercises/spelling/tone-places.tsx',
]

/** For the few who coordinate a language: its texts come with those of what they listen to there. */
const languageDesk = [
  '**/features/language-desk/**',
  'extensions/import/web/**',
  '**/exercises/hearing/play-button.tsx',
]

/** Who speaks on a recorder's device: the studio has the switch. */
const speakers = ['**/features/speakers/**']

/** Features whose texts come with their pages, and what of others their pages show. */
const featuresApart = {
  consent: [...formTexts, ...storageTexts],
  courses: [licenceNames, ...storageTexts],
  lessons: [sessionStopped, toneNames, licenceNames, ...storageTexts, ...presented],
  profile: [...forms, ...accountForms, accountErrors, ...storageTexts],
  progress: [failureTexts, ...hubs, ...sentenceScreens, ...storageTexts],
  recordings: [
    ...storageTexts,
    ...takeTexts,
    ...letterKeys,
    ...formTexts,
    emailErrors,
    ...languageDesk,
    licenceNames,
  ],
  search: [licenceNames, ...challenges, ...paper, ...storageTexts],
  studio: [...storageTexts, ...takeTexts, ...formTexts, ...speakers],
}
/** What is trained by ear, beside sessions: tones, and listening hands free. */
const earTraining = ['features/listening', 'features/tones', ...heard, ...heardTones]
const notSignedIn = [
  'auth',
  'challenge',
  'legal',
  'listening',
  'open-word',
  'print',
  'speakers',
  'tones',
  'words',
].concat(Object.keys(featuresApart))

/**
 * One catalogue per part of the app that arrives with code of its own, so that the first load
 * brings no texts of screens that are far away. `web/src/app/routes.tsx` names those of each page.
 */
export default defineConfig({
  locales: [...interfaceLanguages],
  sourceLocale: 'en',
  catalogs: [
    catalogue(
      'start',
      ['app', 'ui'],
      [
        ...forms,
        emailErrors,
        signInPage,
        ...accountForms,
        ...thisDevice,
        enrolledCourses,
        ...storageTexts,
        ...takeTexts,
        licenceNames,
        '**/app/layouts/**',
      ],
    ),
    catalogue('login', ['features/auth/login', accountErrors, emailErrors, ...forms, signInPage]),
    catalogue(
      'accounts',
      ['features/auth', 'features/legal', emailErrors, ...forms, signInPage, ...accountForms],
      ['**/features/auth/login/**'],
    ),
    catalogue(
      'signed-in',
      ['app/layouts', 'features', 'platform'],
      [
        ...notSignedIn.map((feature) => `**/features/${feature}/**`),
        ...sentenceScreens,
        ...notices,
        ...rewards,
        ...languageDesk,
      ],
    ),
    ...Object.entries(featuresApart).map(([feature, others]) =>
      catalogue(feature, [`features/${feature}`, ...others], feature === 'progress' ? heard : []),
    ),
    catalogue(
      'practice',
      ['exercises', 'features/words'],
      [...practiceMore, ...hubs, ...typing, ...sentences, ...byEar, ...spelling, ...challenges],
    ),
    catalogue(
      'practice-more',
      [...practiceMore, licenceNames, ...storageTexts],
      [...byEar, ...speaking],
    ),
    catalogue('speaking', speaking),
    catalogue('by-ear', [...earTraining, ...storageTexts, toneNames, ...typingHelp]),
    catalogue('typing', typing, typingHelp),
    catalogue('sentences', [...sentences, ...byEar, ...spelling, toneNames]),
    catalogue('this-device', [
      ...thisDevice,
      ...notices,
      ...rewards,
      enrolledCourses,
      ...storageTexts,
    ]),
  ],
  // Line numbers would change half the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

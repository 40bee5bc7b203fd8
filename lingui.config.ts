import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { interfaceLanguages } from './contract/src/interface-languages.ts'

const tests = ['**/*.test.*', '**/testing/**']
const inSource = (path: string) => `<rootDir>/web/src/${path.replace('**/', '')}`

/** The texts of a part of the app: those of what is included, without what arrives apart from it. */
const catalogue = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/web/src/i18n/locales/${name}.{locale}`,
  include: include.map(inSource),
  exclude: [...tests, ...exclude],
})

/** What a lesson has of practice from its start: it is shown where nothing more can be fetched. */
const sessionStopped = '**/exercises/session/session-stopped.tsx'

/** Parts of practice that only some sessions need: their code and texts arrive when they do. */
const practiceMore = [
  '**/exercises/choosing/choose-written.tsx',
  '**/exercises/matching/**',
  '**/exercises/asking/trust-details.tsx',
  '**/exercises/feedback/report-form.tsx',
  '**/exercises/hearing/**',
  '**/exercises/session/coming-back.tsx',
  sessionStopped,
  '**/exercises/session/session-summary-screen.tsx',
  '**/exercises/session/set-aside.tsx',
  '**/exercises/speaking/**',
  '**/features/words/choose-language.tsx',
  '**/features/words/nothing-due.tsx',
  '**/features/words/word-summary.tsx',
]

/** What is due and what may be chosen, before a session: told as progress is. */
const hubs = ['**/exercises/hub/**', '**/features/words/word-hub-screen.tsx']

/** What is typed and how it is marked: words and sentences alike. */
const typing = [
  '**/exercises/feedback/difference-cells.tsx',
  '**/exercises/feedback/difference-sentence.tsx',
  '**/exercises/feedback/typed-feedback.tsx',
  '**/exercises/typing/**',
]
/** Shown to who asks for it, or holds a key. */
const typingHelp = ['**/exercises/typing/typing-help.tsx', '**/exercises/typing/letter-forms.tsx']

/** The names of tones: lessons tell them beside a word. */
const toneNames = '**/exercises/typing/tone-names.ts'
/** The keys for special letters: recorders write words with them too. */
const letterKeys = [
  '**/exercises/typing/key-row.tsx',
  '**/exercises/typing/letter-key.tsx',
  toneNames,
]

/** What sentences are asked with: putting letters together shares its texts. */
const sentences = ['**/exercises/sentences/**', '**/features/sentences/**']

/** What words are spelled with between choosing and typing: each kind arrives when it is asked. */
const spelling = ['**/exercises/spelling/**']

/** A new word before it is asked: lessons show it as sessions do, without the texts of these. */
const presented = '**/exercises/presenting/presented-item.tsx'

/** What stands under fields: who practises sees no form. */
const formTexts = ['**/ui/form-texts.ts']
/** What the sign-in world and the profile ask with, from the login on. */
const forms = [...formTexts, '**/ui/password-field.tsx', '**/ui/language-switch.tsx']
/** Forms of the sign-in world that the profile has too: neither loads them at once. */
const accountForms = ['**/ui/phone-field/**', '**/ui/new-password/**']
/** What is around every page of the sign-in world. */
const signInPage = '**/ui/auth-page.tsx'
/** What the server refuses, said in the sign-in world and in the profile. */
const accountErrors = '**/features/auth/error-texts.ts'
/** What the bell opens: its texts come when it is pressed, with those of the device that it tells of. */
const notices = ['**/app/layouts/notices/**']
/** What a device keeps, and how it is told, moved and removed. */
const thisDevice = ['**/ui/this-device/**']
/** A challenge by link, and how it is shared: who opens one has none of practice's further texts. */
const challenges = ['**/features/challenge/**', '**/exercises/sharing/**']
/** What home adds for who has practised: it comes when there is something to show. */
const rewards = ['**/features/dashboard/reward/**', '**/features/dashboard/week-card.tsx']
/** Why takes wait or are refused: told in the studio and in the list of takes. */
const takeTexts = ['**/ui/take-texts/**']
/** Named where an item says whence it is; the first load brings no licence. */
const licenceNames = '**/ui/use-licence-name.ts'

/** Features whose texts come with their pages, and what of others their pages show. */
const featuresApart = {
  consent: formTexts,
  courses: [],
  lessons: [sessionStopped, toneNames, licenceNames, presented],
  profile: [...forms, ...accountForms, accountErrors],
  progress: hubs,
  recordings: [...takeTexts, ...letterKeys],
  search: [licenceNames, ...challenges],
  studio: takeTexts,
}
const notSignedIn = ['auth', 'challenge', 'legal', 'words', ...Object.keys(featuresApart)]

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
        signInPage,
        ...accountForms,
        ...thisDevice,
        ...takeTexts,
        licenceNames,
        '**/app/layouts/**',
      ],
    ),
    catalogue('login', ['features/auth/login', accountErrors, ...forms, signInPage]),
    catalogue(
      'accounts',
      ['features/auth', 'features/legal', ...forms, signInPage, ...accountForms],
      ['**/features/auth/login/**'],
    ),
    catalogue(
      'signed-in',
      ['app/layouts', 'features', 'platform'],
      [
        ...notSignedIn.map((feature) => `**/features/${feature}/**`),
        ...sentences,
        ...notices,
        ...rewards,
      ],
    ),
    ...Object.entries(featuresApart).map(([feature, others]) =>
      catalogue(feature, [`features/${feature}`, ...others]),
    ),
    catalogue(
      'practice',
      ['exercises', 'features/words'],
      [...practiceMore, ...hubs, ...typing, ...sentences, ...spelling, ...challenges],
    ),
    catalogue('practice-more', [...practiceMore, licenceNames, ...typingHelp]),
    catalogue('typing', typing, typingHelp),
    catalogue('sentences', [...sentences, ...spelling, toneNames]),
    catalogue('this-device', [...thisDevice, ...notices, ...rewards]),
  ],
  // Line numbers would change half the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})

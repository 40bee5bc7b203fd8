import { api, pagePaths } from '@mboa/contract'
import { conceptsFolder, loadConcepts, loadPacks, packsFolder } from '@mboa/content'
import { languageNames } from '@mboa/domain'
import { expect, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { listBreaks, listPlainTexts, speakPseudoLocale } from '../fixtures/pseudo-locale.ts'
import type { RunningServer } from '../fixtures/server-process.ts'
import { pseudoText } from '../../tools/pseudo-locale/pseudo-text.ts'

const ofNobody = [
  pagePaths.login,
  pagePaths.signUp,
  pagePaths.signUpSuccess,
  pagePaths.googleFirstLogin,
  pagePaths.sessionExpired,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
  pagePaths.emailVerified,
  pagePaths.emailSent,
  pagePaths.linkExpired,
  pagePaths.invalidLink,
  '/unknown',
]
const ofLearner = [
  pagePaths.learnerHome,
  pagePaths.learnerCourses,
  `${pagePaths.learnerCourses}/ewo`,
  pagePaths.learnerLessons,
  `${pagePaths.learnerLessons}/units/days`,
  pagePaths.learnerNextLesson,
  pagePaths.learnerWords,
  pagePaths.learnerTones,
  pagePaths.learnerSentences,
  `${pagePaths.learnerSentences}?practise`,
  pagePaths.learnerProgress,
  pagePaths.learnerSearch,
  `${pagePaths.learnerSearch}/ewo.day-sunday`,
  pagePaths.learnerProfile,
  pagePaths.ownRecordings,
]
const ofRecorder = [
  pagePaths.recorderHome,
  pagePaths.recorderRecordings,
  `${pagePaths.recorderRecordings}?tab=review`,
  `${pagePaths.recorderRecordings}?tab=add-words`,
  `${pagePaths.recorderRecordings}?tab=upload`,
  pagePaths.recorderWords,
  pagePaths.recorderSentences,
  `${pagePaths.recorderWords}?record=ewo`,
  pagePaths.recorderProfile,
]

/** What people and the browser's own language data say: names, dates, sizes, times. */
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1 + month))
const dates = months.flatMap((date) =>
  (['long', 'short'] as const).flatMap((width) => [
    date.toLocaleDateString('en-CM', { month: width }),
    date.toLocaleDateString('en-CM', { weekday: width }),
  ]),
)
const others =
  'English Français EN FR Mboa Demo Learner Recorder at in today tomorrow yesterday day days ' +
  'hour hours minutes ago kB MB sec min am pm and or Hz dB demo learner recorder example com Chrome Linux'
const ownWords = new Set([...dates, ...others.split(' ')].map((word) => word.toLowerCase()))

/** What a speaker of the demo says of a take. */
const demoComment = 'You hear a hum, not the word.'

/**
 * Everything that courses say: it speaks the language of its meanings, not the interface's. And the
 * names of languages, of which speakers may have made a course on this server.
 */
async function readContent(): Promise<string> {
  const said = [await loadPacks(packsFolder), await loadConcepts(conceptsFolder), languageNames]
  return `${JSON.stringify(said)} ${demoComment}`.toLowerCase()
}

async function logInToDemo(page: Page, server: RunningServer, who: 'learner' | 'recorder') {
  const said = await server.operate('demo')
  const [, password = ''] = /password (\S+)/.exec(said) ?? []
  const answer = await page.request.post(api.login.path, {
    data: { identifier: `demo-${who}@example.com`, password },
    headers: { origin: server.url },
  })
  expect(answer.ok()).toBe(true)
}

journey.describe('every text is in a catalogue and has room for a longer language', () => {
  // Nobody has come from Google.
  journey.use({ expectedProblem: /google\/pending/ })

  let content: string
  journey.beforeAll(async () => {
    content = await readContent()
  })
  /** In the parts that texts of several sources are put together from: “Ewondo, 24 kB”. */
  const isFromElsewhere = (piece: string) =>
    piece
      .toLowerCase()
      .split(/[^\p{L}\p{M}’' -]+/u)
      .map((part) => part.trim())
      .every((part) => content.includes(part) || isOwn(part))
  const isOwn = (part: string) =>
    part.split(/[^\p{L}]+/u).every((word) => word.length < 2 || ownWords.has(word))

  async function look(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: pseudoText('Loading') }),
      path,
    ).toHaveCount(0)
    await judge(page, path)
  }

  async function judge(page: Page, what: string): Promise<void> {
    const plain = (await listPlainTexts(page)).filter((piece) => !isFromElsewhere(piece))
    expect.soft(plain, what).toEqual([])
    expect.soft(await listBreaks(page), what).toEqual([])
  }

  const press = (page: Page, text: string) =>
    page.getByRole('button', { name: pseudoText(text) }).click()

  journey('to who is not signed in', async ({ page, context }) => {
    await speakPseudoLocale(context)
    for (const path of ofNobody) await look(page, path)
  })

  journey('to a learner', long, async ({ page, context, server }) => {
    journey.slow()
    await logInToDemo(page, server, 'learner')
    await speakPseudoLocale(context)
    for (const path of ofLearner) await look(page, path)
    await press(page, 'Notifications')
    await judge(page, 'what the bell lists')
    await look(page, `${pagePaths.learnerWords}?practise`)
    await press(page, 'I don’t know')
    await judge(page, 'an answer')
  })

  journey('to a recorder', long, async ({ page, context, server }) => {
    journey.slow()
    await logInToDemo(page, server, 'recorder')
    await speakPseudoLocale(context)
    for (const path of ofRecorder) await look(page, path)
  })

  journey(
    'to a recorder who has not agreed to anything',
    long,
    async ({ page, context, signInNew }) => {
      await signInNew('ewo')
      await speakPseudoLocale(context)
      await look(page, pagePaths.recorderConsent)
    },
  )
})

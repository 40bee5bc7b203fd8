import { apiPaths, pagePaths } from '@mboa/contract'
import { conceptsFolder, loadConcepts, loadPacks, packsFolder } from '@mboa/content'
import { expect, type Page } from '@playwright/test'
import { journey } from '../fixtures/journey.ts'
import { listBreaks, listPlainTexts, speakPseudoLocale } from '../fixtures/pseudo-locale.ts'
import type { RunningServer } from '../fixtures/server-process.ts'

const ofNobody = [
  pagePaths.login,
  pagePaths.signUp,
  pagePaths.forgotPassword,
  pagePaths.linkExpired,
  pagePaths.emailSent,
  '/unknown',
]
const ofLearner = [
  pagePaths.learnerHome,
  pagePaths.learnerCourses,
  `${pagePaths.learnerCourses}/ewo`,
  pagePaths.learnerLessons,
  pagePaths.learnerNextLesson,
  pagePaths.learnerWords,
  pagePaths.learnerSentences,
  pagePaths.learnerProgress,
  pagePaths.learnerSearch,
  pagePaths.learnerProfile,
]
const ofRecorder = [
  pagePaths.recorderHome,
  pagePaths.recorderRecordings,
  pagePaths.recorderWords,
  pagePaths.recorderSentences,
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
const demoComment = 'One hears a hum, and not the word.'

/** Everything that courses say: it speaks the language of its meanings, not the interface's. */
async function readContent(): Promise<string> {
  const said = [await loadPacks(packsFolder), await loadConcepts(conceptsFolder)]
  return `${JSON.stringify(said)} ${demoComment}`.toLowerCase()
}

async function logIn(page: Page, server: RunningServer, identifier: string, password: string) {
  const answer = await page.request.post(apiPaths.login, {
    data: { identifier, password },
    headers: { origin: server.url },
  })
  expect(answer.ok()).toBe(true)
}

journey.describe('every text is in a catalogue and has room for a longer language', () => {
  // Playwright says so itself.
  journey.use({ serviceWorkers: 'block', expectedProblem: /Service Worker/ })

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
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const plain = (await listPlainTexts(page)).filter((piece) => !isFromElsewhere(piece))
    expect.soft(plain, path).toEqual([])
    expect.soft(await listBreaks(page), path).toEqual([])
  }

  journey('to who is not signed in', async ({ page, context }) => {
    await speakPseudoLocale(context)
    for (const path of ofNobody) await look(page, path)
  })

  for (const [who, paths] of [
    ['learner', ofLearner],
    ['recorder', ofRecorder],
  ] as const) {
    journey(`to a ${who}`, async ({ page, context, server }) => {
      journey.slow()
      const said = await server.operate('demo')
      const [, password = ''] = /password (\S+)/.exec(said) ?? []
      await logIn(page, server, `demo-${who}@example.com`, password)
      await speakPseudoLocale(context)
      for (const path of paths) await look(page, path)
    })
  }
})

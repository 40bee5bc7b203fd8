import { api, learnersOnlyLicence, type Word } from '@mboa/contract'
import { emptyFold, extendFold } from '@mboa/domain'
import { buildReview } from '@mboa/domain/testing'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { pidginCourse } from '../../../testing/test-sentences.ts'
import { aUser } from '../../../testing/users.ts'
import { AnkiCard } from './anki-card.tsx'

let courses: readonly Course[] = []
let other = ''

beforeAll(async () => {
  const pidgin = await pidginCourse()
  other = pidgin.course
  courses = [testCourse, pidgin].map((summary) => ({ summary, units: [] }))
})

const path = (course: string, wishes: string) =>
  `${api.downloadDeck.path.replace(':course', course)}?${wishes}`
const aDeck = () => new Response('deck')

/** Names of what came into the downloads. */
function watchDownloads(): string[] {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return saved
}

const open = (of: readonly Course[] = courses, fold = emptyFold()) =>
  renderAppPart(<AnkiCard fold={fold} courses={of} />, { user: aUser() })
const save = () => page.getByRole('button', { name: 'Save as an Anki deck' })

it('saves what was met, with sound and progress only where that is asked for', async () => {
  const [bare, full] = ['language=en', 'language=en&sound=1&progress=1']
  const sent = stubNetwork({ [path('ewo', bare)]: aDeck, [path('ewo', full)]: aDeck })
  const saved = watchDownloads()
  await open(courses.slice(0, 1))
  expect(page.getByRole('combobox').elements()).toEqual([])
  await save().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('The file is in your downloads.')
  expect([sent.map((each) => each.path), saved]).toEqual([[path('ewo', bare)], ['mboa-ewo.apkg']])
  await page.getByText(/^With the recordings whose speakers allow it/).click()
  await page.getByText('With your progress, so you don’t start from scratch.').click()
  await save().click()
  await expect.poll(() => sent[1]?.path).toBe(path('ewo', full))
})

it('asks of several languages which one, in French too', async () => {
  stubNetwork({ [path(other, 'language=fr')]: aDeck })
  const saved = watchDownloads()
  await activateLanguage('fr')
  await open()
  await page.getByLabelText('Langue du paquet').selectOptions(other)
  await page.getByRole('button', { name: 'Enregistrer le paquet Anki' }).click()
  await expect.poll(() => saved).toEqual([`mboa-${other}.apkg`])
})

it.each([
  ['not-found', /^The server doesn’t have any of the words you’ve met yet/],
  ['too-many-attempts', /^You’ve saved many decks in the last hour/],
  ['not-signed-in', /^You’re signed out on this device/],
] as const)('says why there is no deck: %s', async (code, text) => {
  stubNetwork({ [path('ewo', 'language=en')]: refuse(code) })
  const saved = watchDownloads()
  await open()
  await save().click()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(saved).toEqual([])
})

it('says that there is no network, and tries again', async () => {
  let isOnline = false
  stubNetwork({
    [path('ewo', 'language=en')]: (body) => (isOnline ? aDeck() : unreachable(body)),
  })
  const saved = watchDownloads()
  await open()
  await save().click()
  await expect.element(page.getByText('Please check your connection and try again.')).toBeVisible()
  isOnline = true
  await save().click()
  await expect.poll(() => saved).toHaveLength(1)
})

it('says how much of what was met stays in Mboa by its licence', async () => {
  const words = testUnit.words.map((word, at): Word =>
    at < 2 ? { ...word, licence: learnersOnlyLicence } : word,
  )
  const [first, , last] = words.map(({ id }, at) =>
    buildReview({ id: `r${at}`, course: 'ewo', item: id, answeredAt: at + 1 }),
  )
  const fold = extendFold(
    emptyFold(),
    [first, last].flatMap((each) => each ?? []),
  )
  await open([{ summary: testCourse, units: [{ ...testUnit, words }] }, ...courses.slice(1)], fold)
  const said = page.getByText('1 is left out: it’s for learning in Mboa only.')
  await expect.element(said).toBeVisible()
  await page.getByLabelText('Language of the deck').selectOptions(other)
  await expect.element(said).not.toBeInTheDocument()
})

import { api, pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { Route, Switch } from 'wouter'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import {
  openLearnerDatabase,
  withLearnerDatabase,
} from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { listPendingReports } from '../../platform/device-store/report-outbox.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { complaints, takeComplaint } from '../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../testing/fill-device.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import {
  answerAboutTestCourse,
  answerAboutTwoCourses,
  testCourse,
  testUnit,
} from '../../testing/test-course.ts'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import { listenToClipboard } from '../../testing/stub-browser.ts'
import { aUser } from '../../testing/users.ts'
import { SearchArea } from './search-area.tsx'

let userId: string

beforeEach(async () => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
  const database = await openLearnerDatabase(userId)
  const answeredAt = Date.now() - 1000
  await putInOutbox(database, [
    {
      type: 'setting',
      id: crypto.randomUUID(),
      answeredAt,
      name: 'current-course',
      value: 'ewo',
    },
    buildReview({ id: crypto.randomUUID(), course: 'ewo', item: 'ewo.today', answeredAt }),
  ])
  database.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string) =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={`${pagePaths.learnerSearch}/:item?`}>
          <SearchArea />
        </Route>
      </Switch>
    </PracticeProvider>,
    { user: aUser({ id: userId }), path },
  )

const results = () => page.getByRole('list', { name: 'Results' }).getByRole('link')

it('finds words as one types, in plain letters, and keeps the focus in the field', async () => {
  await open(pagePaths.learnerSearch)
  const field = page.getByRole('searchbox', { name: 'Words and sentences of Ewondo' })
  await expect.element(page.getByText('3 results')).toBeVisible()
  await userEvent.click(field)
  await userEvent.keyboard('okiri')
  await expect.element(page.getByText('1 result')).toBeVisible()
  await expect.element(results()).toHaveTextContent('okírí')
  await expect.element(field).toHaveFocus()
  expect(currentAddress()).toBe(`${pagePaths.learnerSearch}?q=okiri`)
})

it('says that nothing is found, in words that are read out', async () => {
  await open(`${pagePaths.learnerSearch}?q=zzz`)
  await expect.element(page.getByText('No results for “zzz”')).toHaveRole('status')
  await expect.element(page.getByText(/^This course doesn’t have it yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all words' }).click()
  await expect.element(page.getByText('3 results')).toBeVisible()
})

it.each(storageTroubles)(
  'says why a store with %s keeps no wish for a word',
  async (name, said) => {
    await open(`${pagePaths.learnerSearch}?q=Une%20houe%20`)
    const ask = page.getByRole('button', { name: 'Ask speakers for this word' })
    await expect.element(ask).toBeVisible()
    failWrites(name)
    await ask.click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(ask).toBeEnabled()
    await takeComplaint('keeping that a word is missing')
    complaints.length = 0
  },
)

it('asks speakers for a word that is not there, without a network too', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path === api.sendReports.path || path === api.syncPractice.path
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(answerAboutTestCourse(path)),
  )
  await open(`${pagePaths.learnerSearch}?q=Une%20houe%20`)
  await expect
    .element(page.getByRole('group', { name: 'Which language is “Une houe”?' }))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked()
  await page.getByRole('radio', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Ask speakers for this word' }).click()
  await expect.element(page.getByText(/^Saved, and sent automatically\./)).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask speakers for this word' }).elements()).toEqual([])
  const database = await openLearnerDatabase(userId)
  const [kept] = await listPendingReports(database, 2)
  database.close()
  expect(kept).toMatchObject({
    course: 'ewo',
    reason: 'missing-word',
    answer: 'Une houe',
    language: 'fr',
  })
  // Another word may be asked for as well; what is none may not.
  await userEvent.fill(page.getByRole('searchbox'), 'zzz')
  await expect
    .element(page.getByRole('button', { name: 'Ask speakers for this word' }))
    .toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), '999')
  await expect.element(page.getByText('No results for “999”')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask speakers for this word' }).elements()).toEqual([])
})

it('arrow keys lead to a result, which says what it means, its source and how it stands', async () => {
  await open(`${pagePaths.learnerSearch}?q=aujourd'hui`)
  await expect.element(page.getByText('1 result')).toBeVisible()
  await userEvent.click(page.getByRole('searchbox'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'aná' })).toHaveFocus()
  await expect.element(page.getByText('today', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Learning')).toBeVisible()
  await expect.element(page.getByText(/^Comes back in \d+ minutes\.$/)).toBeVisible()
  await expect.element(page.getByText(/CLDR 48\.2/)).not.toBeVisible()
  await page.getByText('Where it comes from').click()
  await expect.element(page.getByText(/CLDR 48\.2/)).toBeVisible()
})

it('what is said of a source is read in the language of the interface, the reference in its own', async () => {
  const [yesterday, ...others] = testUnit.words
  const note = { en: 'As that project has copied it', fr: 'Tel que ce projet l’a recopié' }
  const sources = [{ citation: 'Kemelang, Ewondo dictionary', licence: 'none stated', note }]
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json({ ...testUnit, words: [{ ...yesterday, sources }, ...others] })
        : answerAboutTestCourse(path),
    ),
  )
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  await open(`${pagePaths.learnerSearch}/ewo.yesterday`)
  await page.getByText('Source').first().click()
  await expect
    .element(page.getByText(/^Kemelang, Ewondo dictionary · Tel que ce projet l’a recopié/))
    .toBeVisible()
})

it('a word shows how other conventions write it', async () => {
  const church = { id: 'church', name: { en: 'Church spelling', fr: 'Orthographe des églises' } }
  const course = {
    ...testCourse,
    orthography: { ...testCourse.orthography, others: [church] },
  }
  const [yesterday, ...others] = testUnit.words
  const words = [{ ...yesterday, spellings: { church: ['angoge', 'angôge'] } }, ...others]
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json({ ...testUnit, words })
        : path === api.listCourses.path
          ? Response.json({ courses: [course] })
          : answerAboutTestCourse(path),
    ),
  )
  await open(`${pagePaths.learnerSearch}/ewo.yesterday`)
  await expect.element(page.getByText('Also written')).toBeVisible()
  await expect.element(page.getByText('angoge, angôge')).toHaveAttribute('lang', 'ewo')
  await expect.element(page.getByText('(Church spelling)')).toBeVisible()
})

it.each([
  ['church', 'Spelling', 'Church spelling'],
  [testCourse.orthography.id, 'No source has it', testCourse.orthography.name.en],
])('a word that is shown as %s says so', async (convention, said, name) => {
  const church = { id: 'church', name: { en: 'Church spelling', fr: 'Orthographe des églises' } }
  const course = {
    ...testCourse,
    orthography: { ...testCourse.orthography, others: [church] },
  }
  const words = testUnit.words.map((word) => ({ ...word, convention }))
  await withLearnerDatabase(userId, async (database) => {
    for (const { unit, revision } of course.units) {
      const pack = { ...testUnit, orthography: 'church', words }
      await database.put('packs', { revision, pack }, [course.course, unit])
    }
  })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === api.listCourses.path
        ? Response.json({ courses: [course] })
        : answerAboutTestCourse(path),
    ),
  )
  await open(`${pagePaths.learnerSearch}/ewo.yesterday`)
  await page.getByText('Where it comes from').click()
  await expect.element(page.getByText(new RegExp(`^${said}`)).first()).toBeVisible()
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})

it('a word without a sound can be asked for in one tap', async () => {
  await open(`${pagePaths.learnerSearch}/ewo.yesterday`)
  await page.getByRole('button', { name: 'I’d like to hear this' }).click()
  await expect
    .poll(() => document.querySelector('.hear-wish')?.textContent)
    .toContain('Got it: speakers')
})

/** The course of Pidgin, of which the sentences say which words they are made of. */
async function servePidgin(unit = pidginUnit) {
  const course = await pidginCourse()
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs')
        ? Response.json(unit)
        : path === api.listCourses.path
          ? Response.json({ courses: [course] })
          : answerAboutTestCourse(path),
    ),
  )
}

it('a word shows the sentences that it stands in, what they mean, and whether they were checked', async () => {
  await servePidgin()
  await open(`${pagePaths.learnerSearch}/wes.water`)
  const examples = page.getByRole('region', { name: 'In a sentence' })
  await expect.element(examples.getByText('A wan wata.')).toHaveAttribute('lang', 'wes')
  await expect.element(examples.getByText('I want water.')).toBeVisible()
  await expect.element(examples.getByText('Not yet checked by a speaker')).toBeVisible()
  expect(examples.getByRole('link').elements()).toHaveLength(1)
  await examples.getByRole('link').click()
  await expect.element(page.getByRole('heading', { name: 'A wan wata.' })).toBeVisible()
  expect(page.getByRole('region', { name: 'In a sentence' }).elements()).toEqual([])
})

it('a word that stands in no sentence shows none', async () => {
  await servePidgin()
  await open(`${pagePaths.learnerSearch}/wes.come`)
  await expect.element(page.getByRole('link', { name: 'Practise this word' })).toBeVisible()
  expect(page.getByText('In a sentence').elements()).toEqual([])
})

it('a word is shared with what it means', async () => {
  const copied = listenToClipboard()
  await open(`${pagePaths.learnerSearch}/ewo.today`)
  await page.getByRole('button', { name: 'Share this word' }).click()
  await expect.element(page.getByText(/Link copied/)).toBeVisible()
  expect(copied).toEqual([`aná: “today” (Ewondo) ${location.origin}/words/ewo/today`])
})

it('a word that a speaker gave to learners alone is not offered for sharing', async () => {
  const [word, ...others] = pidginUnit.words
  if (word === undefined) throw new Error('The test unit has no words')
  await servePidgin({ ...pidginUnit, words: [{ ...word, licence: 'Mboa-learners' }, ...others] })
  await open(`${pagePaths.learnerSearch}/${word.id}`)
  await expect.element(page.getByRole('link', { name: 'Practise this word' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Share this word' }).elements()).toEqual([])
})

it('an item that is not there says so and leads back to the search', async () => {
  await open(`${pagePaths.learnerSearch}/ewo.nothing`)
  await expect
    .element(page.getByRole('heading', { name: 'This word is no longer in the course' }))
    .toBeVisible()
})

it('a word of another language is practised by learning that language', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTwoCourses(path)))
  await open(`${pagePaths.learnerSearch}/dua.one`)
  await page.getByRole('link', { name: 'Practise this word' }).click()
  await vi.waitFor(() => expect(currentAddress()).toBe(`${pagePaths.learnerWords}?words=dua.one`))
  const database = await openLearnerDatabase(userId)
  const values = (await database.getAll('events')).flatMap(({ event }) =>
    event.type === 'setting' ? event.value : [],
  )
  database.close()
  expect(values).toContain('dua')
})

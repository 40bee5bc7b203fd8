import { pagePaths } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { soundCacheName } from '../../platform/device-store/cache-names.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { makeRoom } from '../../platform/device-store/make-room.ts'
import { clearEvictedSound } from '../../platform/device-store/evicted-sound.ts'
import { complaints } from '../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../testing/fill-device.ts'
import { currentAddress } from '../../testing/render-app-part.tsx'
import { succeed, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit, saveChosenCourse } from '../../testing/test-course.ts'
import { sessionPath } from '../../platform/navigation/session-address.ts'
import { duala, listSettings, openCourses } from './testing/open-courses.tsx'

const [testUnitSummary] = testCourse.units

it('names of each language its own name and its region, in rows of 64 pixels', async () => {
  // No line on a small phone.
  const name = { en: 'Cameroon Pidgin', fr: 'pidgin camerounais' }
  const region = { en: 'North-West, South-West and the towns', fr: 'Nord-Ouest, Sud-Ouest' }
  const pidgin = { ...testCourse, course: 'wes', autonym: 'Kamtok', name, region }
  const { screen } = await openCourses(undefined, succeed({ courses: [testCourse, duala, pidgin] }))
  await expect.element(screen.getByText('Duálá')).toHaveAttribute('lang', 'dua')
  await expect.element(screen.getByText(/Duala · Littoral$/)).toBeVisible()
  const rows = screen.getByRole('listitem')
  const names = rows.getByRole('heading', { level: 2 })
  expect(names.elements().map((each) => each.textContent)).toEqual(['Duálá', 'Ewondo', 'Kamtok'])
  for (const row of rows.elements()) {
    expect(Math.round(row.getBoundingClientRect().height)).toBeLessThanOrEqual(66)
  }
})

it('tells small courses from others, says what can be heard, and lists small ones last', async () => {
  const { totals } = testCourse
  const small = { ...duala, speakers: 900, totals: { ...totals, words: 34 } }
  const large = {
    ...testCourse,
    speakers: 9,
    totals: { ...totals, words: 132, recordings: 3 },
  }
  const { screen } = await openCourses(undefined, succeed({ courses: [small, large] }))
  await expect.element(screen.getByText(/^132 words, with voices · /)).toBeVisible()
  await expect.element(screen.getByText(/^34 words · Duala/)).toBeVisible()
  await expect.element(screen.getByText('Fewer than 60 words so far.')).toBeVisible()
  const lists = screen.getByRole('list').elements()
  const firsts = lists.flatMap((list) => list.querySelector('h2')?.textContent ?? [])
  expect(firsts).toEqual(['Ewondo', 'Duálá'])
})

it('names languages that have no course, those that were meant, or all where none is found', async () => {
  const { screen } = await openCourses()
  const field = screen.getByRole('searchbox', { name: 'Find a language' })
  await field.fill('lamnso')
  await expect
    .element(screen.getByRole('heading', { name: 'No course yet: Lamnso’ (Nso)' }))
    .toBeVisible()
  await expect.element(screen.getByText(/reply to any email from Mboa/)).toBeVisible()
  await field.fill('beti')
  await expect.element(screen.getByRole('link', { name: 'Ewondo' })).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'No course yet: Bulu, Eton' }))
    .toBeVisible()
  await field.fill('zzz')
  await expect
    .element(screen.getByRole('heading', { name: 'Languages without a course yet' }))
    .toBeVisible()
  await expect.element(screen.getByText(/Ghomálá’, .*, Yemba$/)).toBeVisible()
  await field.fill('duala')
  await expect.element(screen.getByText('1 language')).toBeVisible()
  await expect.element(screen.getByText(/reply to any email/)).not.toBeInTheDocument()
})

it('finds a language as it is typed without marks, and says so where there is none', async () => {
  const { screen } = await openCourses()
  const field = screen.getByRole('searchbox', { name: 'Find a language' })
  await field.fill('duala')
  await expect.element(screen.getByText('1 language')).toBeVisible()
  expect(screen.getByText('Ewondo').elements()).toEqual([])
  await field.fill('x')
  await expect.element(screen.getByText('No language found for “x”.')).toBeVisible()
  await userEvent.clear(field)
  await expect.element(screen.getByText('2 languages')).toBeVisible()
})

it('enrols in what is chosen, leads to its first lesson, and keeps one’s own first', async () => {
  const { screen, userId } = await openCourses()
  await screen.getByRole('button', { name: 'Learn Duala' }).click()
  await expect.poll(currentAddress).toBe(pagePaths.learnerNextLesson)
  await screen.unmount()
  const second = (await openCourses(undefined, undefined, userId)).screen
  await second.getByRole('button', { name: 'Learn Ewondo' }).click()
  await expect.poll(currentAddress).toBe(pagePaths.learnerNextLesson)
  await second.unmount()
  const third = (await openCourses(undefined, undefined, userId)).screen
  await expect.element(third.getByText('Your course')).toBeVisible()
  await expect.element(third.getByText('Enrolled')).toBeVisible()
  const rows = third.getByRole('listitem').getByRole('heading', { level: 2 })
  expect(rows.elements().map((each) => each.textContent)).toEqual(['Ewondo', 'Duálá'])
  await expect
    .element(third.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', pagePaths.learnerNextLesson)
  expect(await listSettings(userId)).toEqual([
    ['current-course', 'dua'],
    ['enrolled/dua', true],
    ['current-course', 'ewo'],
    ['enrolled/ewo', true],
  ])
})

it.each(storageTroubles)(
  'says why a store with %s keeps no choice of a course',
  async (name, said) => {
    const { screen } = await openCourses()
    const learn = screen.getByRole('button', { name: 'Learn Duala' })
    await expect.element(learn).toBeVisible()
    failWrites(name)
    await learn.click()
    await expect.element(screen.getByRole('alert').getByText(said)).toBeVisible()
    complaints.length = 0
  },
)

it.each(['', '/ewo'])(
  'learning leads where the start leads: once something was practised, to its words (%s)',
  async (row) => {
    const userId = crypto.randomUUID()
    await saveChosenCourse(userId, 'dua')
    const database = await openLearnerDatabase(userId)
    const met = { course: 'ewo', item: 'ewo.today', answeredAt: Date.now() }
    await putInOutbox(database, [buildReview({ id: crypto.randomUUID(), ...met })])
    database.close()
    const { screen } = await openCourses(`${pagePaths.learnerCourses}${row}`, undefined, userId)
    await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
    const words = sessionPath(pagePaths.learnerWords)
    await expect.poll(currentAddress).toBe(words)
    await screen.unmount()
    const again = (await openCourses(`${pagePaths.learnerCourses}${row}`, undefined, userId)).screen
    await expect.element(again.getByRole('link', { name: 'Start' })).toHaveAttribute('href', words)
  },
)

it('without a network it shows the courses that the device knows', async () => {
  const first = await openCourses()
  await expect.element(first.screen.getByText('Duálá')).toBeVisible()
  await first.screen.unmount()
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/dua`, unreachable, first.userId)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Duálá')
})

it('says once that a full device has given up sound, and offers the way back', async () => {
  onTestFinished(clearEvictedSound)
  const sounding = {
    ...testCourse,
    units: [{ ...testUnitSummary, soundBytes: 60_000, voicesBytes: 60_000 }],
  }
  const course = succeed({ courses: [sounding] })
  const { screen } = await openCourses(pagePaths.learnerCourses, course)
  await expect.element(screen.getByText('1 language')).toBeVisible()
  const notice = screen.getByText(/^This device was full\./)
  await expect.element(notice).not.toBeInTheDocument()
  const sounds = await caches.open(soundCacheName)
  await sounds.put('/api/clips/a.opus', new Response('sound'))
  expect(await makeRoom()).toBe(true)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Got it' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

it('says that the courses cannot be reached, and tries again', async () => {
  let answer = unreachable
  const { screen } = await openCourses(pagePaths.learnerCourses, (body) => answer(body))
  await expect
    .element(screen.getByText('Please check your connection and try again.'))
    .toBeVisible()
  answer = succeed({ courses: [testCourse] })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('1 language')).toBeVisible()
})

it('how much data may be used is chosen for the device', async () => {
  const { screen } = await openCourses()
  const choice = screen.getByRole('switch', { name: 'Download on Wi-Fi only' })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await expect.element(choice).toBeChecked()
  expect(localStorage.getItem('mboa.data')).toBe('{"wifiOnly":true}')
  localStorage.clear()
})

it('speaks French', async () => {
  await activateLanguage('fr')
  const { screen } = await openCourses()
  await expect.element(screen.getByRole('searchbox', { name: 'Chercher une langue' })).toBeVisible()
  await expect.element(screen.getByText(/^98 mots · douala · Littoral$/)).toBeVisible()
})

it('without a network a course that is not here cannot be begun, and says what it needs', async () => {
  const userId = crypto.randomUUID()
  const database = await openLearnerDatabase(userId)
  await database.put('courses', testCourse)
  await database.put('courses', duala)
  await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
  database.close()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await openCourses(pagePaths.learnerCourses, unreachable, userId)
  await expect.element(screen.getByText(/^Go online once to download: /)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Ewondo' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Duálá' }).click()
  await expect.element(screen.getByText(/this course isn’t on this device yet/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).not.toBeInTheDocument()
  vi.restoreAllMocks()
})

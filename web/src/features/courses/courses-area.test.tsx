import { apiPaths, pagePaths, type CourseSummary } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { Route, Switch } from 'wouter'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/catalogue.ts'
import { soundCacheName } from '../../platform/device-store/cache-names.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { makeRoom } from '../../platform/device-store/make-room.ts'
import { clearEvictedSound } from '../../platform/device-store/evicted-sound.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { aRecording } from '../../testing/recordings.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { CoursesArea } from './courses-area.tsx'
import { sessionPath } from '../../platform/navigation/session-address.ts'

const [testUnitSummary] = testCourse.units

/** A course of a language that more people speak, with pictures and something checked. */
const duala: CourseSummary = {
  ...testCourse,
  course: 'dua',
  htmlLang: 'dua',
  autonym: 'Duálá',
  name: { en: 'Duala', fr: 'douala' },
  region: { en: 'Littoral', fr: 'Littoral' },
  speakers: 149_000,
  alphabet: {
    letters: ['a', 'ɓ', 'ɔ'],
    toneBearers: ['a', 'ɔ'],
    toneMarks: [{ tone: 'high', mark: 'U+0301', example: 'á' }],
    unmarked: 'low',
  },
  totals: {
    words: 98,
    sentences: 40,
    lessons: 6,
    checkedItems: 69,
    downloadBytes: 14_600,
    pictureBytes: 42_000,
  },
}

async function open(
  path: string = pagePaths.learnerCourses,
  courses = succeed({ courses: [testCourse, duala] }),
  userId: string = crypto.randomUUID(),
) {
  stubNetwork({ [`GET ${apiPaths.courses}`]: courses })
  const screen = await renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={`${pagePaths.learnerCourses}/:course?`}>
          <CoursesArea />
        </Route>
        <Route>elsewhere</Route>
      </Switch>
    </PracticeProvider>,
    { user: aUser({ id: userId }), path },
  )
  return { screen, userId }
}

async function listSettings(userId: string) {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored.flatMap(({ event }) =>
    event.type === 'setting' ? [[event.name, event.value]] : [],
  )
}

it('names of each language its own name and its region, in rows of 64 pixels', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Duálá')).toHaveAttribute('lang', 'dua')
  await expect.element(screen.getByText('Duala · Littoral')).toBeVisible()
  const rows = screen.getByRole('listitem')
  const names = rows.getByRole('heading', { level: 2 })
  expect(names.elements().map((each) => each.textContent)).toEqual(['Duálá', 'Ewondo'])
  for (const row of rows.elements()) {
    expect(Math.round(row.getBoundingClientRect().height)).toBeLessThanOrEqual(66)
  }
})

it('says on its page what one learns in a course, and how far it goes', async () => {
  const { screen } = await open(`${pagePaths.learnerCourses}/dua`)
  await expect.element(screen.getByText('98 words, 40 sentences, 6 lessons')).toBeVisible()
  await expect.element(screen.getByText('50% checked by speakers')).toBeVisible()
  const parts = screen.getByRole('region', { name: 'What you’ll learn' }).getByRole('listitem')
  expect(parts.elements().map((each) => each.textContent)).toEqual(['Time'])
})

it('finds a language as it is typed without marks, and says so where there is none', async () => {
  const { screen } = await open()
  const field = screen.getByRole('searchbox', { name: 'Find a language' })
  await field.fill('duala')
  await expect.element(screen.getByText('1 language')).toBeVisible()
  expect(screen.getByText('Ewondo').elements()).toEqual([])
  await field.fill('x')
  await expect.element(screen.getByText('No language found for “x”.')).toBeVisible()
  await userEvent.clear(field)
  await expect.element(screen.getByText('2 languages')).toBeVisible()
})

it('enrols in several, the one chosen last being learnt, and no row moves away', async () => {
  const { screen, userId } = await open()
  await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
  await expect.element(screen.getByText('Your course')).toBeVisible()
  await screen.getByRole('button', { name: 'Learn Duala' }).click()
  await expect.element(screen.getByText('Enrolled')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', pagePaths.learnerNextLesson)
  const rows = screen.getByRole('listitem').getByRole('heading', { level: 2 })
  expect(rows.elements().map((each) => each.textContent)).toEqual(['Duálá', 'Ewondo'])
  expect(await listSettings(userId)).toEqual([
    ['current-course', 'ewo'],
    ['enrolled/ewo', true],
    ['current-course', 'dua'],
    ['enrolled/dua', true],
  ])
})

it('starts a course with its first lesson, until something of it was practised', async () => {
  const { screen, userId } = await open(`${pagePaths.learnerCourses}/ewo`)
  await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
  const start = screen.getByRole('link', { name: 'Start' })
  await expect.element(start).toHaveAttribute('href', pagePaths.learnerNextLesson)
  const database = await openLearnerDatabase(userId)
  const met = { course: 'ewo', item: 'ewo.today', answeredAt: Date.now() }
  await putInOutbox(database, [buildReview({ id: crypto.randomUUID(), ...met })])
  database.close()
  await screen.unmount()
  const again = (await open(`${pagePaths.learnerCourses}/ewo`, undefined, userId)).screen
  await expect
    .element(again.getByRole('link', { name: 'Start' }))
    .toHaveAttribute('href', sessionPath(pagePaths.learnerWords))
})

it('shows the letters, the tones, the sources and the credits of a course', async () => {
  const { screen } = await open()
  await screen.getByRole('link', { name: 'Duálá' }).click()
  expect(currentAddress()).toBe(`${pagePaths.learnerCourses}/dua`)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => document.title).toBe('Duala · Mboa')
  await expect.element(screen.getByText('ɓ', { exact: true })).toHaveAttribute('lang', 'dua')
  await expect.element(screen.getByText('Without a mark the tone is low.')).toBeVisible()
  await expect.element(screen.getByText('none yet: this course has no sound')).toBeVisible()
  await expect.element(screen.getByText('texts: 15 kB, pictures: 42 kB')).toBeVisible()
  await screen.getByText('Sources', { exact: true }).click()
  await expect.element(screen.getByText('CLDR 48.2, main/ewo (Unicode-3.0)')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Twemoji' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Who made this course' })).toBeVisible()
  await expect.element(screen.getByText(/^Do you speak Duala\? Help us/)).toBeVisible()
})

it('says what a course is and what it still lacks', async () => {
  const begun: CourseSummary = {
    ...testCourse,
    description: { en: 'First words. Help us greet.', fr: 'Premiers mots. Aidez-nous à saluer.' },
    missing: [
      { en: 'four', fr: 'quatre' },
      { en: 'Monday', fr: 'lundi' },
    ],
  }
  const { screen } = await open(
    `${pagePaths.learnerCourses}/ewo`,
    succeed({ courses: [begun, duala] }),
  )
  await expect.element(screen.getByText('First words. Help us greet.')).toBeVisible()
  await expect.element(screen.getByText('four, Monday. Do you speak it? Help us.')).toBeVisible()
})

it('a course is left, and another one takes its place', async () => {
  const { screen, userId } = await open()
  await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
  await screen.getByRole('button', { name: 'Learn Duala' }).click()
  await screen.getByRole('link', { name: 'Duálá' }).click()
  await screen.getByRole('button', { name: 'Leave this course' }).click()
  await expect.element(screen.getByText(/^You’ve left this course\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).toBeVisible()
  expect((await listSettings(userId)).slice(-2)).toEqual([
    ['enrolled/dua', false],
    ['current-course', 'ewo'],
  ])
})

it('without a network it shows the courses that the device knows', async () => {
  const first = await open()
  await expect.element(first.screen.getByText('Duálá')).toBeVisible()
  await first.screen.unmount()
  const { screen } = await open(`${pagePaths.learnerCourses}/dua`, unreachable, first.userId)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Duálá')
})

it('says once that a full device has given up sound, and offers the way back', async () => {
  onTestFinished(clearEvictedSound)
  const sounding = { ...testCourse, units: [{ ...testUnitSummary, soundBytes: 60_000 }] }
  const course = succeed({ courses: [sounding] })
  const { screen } = await open(pagePaths.learnerCourses, course)
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
  const { screen } = await open(pagePaths.learnerCourses, (body) => answer(body))
  await expect
    .element(screen.getByText('Please check your connection and try again.'))
    .toBeVisible()
  answer = succeed({ courses: [testCourse] })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('1 language')).toBeVisible()
})

it('a course that is not there says so and leads to the others', async () => {
  const { screen } = await open(`${pagePaths.learnerCourses}/xyz`)
  await expect.element(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
  await screen.getByRole('link', { name: 'Courses' }).click()
  expect(currentAddress()).toBe(pagePaths.learnerCourses)
})

it('says what a course weighs, brings it, and takes it off the device again', async () => {
  const { screen } = await open(`${pagePaths.learnerCourses}/ewo`)
  stubNetwork({
    [`GET ${apiPaths.courses}`]: succeed({ courses: [testCourse, duala] }),
    '/api/packs/ewo/time/r1': succeed(testUnit),
  })
  await screen.getByRole('button', { name: 'Download Ewondo, 1 kB' }).click()
  await expect.element(screen.getByText('Available offline.', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Ewondo from this device' }).click()
  await expect.element(screen.getByRole('button', { name: 'Download Ewondo, 1 kB' })).toBeVisible()
})

/** A course of two units, of which one is here and the download of the other was stopped. */
async function openStopped() {
  const userId = crypto.randomUUID()
  const [unit] = testCourse.units
  if (unit === undefined) throw new Error('The test course is gone')
  const days = { ...unit, unit: 'days', order: 2, title: { en: 'Days', fr: 'Les jours' } }
  const database = await openLearnerDatabase(userId)
  await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
  const job = { course: 'ewo', units: ['days'], withSound: false, isPaused: true }
  await database.put('values', [job], 'download-jobs')
  database.close()
  const courses = succeed({ courses: [{ ...testCourse, units: [unit, days] }, duala] })
  const { screen } = await open(`${pagePaths.learnerCourses}/ewo`, courses, userId)
  await expect
    .element(screen.getByText('Stopped. What was already downloaded is kept.'))
    .toBeVisible()
  return screen
}

it('a stopped download of one unit is taken back, and leaves the other unit here', async () => {
  const screen = await openStopped()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText(/^Partly downloaded/)).toBeVisible()
  await expect.element(screen.getByText('downloaded: 1 kB', { exact: true })).toBeVisible()
})

it('of the course that is learnt a stopped download is given up, and nothing is removed', async () => {
  const screen = await openStopped()
  await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
  await screen.getByRole('button', { name: 'Stop downloading' }).click()
  await expect.element(screen.getByText(/^Partly downloaded/)).toBeVisible()
  await expect.element(screen.getByText('downloaded: 1 kB', { exact: true })).toBeVisible()
})

it('counts the sound of a unit in what it weighs on the device', async () => {
  const userId = crypto.randomUUID()
  const opus = { address: '/api/clips/heard.opus', bytes: 62_000 }
  const recording = aRecording({ item: testUnit.words[0]?.id ?? '', opus })
  const sounds = await caches.open(soundCacheName)
  await sounds.put(opus.address, new Response('sound'))
  onTestFinished(async () => void (await sounds.delete(opus.address)))
  const database = await openLearnerDatabase(userId)
  await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
  await database.put('recordings', { id: recording.id, course: 'ewo', recording })
  database.close()
  const { screen } = await open(`${pagePaths.learnerCourses}/ewo`, undefined, userId)
  await screen.getByText('Part by part').click()
  await expect.element(screen.getByText(/^downloaded: 6[23] kB$/)).toBeVisible()
})

it('names the units which are here, to who asks part by part', async () => {
  const { screen } = await open(`${pagePaths.learnerCourses}/ewo`)
  await expect.element(screen.getByText('not downloaded: 1 kB')).not.toBeVisible()
  await screen.getByText('Part by part').click()
  await expect.element(screen.getByText('not downloaded: 1 kB')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download Time, 1 kB' })).toBeVisible()
})

it('how much data may be used is chosen for the device', async () => {
  const { screen } = await open()
  const choice = screen.getByRole('switch', { name: 'Download on Wi-Fi only' })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await expect.element(choice).toBeChecked()
  expect(localStorage.getItem('mboa.data')).toBe('{"wifiOnly":true}')
  localStorage.clear()
})

it('speaks French', async () => {
  await activateLanguage('fr')
  const { screen } = await open()
  await expect.element(screen.getByRole('searchbox', { name: 'Chercher une langue' })).toBeVisible()
  await expect.element(screen.getByText('douala · Littoral')).toBeVisible()
})

it('without a network a course that is not here cannot be begun, and says what it needs', async () => {
  const userId = crypto.randomUUID()
  const database = await openLearnerDatabase(userId)
  await database.put('courses', testCourse)
  await database.put('courses', duala)
  await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
  database.close()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { screen } = await open(pagePaths.learnerCourses, unreachable, userId)
  await expect.element(screen.getByText(/^Go online once to download: /)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Ewondo' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Duálá' }).click()
  await expect.element(screen.getByText(/this course isn’t on this device yet/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).not.toBeInTheDocument()
  vi.restoreAllMocks()
})

import { api, pagePaths, type CourseSummary } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { soundCacheName } from '../../platform/device-store/cache-names.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { isSoundInUse, silenceHum } from '../../platform/sound/sound-in-use.ts'
import { aRecording } from '../../testing/recordings.ts'
import { currentAddress } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { testCourse, testUnit, saveChosenCourse } from '../../testing/test-course.ts'
import { unitWithLessons } from '../../testing/test-lessons.ts'
import { duala, listSettings, openCourses } from './testing/open-courses.tsx'

it('says on its page what one learns in a course, and how far it goes', async () => {
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/dua`)
  await expect.element(screen.getByText('98 words, 40 sentences, 6 lessons')).toBeVisible()
  await expect.element(screen.getByText('50% checked by speakers')).toBeVisible()
  const parts = screen.getByRole('region', { name: 'What you’ll learn' }).getByRole('listitem')
  expect(parts.elements().map((each) => each.textContent)).toEqual(['Time'])
})

it('says on its page what one can say after its first lessons, and lets its letters be heard', async () => {
  const [word, ...others] = testUnit.words
  // Hummed for so long that it still sounds when it is looked for.
  const text = 'dí'.repeat(20)
  const words = [{ ...word, text, gloss: { en: ['to eat'], fr: ['manger'] } }, ...others]
  const alphabet = { ...testCourse.alphabet, letters: ['d', 'z'] }
  const { screen } = await openCourses(
    `${pagePaths.learnerCourses}/ewo`,
    succeed({ courses: [{ ...testCourse, alphabet }] }),
    undefined,
    { '/api/packs/ewo/time/r1': succeed({ ...testUnit, words }) },
  )
  const contents = screen.getByRole('region', { name: 'What you’ll learn' })
  await expect.element(contents.getByText('After the first lessons you can say:')).toBeVisible()
  await expect.element(contents.getByText(text)).toHaveAttribute('lang', 'ewo')
  await expect.element(contents.getByText('to eat')).toBeVisible()
  const letters = screen.getByRole('region', { name: 'How it’s written' })
  expect(letters.getByRole('button', { name: 'z' }).elements()).toEqual([])
  await letters.getByRole('button', { name: 'd', exact: true }).click()
  await expect.poll(isSoundInUse).toBe(true)
  silenceHum()
  await expect.element(letters.getByText('to eat')).toBeVisible()
  await expect
    .element(letters.getByText('Hummed from the written tones, not a voice'))
    .toBeVisible()
})

it('says what a letter sounds like where a lesson does, and takes the wish for a speaker', async () => {
  const alphabet = { ...testCourse.alphabet, letters: ['í', 'd'] }
  const [word, ...others] = testUnit.words
  const words = [{ ...word, text: 'dí' }, ...others]
  const { screen } = await openCourses(
    `${pagePaths.learnerCourses}/ewo`,
    succeed({ courses: [{ ...testCourse, alphabet }] }),
    undefined,
    { '/api/packs/ewo/time/r1': succeed({ ...unitWithLessons, words }) },
  )
  const letters = screen.getByRole('region', { name: 'How it’s written' })
  await letters.getByRole('button', { name: 'í', exact: true }).click()
  await expect.element(letters.getByText('í: like ee')).toBeVisible()
  await letters.getByRole('button', { name: 'd', exact: true }).click()
  await letters.getByRole('button', { name: 'I’d like to hear this' }).click()
  await expect.element(letters.getByText(/Got it: speakers will see/)).toBeVisible()
  silenceHum()
})

it('fetches nothing of a course that is only looked at where data is to be spared', async () => {
  localStorage.setItem('mboa.data', '{"saver":true}')
  onTestFinished(() => localStorage.clear())
  let asked = 0
  const packs = {
    '/api/packs/ewo/time/r1': () => {
      asked += 1
      return 'unreachable' as const
    },
  }
  const path = `${pagePaths.learnerCourses}/ewo`
  const sparing = await openCourses(path, undefined, undefined, packs)
  // What is on the device was looked at.
  const download = (name: string) => sparing.screen.getByRole('button', { name })
  await expect.element(download('Download Ewondo, 1 kB')).toBeVisible()
  expect(asked).toBe(0)
  await sparing.screen.unmount()
  localStorage.clear()
  await openCourses(path, undefined, undefined, packs)
  await expect.poll(() => asked).toBe(1)
})

it('leads from a course’s page to its first lesson', async () => {
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/ewo`)
  await screen.getByRole('button', { name: 'Learn Ewondo' }).click()
  await expect.poll(currentAddress).toBe(pagePaths.learnerNextLesson)
})

it('shows the letters, the tones, the sources and the credits of a course', async () => {
  const { screen } = await openCourses()
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
  const { screen } = await openCourses(
    `${pagePaths.learnerCourses}/ewo`,
    succeed({ courses: [begun, duala] }),
  )
  await expect.element(screen.getByText('First words. Help us greet.')).toBeVisible()
  await expect
    .element(screen.getByText('“four”, “Monday”. Do you speak it? Help us.'))
    .toBeVisible()
})

it('a course is left, and another one takes its place', async () => {
  const userId = crypto.randomUUID()
  await saveChosenCourse(userId, 'ewo')
  await saveChosenCourse(userId, 'dua')
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/dua`, undefined, userId)
  await screen.getByRole('button', { name: 'Leave this course' }).click()
  await expect.element(screen.getByText(/^You’ve left this course\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Learn Duala' })).toBeVisible()
  expect((await listSettings(userId)).slice(-2)).toEqual([
    ['enrolled/dua', false],
    ['current-course', 'ewo'],
  ])
})

it('a course that is not there says so and leads to the others', async () => {
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/xyz`)
  await expect.element(screen.getByRole('heading', { name: 'Course not found' })).toBeVisible()
  await screen.getByRole('link', { name: 'Courses' }).click()
  expect(currentAddress()).toBe(pagePaths.learnerCourses)
})

/** A course of two units, of which one is here and the download of the other was stopped. */
async function openStopped(userId: string = crypto.randomUUID()) {
  const [unit] = testCourse.units
  if (unit === undefined) throw new Error('The test course is gone')
  const days = { ...unit, unit: 'days', order: 2, title: { en: 'Days', fr: 'Les jours' } }
  const database = await openLearnerDatabase(userId)
  await database.put('packs', { revision: 'r1', pack: testUnit }, ['ewo', 'time'])
  const job = { course: 'ewo', units: ['days'], withSound: false, isPaused: true }
  await database.put('values', [job], 'download-jobs')
  database.close()
  const courses = succeed({ courses: [{ ...testCourse, units: [unit, days] }, duala] })
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/ewo`, courses, userId)
  await expect
    .element(screen.getByText('Stopped. What was already downloaded is kept.'))
    .toBeVisible()
  return screen
}

it('says what a course weighs, brings it, and takes it off the device again', async () => {
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/ewo`)
  stubNetwork({
    [`GET ${api.listCourses.path}`]: succeed({ courses: [testCourse, duala] }),
    '/api/packs/ewo/time/r1': succeed(testUnit),
  })
  await screen.getByRole('button', { name: 'Download Ewondo, 1 kB' }).click()
  await expect.element(screen.getByText('Available offline.', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Ewondo from this device' }).click()
  await expect.element(screen.getByRole('button', { name: 'Download Ewondo, 1 kB' })).toBeVisible()
})

it('a stopped download of one unit is taken back, and leaves the other unit here', async () => {
  const screen = await openStopped()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText(/^Partly downloaded/)).toBeVisible()
  await expect.element(screen.getByText('downloaded: 1 kB', { exact: true })).toBeVisible()
})

it('of the course that is learnt a stopped download is given up, and nothing is removed', async () => {
  const userId = crypto.randomUUID()
  await saveChosenCourse(userId)
  const screen = await openStopped(userId)
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
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/ewo`, undefined, userId)
  await screen.getByText('Part by part').click()
  await expect.element(screen.getByText(/^downloaded: 6[23] kB$/)).toBeVisible()
})

it('names the units which are here, to who asks part by part', async () => {
  const { screen } = await openCourses(`${pagePaths.learnerCourses}/ewo`)
  await expect.element(screen.getByText('not downloaded: 1 kB')).not.toBeVisible()
  await screen.getByText('Part by part').click()
  await expect.element(screen.getByText('not downloaded: 1 kB')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download Time, 1 kB' })).toBeVisible()
})

import { pagePaths } from '@mboa/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { currentAddress } from '../../testing/render-app-part.tsx'
import { testUnit } from '../../testing/test-course.ts'
import { unitWithLessons } from '../../testing/test-lessons.ts'
import {
  finish,
  heading,
  learn,
  lessonPath,
  next,
  open,
  server,
  step,
  withLearnerOfLessons,
} from './testing/lessons-on-device.tsx'

withLearnerOfLessons()

describe('the path', () => {
  it('says in words what is done, what is next and what lies ahead', async () => {
    await finish('one')
    await open()
    await expect.element(heading('Done. Lesson one')).toBeVisible()
    await expect.element(heading('Now. Lesson two')).toBeVisible()
    await expect.element(heading('Later. Lesson four')).toBeVisible()
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1)
    await expect.element(page.getByText('1 word, 2 exercises, about 1 minute')).toBeVisible()
    for (const name of ['one', 'three', 'four']) {
      await expect
        .element(page.getByRole('link', { name: `Lesson ${name}` }))
        .toHaveAttribute('href', lessonPath(name))
    }
    await expect
      .element(page.getByRole('link', { name: 'Start' }))
      .toHaveAttribute('href', lessonPath('two'))
    await activateLanguage('fr')
    await expect.element(heading('Terminée. Leçon one')).toBeVisible()
  })

  it('has an address that goes on to the lesson whose turn it is, and to the path after the last', async () => {
    await finish('one')
    const first = await open(pagePaths.learnerNextLesson)
    await expect.element(heading('Tone')).toBeVisible()
    expect(currentAddress()).toBe(lessonPath('two'))
    await first.unmount()
    for (const name of ['two', 'three', 'four']) await finish(name)
    await open(pagePaths.learnerNextLesson)
    await expect.element(heading('Done. Lesson four')).toBeVisible()
    expect(currentAddress()).toBe(pagePaths.learnerLessons)
  })

  it('of a pack without lessons still leads to the words of its units', async () => {
    server.unit = testUnit
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Time' }))
      .toHaveAttribute('href', `${pagePaths.learnerLessons}/units/time`)
  })

  it('without the network shows the course that this device has', async () => {
    const first = await open()
    await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
    await first.unmount()
    server.isOnline = false
    await open()
    await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
  })

  it('says “Continue” of a lesson that was begun, and “Start” of no other', async () => {
    const lesson = await open(lessonPath('one'))
    await expect.element(heading('Tone')).toBeVisible()
    await next().click()
    await expect.element(heading('Letters')).toBeVisible()
    await lesson.unmount()
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Continue' }))
      .toHaveAttribute('href', lessonPath('one'))
  })

  it('goes past a lesson whose words practice has taught', async () => {
    await learn('ewo.yesterday', 'ewo.today')
    await open()
    await expect.element(heading('Known. Lesson one')).toBeVisible()
    await expect.element(page.getByText('Learnt in practice')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Start' }))
      .toHaveAttribute('href', lessonPath('two'))
    await activateLanguage('fr')
    await expect.element(heading('Déjà sue. Leçon one')).toBeVisible()
  })

  it('shows how much of the next lesson is known, which the lesson passes over', async () => {
    await learn('ewo.today')
    const path = await open()
    await expect
      .element(page.getByText('You already know 1: it comes up once, at the end.'))
      .toBeVisible()
    await expect.element(page.getByText('2 words, 3 exercises, about 2 minutes')).toBeVisible()
    await path.unmount()
    await open(lessonPath('one'))
    // Two pages, one new word with its exercise, and both words in the check.
    await expect.element(step('1 of 6')).toBeVisible()
  })

  it('offers a short test to who knows what comes before a unit', async () => {
    const [one, ...others] = unitWithLessons.lessons ?? []
    server.unit = { ...unitWithLessons, lessons: one && [one] }
    server.laterUnit = { ...unitWithLessons, unit: 'later', order: 2, lessons: others }
    await open()
    await expect
      .element(page.getByRole('link', { name: 'Skip to here (short test)' }))
      .toHaveAttribute('href', `${lessonPath('two')}?skip-to`)
  })
})

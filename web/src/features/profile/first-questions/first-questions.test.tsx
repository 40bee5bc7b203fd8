import { pagePaths, type UnitPack } from '@mboa/contract'
import {
  areFirstQuestionsOpen,
  chooseCourse,
  emptyFold,
  passFirstQuestions,
  readSettings,
} from '@mboa/domain'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { PracticeContext } from '../../../platform/practice-store/practice-context.ts'
import { openPracticeStore } from '../../../platform/practice-store/practice-store.ts'
import { buildSettingEvents } from '../../../platform/practice-store/use-change-settings.ts'
import { answerPacks } from '../../../testing/answer-packs.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testCourse } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import { aUser } from '../../../testing/users.ts'
import { FirstQuestions } from './first-questions.tsx'

let userId: string
let stop: () => void

beforeEach(() => {
  userId = crypto.randomUUID()
})
afterEach(async () => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await activateLanguage('en')
})

const [first, ...others] = unitWithLessons.lessons ?? []
const time: UnitPack = { ...unitWithLessons, lessons: first && [first] }
const market: UnitPack = {
  ...unitWithLessons,
  unit: 'market',
  order: 2,
  title: { en: 'The market', fr: 'Le marché' },
  lessons: others,
}

async function open({ hasUnits = true, passed = 0 } = {}) {
  vi.stubGlobal('fetch', (path: string) => {
    const names = hasUnits ? ['time', 'market'] : ['time']
    const [unit] = testCourse.units
    if (path.startsWith('/api/packs')) {
      return Promise.resolve(answerPacks(path, (name) => (name === market.unit ? market : time)))
    }
    if (path === '/api/courses') {
      const listed = names.map((name, at) => ({ ...unit, unit: name, order: at + 1 }))
      return Promise.resolve(Response.json({ courses: [{ ...testCourse, units: listed }] }))
    }
    return Promise.resolve(answerAboutTestCourse(path))
  })
  const store = openPracticeStore(userId)
  stop = store.start()
  await store.record(buildSettingEvents(chooseCourse(emptyFold(), 'ewo'), Date.now()))
  if (passed > 0) await store.record(buildSettingEvents([passFirstQuestions(passed)], Date.now()))
  await renderAppPart(
    <main id="main" tabIndex={-1}>
      <PracticeContext value={store}>
        <FirstQuestions />
      </PracticeContext>
    </main>,
    { user: aUser({ id: userId }) },
  )
  return () => store.getSnapshot().fold
}
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name })
const goalTitle = 'How many days a week would you like to practise?'

it('sets the goal, then offers the reminder and a test, by keyboard', async () => {
  const fold = await open()
  await expect.element(heading(goalTitle)).toBeVisible()
  await expect.element(page.getByText('Question 1 of 3')).toBeVisible()
  button('Every day').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Would a daily reminder help?')).toHaveFocus()
  await expect.poll(() => readSettings(fold()).weeklyGoalDays).toBe(7)
  await expect.element(button('Add to my calendar')).toBeVisible()
  await button('Skip').click()
  await expect.element(heading('Do you know some of it already?')).toHaveFocus()
  await expect.element(page.getByRole('combobox')).toHaveTextContent('The market')
  await page.getByRole('link', { name: 'Take the short test' }).click()
  expect(currentAddress()).toBe(`${pagePaths.learnerLessons}/ewo.two?skip-to`)
  await expect.poll(() => areFirstQuestionsOpen(fold(), Date.now())).toBe(false)
})

it('that are passed over set nothing, and are closed', async () => {
  const fold = await open()
  await button('Skip').click()
  await expect.element(heading('Would a daily reminder help?')).toBeVisible()
  await button('Skip').click()
  expect(areFirstQuestionsOpen(fold(), Date.now())).toBe(true)
  await button('No, I’m just starting').click()
  await expect.poll(() => areFirstQuestionsOpen(fold(), Date.now())).toBe(false)
  expect(readSettings(fold()).weeklyGoalDays).toBe(readSettings(emptyFold()).weeklyGoalDays)
  await expect.element(page.getByRole('main')).toHaveFocus()
})

it('sets the reminder that the profile has', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await open()
  await button('Skip').click()
  await button('Add to my calendar').click()
  await expect.element(page.getByText(/^Open the file mboa\.ics/)).toBeVisible()
  expect(saved).toHaveBeenCalledOnce()
  await expect.element(button('Next')).toBeVisible()
})

it('asks nobody twice who comes back to the page, and takes no focus then', async () => {
  await open({ passed: 1 })
  await expect.element(heading('Would a daily reminder help?')).toBeVisible()
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible()
  await expect.element(heading('Would a daily reminder help?')).not.toHaveFocus()
  await button('Skip').click()
  await expect.element(heading('Do you know some of it already?')).toHaveFocus()
})

it('offers the goal that holds where none is chosen', async () => {
  await open()
  const standard = readSettings(emptyFold()).weeklyGoalDays
  await expect.element(button(`${standard} days`)).toBeVisible()
})

it('offers no test where there is nothing to skip to', async () => {
  const fold = await open({ hasUnits: false })
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible()
  await button('Skip').click()
  await button('Skip').click()
  await expect.poll(() => areFirstQuestionsOpen(fold(), Date.now())).toBe(false)
})

it('speaks French', async () => {
  await activateLanguage('fr')
  await open()
  await expect
    .element(heading('Combien de jours par semaine voulez-vous vous entraîner\u00a0?'))
    .toBeVisible()
  await expect.element(button('Tous les jours')).toBeVisible()
})

import { learnersOnlyLicence, openWordPath, type Word } from '@mboa/contract'
import { emptyFold, extendFold } from '@mboa/domain'
import { buildReview } from '@mboa/domain/testing'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { visitorPractice } from '../../platform/practice-store/visitor-practice.ts'
import { readQrCode } from '../../testing/read-qr-code.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import { aUser } from '../../testing/users.ts'
import { PrintForm } from './print-form.tsx'

let course: Course

const [eat, ...others] = pidginUnit.words.toReversed()
beforeAll(async () => {
  const kept: Word[] = eat === undefined ? [] : [{ ...eat, licence: learnersOnlyLicence }]
  const [water, ...rest] = others.map((word): Word => ({ ...word, category: 'verb' }))
  const checked: Word[] = water === undefined ? [] : [{ ...water, checkedBy: 2 }]
  const unit = { ...pidginUnit, words: [...kept, ...checked, ...rest] }
  const summary = await pidginCourse()
  const [first] = summary.units
  if (first === undefined) throw new Error('The test course is gone')
  // One word of the course stands in a unit of its own.
  const [last] = unit.words.splice(-1)
  const title = { en: 'Myself', fr: 'Moi' }
  const second = { ...unit, unit: 'myself', title, words: last ? [last] : [], sentences: [] }
  const units = [first, { ...first, unit: second.unit, title, order: 2 }]
  course = { summary: { ...summary, units }, units: [unit, second] }
})

/** How often the browser was asked to print, and what stood on the paper then. */
function watchPrinting(): HTMLElement[] {
  const printed: HTMLElement[] = []
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => {
    const paper = document.querySelector('.paper')
    if (paper instanceof HTMLElement) printed.push(paper)
  })
  onTestFinished(() => print.mockRestore())
  return printed
}

const open = (of = course) => renderAppPart(<PrintForm course={of} />, { user: aUser() })
const press = (name: string) => page.getByRole('button', { name }).click()
const choose = (name: string) => page.getByRole('radio', { name }).click()
const textsOf = (paper: HTMLElement | undefined, selector: string) =>
  [...(paper?.querySelectorAll(selector) ?? [])].map((each) => each.textContent)

it('prints a dictionary by the alphabet, with examples, marks, sources and licences', async () => {
  const printed = watchPrinting()
  await open()
  await expect.element(page.getByText('6 entries')).toBeVisible()
  await expect.element(page.getByText(/^1 is left out/)).toBeVisible()
  await press('Print')
  await expect.poll(() => printed.length).toBe(1)
  const [paper] = printed
  expect(textsOf(paper, '.printed-entry')).toEqual([
    'a° verb I ▸ A no sabi.° I do not know. [1]',
    'no° verb not ▸ A no sabi.° I do not know. [1]',
    'sabi° verb to know ▸ A no sabi.° I do not know. [1]',
    'tchop verb to eat [1]',
    'wan° verb to want ▸ A wan wata.° I want water. [1]',
    'wata° verb water ▸ A wan wata.° I want water. [1]',
  ])
  expect(textsOf(paper, '.printed-sources li')).toEqual([
    '[1] CC-BY-4.0 · APiCS Online, survey chapter 18 (CC-BY-4.0)',
  ])
  // Nobody sees it on the screen, and nobody is read it.
  expect(paper && getComputedStyle(paper).display).toBe('none')
})

it('prints flashcards whose backs lie behind their fronts, with a code that opens the word', async () => {
  const printed = watchPrinting()
  await open()
  await choose('Flashcards')
  await expect.element(page.getByText('6 cards, 2 pages and the sources')).toBeVisible()
  await press('Print')
  await expect.poll(() => printed.length).toBe(1)
  const [front, back] = [...(printed[0]?.querySelectorAll<HTMLElement>('.card-sheet') ?? [])]
  expect(textsOf(front, '.place .word')).toEqual(['tchop', 'wata', 'wan', 'sabi', 'no', 'a'])
  const meanings = ['water°', 'to eat', 'to know°', 'to want°', 'I°', 'not°']
  expect(textsOf(back, '.meaning')).toEqual(meanings)
  expect([front, back].map((sheet) => sheet?.children.length)).toEqual([8, 8])
  const code = back?.querySelector('svg')
  if (!code) throw new Error('There is no code on the card')
  expect(await readQrCode(code)).toBe(location.origin + openWordPath('wes.water'))
})

it('has sentences on cards where that is wished, one a page, in French too', async () => {
  const printed = watchPrinting()
  await activateLanguage('fr')
  await open()
  await choose('Cartes-mémo')
  await choose('A6, une par page')
  await page.getByText('Avec les phrases').click()
  await expect.element(page.getByText('8 cartes, 16 pages et les sources')).toBeVisible()
  await press('Imprimer')
  await expect.poll(() => printed.length).toBe(1)
  expect(textsOf(printed[0], '.meaning')).toContain('Je ne sais pas.°')
})

it('prints one unit, with examples out of the others', async () => {
  const printed = watchPrinting()
  await open()
  await page.getByLabelText('Which words').selectOptions('Myself')
  await expect.element(page.getByText('1 entry')).toBeVisible()
  await press('Print')
  await expect.poll(() => printed.length).toBe(1)
  expect(textsOf(printed[0], '.printed-entry')).toEqual([
    'a° verb I ▸ A no sabi.° I do not know. [1]',
  ])
})

it('prints what a learner has met, and nothing else of the course', async () => {
  const printed = watchPrinting()
  const fold = extendFold(emptyFold(), [buildReview({ course: 'wes', item: 'wes.water' })])
  const snapshot = { ...visitorPractice.getSnapshot(), fold }
  await renderAppPart(
    <PracticeContext value={{ ...visitorPractice, getSnapshot: () => snapshot }}>
      <PrintForm course={course} />
    </PracticeContext>,
    { user: aUser() },
  )
  await page.getByLabelText('Which words').selectOptions('Those I’ve met')
  await expect.element(page.getByText('1 entry')).toBeVisible()
  await press('Print')
  await expect.poll(() => printed.length).toBe(1)
  expect(textsOf(printed[0], '.printed-entry .word')).toEqual(['wata', 'A wan wata.'])
})

it('prints no more cards at once than a telephone can draw', async () => {
  const [unit] = course.units
  const [word] = unit?.words ?? []
  if (unit === undefined || word === undefined) throw new Error('The test course is gone')
  const words = Array.from({ length: 1001 }, (_, at) => ({
    ...word,
    licence: 'CC0-1.0' as const,
    id: `wes.w${at}`,
  }))
  await open({ ...course, units: [{ ...unit, words }] })
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeEnabled()
  await choose('Flashcards')
  await expect.element(page.getByText(/^That’s too many to print at once/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print' })).toBeDisabled()
})

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { findTapped, tapped } from '../testing/answer-tapped.ts'
import {
  choices,
  joined,
  showAsked,
  typed,
  type AskedExercise,
} from '../testing/asked-exercises.tsx'
import { nextFrame } from '../testing/next-frame.ts'

/** What a finger does not notice. */
const steadyPx = 2

beforeEach(async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(360, 740))
})

/** Where everything stands that can be tapped. */
const listPlaces = () =>
  new Map(
    Array.from(document.querySelectorAll(tapped), (each) => [each, each.getBoundingClientRect()]),
  )

async function answerSteadily({ taps }: AskedExercise): Promise<void> {
  for (const name of taps) {
    const before = listPlaces()
    // Where it is: a tool that brings it into view first would move all of it.
    findTapped(name).click()
    await nextFrame(2)
    for (const [element, was] of before) {
      if (!element.checkVisibility()) continue
      const { top, left } = element.getBoundingClientRect()
      const moved = Math.max(Math.abs(top - was.top), Math.abs(left - was.left))
      expect(moved, `“${element.textContent}” after “${name}”`).toBeLessThanOrEqual(steadyPx)
    }
  }
}

/** The word that was asked stands in view, above the sheet. */
async function expectWordAbove(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await nextFrame(2)
  const sheetTop = document.querySelector('.feedback')?.getBoundingClientRect().top ?? 0
  for (const line of document.querySelectorAll('.prompt .word, .prompt .meaning')) {
    const { top, bottom } = line.getBoundingClientRect()
    expect(top, line.textContent).toBeGreaterThanOrEqual(0)
    expect(bottom, line.textContent).toBeLessThanOrEqual(sheetTop + steadyPx)
  }
}

describe('an exercise at 360 × 640', () => {
  it.each(Object.entries({ ...choices, ...joined }))(
    'of %s moves nothing that is tapped, and keeps the word above the sheet',
    async (_, asked) => {
      await showAsked(asked)
      await answerSteadily(asked)
      await expectWordAbove()
    },
  )

  it.each(['choose-picture', 'hear-picture'] as const)(
    'of %s shows the picture that was chosen and the right one with the verdict',
    async (kind) => {
      const asked = choices[kind]
      await showAsked(asked)
      await answerSteadily(asked)
      await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
      await nextFrame(2)
      // The pictures themselves are not to be had here: their signs stand beside them.
      const signs = document.querySelectorAll('.feedback .answered-pictures > span > svg')
      expect(signs).toHaveLength(2)
      for (const sign of signs) {
        const { x, y, width, height } = sign.getBoundingClientRect()
        const onIt = document.elementFromPoint(x + width / 2, y + height / 2)
        expect(onIt?.closest('.answered-pictures')).not.toBeNull()
      }
    },
  )

  it('of matching leaves all that was matched above the sheet', async () => {
    const asked = choices['match-pairs of five']
    await showAsked(asked)
    await answerSteadily(asked)
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await nextFrame(2)
    const sheetTop = document.querySelector('.feedback')?.getBoundingClientRect().top ?? 0
    for (const tile of document.querySelectorAll('.choice-tile')) {
      const { top, bottom } = tile.getBoundingClientRect()
      expect(top, tile.textContent).toBeGreaterThanOrEqual(0)
      expect(bottom, tile.textContent).toBeLessThanOrEqual(sheetTop + steadyPx)
    }
  })

  it.each(Object.entries(typed))(
    'of %s keeps keys and Check in their place, and the word above the sheet',
    async (_, asked) => {
      await showAsked(asked)
      const [text = '', check = ''] = asked.taps
      const before = listPlaces()
      await page.getByRole('textbox').fill(text)
      await nextFrame(2)
      expect(listPlaces()).toEqual(before)
      await answerSteadily({ ...asked, taps: [check] })
      await expectWordAbove()
    },
  )
})

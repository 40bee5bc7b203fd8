import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { findTapped } from '../testing/answer-tapped.ts'
import { choices, joined, showAsked, typed } from '../testing/asked-exercises.tsx'
import { nextFrame } from '../testing/next-frame.ts'

const verdict = '.feedback, .choice-tile'

/**
 * Pictures, voices, sounds and the names of special letters come when they come: what is counted is
 * the verdict and its marks.
 */
const isOfVerdict = ({ type, target, addedNodes }: MutationRecord) =>
  ((target as Element).closest(verdict) !== null &&
    (target as Element).closest('.picture, .answered-pictures') === null &&
    !isNamed(type, target as Element)) ||
  [...addedNodes].some((added) => added instanceof Element && added.matches(verdict))

const isNamed = (type: string, { classList }: Element) =>
  type === 'attributes' && classList.contains('word')

it.each(Object.entries({ ...choices, ...joined, ...typed }))(
  'the verdict on %s is one change of the page, and all of it before the next frame',
  async (_, asked) => {
    await showAsked(asked)
    for (const name of asked.taps.slice(0, -1)) {
      const field = document.querySelector<HTMLInputElement>('input.slate')
      if (field === null) findTapped(name).click()
      else await page.getByRole('textbox').fill(name)
      await nextFrame(2)
    }
    let changes = 0
    const watch = new MutationObserver((records) => {
      if (records.some(isOfVerdict)) changes += 1
    })
    onTestFinished(() => watch.disconnect())
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    // What was still on its way to the page has come.
    await expect
      .poll(async () => {
        changes = 0
        await nextFrame(2)
        return changes
      })
      .toBe(0)

    findTapped(asked.taps.at(-1) ?? '').click()
    await nextFrame()
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
    expect(changes).toBe(1)
  },
)

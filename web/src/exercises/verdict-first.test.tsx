import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { findTapped, nextFrame } from '../testing/answer-tapped.ts'
import { choices, joined, showAsked, typed } from '../testing/asked-exercises.tsx'

/**
 * What is drawn anew: React writes names and types of fields whenever it draws what is around them, and
 * a button that plays a sound changes with it.
 */
const isChange = ({ type, target, attributeName, oldValue }: MutationRecord) => {
  const element = target as Element
  if (element.closest('button:not(.choice-tile)') !== null) return false
  return type !== 'attributes' || element.getAttribute(attributeName ?? '') !== oldValue
}

it.each(Object.entries({ ...choices, ...joined, ...typed }))(
  'the verdict on %s is one change of the page, and all of it before the next frame',
  async (_, asked) => {
    await showAsked(asked)
    for (const name of asked.taps.slice(0, -1)) {
      const field = document.querySelector<HTMLInputElement>('input.slate')
      if (field === null) findTapped(name).click()
      else await page.getByRole('textbox').fill(name)
      await nextFrame()
    }
    let changes = 0
    const watch = new MutationObserver((records) => {
      if (records.some(isChange)) changes += 1
    })
    onTestFinished(() => watch.disconnect())
    watch.observe(document.body, { subtree: true, childList: true, attributeOldValue: true })

    findTapped(asked.taps.at(-1) ?? '').click()
    await new Promise(requestAnimationFrame)
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(1)
    expect(changes).toBe(1)
  },
)

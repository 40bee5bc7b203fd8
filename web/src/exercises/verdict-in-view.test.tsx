import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerTapped } from '../testing/answer-tapped.ts'
import { choices, joined, showAsked, typed } from '../testing/asked-exercises.tsx'

/** Seen whole, with nothing over it. */
function expectInView(part: string): void {
  const place = document.querySelector(part)?.getBoundingClientRect()
  if (place === undefined) throw new Error(`There is no ${part}`)
  expect(place.top, part).toBeGreaterThanOrEqual(0)
  expect(place.bottom, part).toBeLessThanOrEqual(innerHeight)
  const onIt = document.elementFromPoint(place.x + place.width / 2, place.bottom - 4)
  expect(onIt?.closest(part), part).not.toBeNull()
}

const views = [
  ['letters twice as large', '200%', 640],
  ['an open keyboard', '100%', 320],
  ['letters twice as large and an open keyboard', '200%', 320],
] as const

describe.each(views)('with %s', (_, fontSize, height) => {
  it.each(Object.entries({ ...choices, ...joined, ...typed }))(
    'verdict and Next of %s are in view without scrolling',
    async (__, asked) => {
      document.documentElement.style.fontSize = fontSize
      onTestFinished(async () => {
        document.documentElement.style.fontSize = ''
        await page.viewport(360, 740)
      })
      await page.viewport(360, height)
      await showAsked(asked)
      await answerTapped(asked)
      expectInView('.feedback h2')
      expectInView('.feedback > .button')
    },
  )
})

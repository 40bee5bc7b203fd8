import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { answerTapped } from '../testing/answer-tapped.ts'
import { activateLanguage } from '../i18n/messages.ts'
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
  ['letters twice as large', '200%', 640, ['long']],
  ['an open keyboard', '100%', 320, ['long']],
  ['letters twice as large and an open keyboard', '200%', 320, []],
] as const

describe.for(views)('with %s', ([, fontSize, height, tags]) => {
  it.each(Object.entries({ ...choices, ...joined, ...typed }))(
    'verdict and Next of %s are in view without scrolling',
    { tags: [...tags] },
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

/** What a keyboard of 280 px leaves of the smallest phones. */
const phones = [
  ['320 × 568', '100%', 320, 568],
  ['360 × 640', '100%', 360, 640],
  ['320 × 568 with letters twice as large', '200%', 320, 568],
  ['360 × 640 with letters twice as large', '200%', 360, 640],
] as const
const openPhones = phones.flatMap((phone) =>
  (['en', 'fr'] as const).map((language) => [...phone, language] as const),
)

describe.for(openPhones)(
  'above the open keyboard of a phone of %s',
  ([, fontSize, width, height, language]) => {
    it.each(Object.entries(typed))(
      `prompt, field, Check and keys of %s are in view, in ${language}`,
      async (_, asked) => {
        await activateLanguage(language)
        document.documentElement.style.fontSize = fontSize
        await page.viewport(width, height - 280)
        onTestFinished(async () => {
          document.documentElement.style.fontSize = ''
          await page.viewport(360, 740)
        })
        await showAsked(asked)
        await expect.element(page.getByRole('textbox')).toHaveFocus()
        for (const part of ['.prompt .line', '.slate', '.answer-actions .main']) expectInView(part)
        if (document.querySelector('.key-row') !== null) expectInView('.key-row')
        expect(document.documentElement.scrollWidth).toBe(width)
      },
    )
  },
)

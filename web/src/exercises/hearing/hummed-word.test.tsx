import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isSoundInUse, silenceHum } from '../../platform/sound/sound-in-use.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { HummedWord } from './hummed-word.tsx'

// No browser lets a page sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))
afterEach(() => silenceHum())

it('hums a word when it is asked to, and says that it is no voice', async () => {
  const shown = await renderAppPart(<HummedWord course="dua" text="dína" />, {})
  await expect.element(page.getByText('Hummed from the written tones, not a voice')).toBeVisible()
  expect(isSoundInUse()).toBe(false)
  await page.getByRole('button', { name: 'Hear the melody' }).click()
  expect(isSoundInUse()).toBe(true)
  await shown.unmount()
  expect(isSoundInUse()).toBe(false)
})

it.each([
  ['ewo', 'okírí'],
  ['dua', 'papa'],
  ['dua', 'duálá'],
  ['gyi', 'mbúmbù'],
  ['fub', 'nyaamu'],
])('is not there where the tones of a word are partial or unknown: %s %s', async (course, text) => {
  const { container } = await renderAppPart(<HummedWord course={course} text={text} />, {})
  expect(container.textContent).toBe('')
})

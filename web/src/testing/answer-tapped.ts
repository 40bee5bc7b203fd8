import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { AskedExercise } from './asked-exercises.tsx'
import { nextFrame } from './next-frame.ts'

/** What a finger hits while an exercise is answered. */
export const tapped =
  '.choice-tile, .bank .word-tile, .slate.places button, .key-row button, .answer-actions button'

/** A way to answer that can be tapped now; `*` is the first of them. */
export function findTapped(name: string): HTMLElement {
  const target = Array.from(document.querySelectorAll<HTMLElement>(tapped)).find(
    (each) =>
      each.getAttribute('aria-disabled') !== 'true' &&
      !each.matches(':disabled') &&
      (name === '*' || each.textContent.replace(/^\d/, '') === name),
  )
  if (target === undefined) throw new Error(`There is no “${name}” to tap`)
  return target
}

/** Answers by what is tapped and typed, and reads on once Next has the focus. */
export async function answerTapped({ taps }: AskedExercise): Promise<void> {
  for (const name of taps) {
    const field = document.querySelector<HTMLInputElement>('input.slate')
    if (field?.value === '') await page.getByRole('textbox').fill(name)
    else findTapped(name).click()
    await nextFrame(2)
  }
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await nextFrame(2)
}

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { Start } from './start.tsx'

test.each([true, false])(
  'once the splash lifts, what wants the focus has it (prerendered: %s)',
  async (isPrerendered) => {
    await renderAppPart(
      <Start isPrerendered={isPrerendered}>
        <input aria-label="Your answer" data-takes-focus="" />
      </Start>,
      {},
    )
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  },
)

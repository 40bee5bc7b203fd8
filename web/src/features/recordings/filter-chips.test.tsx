import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { FilterChips } from './filter-chips.tsx'

const options = ['All', 'Sent back', 'On this device', 'Waiting', 'Approved', 'Withdrawn'].map(
  (text) => ({ value: text, text, count: 1234 }),
)

it('shows the one that is chosen, also beyond the edge of a phone', async () => {
  await page.viewport(360, 740)
  const screen = await renderAppPart(
    <main className="page">
      <FilterChips label="Show" options={options} value="Withdrawn" onChange={() => undefined} />
    </main>,
    {},
  )
  const chosen = screen.getByRole('button', { name: 'Withdrawn 1,234' }).element()
  await expect.poll(() => chosen.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  expect(chosen.getBoundingClientRect().left).toBeGreaterThan(0)
})

import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  TakeStoreContext,
  type OwnTakeStore,
} from '../../platform/take-store/take-store-context.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { StudioScreen } from './studio-screen.tsx'

const blocked: OwnTakeStore = {
  store: undefined,
  isBlocked: true,
  sender: { state: 'idle' },
  changes: 0,
}

it('says under a heading that this device can keep nothing, and leads back', async () => {
  const onLeave = vi.fn()
  await renderAppPart(
    <TakeStoreContext value={blocked}>
      <StudioScreen
        list=""
        prompts={[]}
        all={[]}
        offer={undefined}
        course="ewo"
        htmlLang="ewo"
        languageName="Ewondo"
        dialect={null}
        onLeave={onLeave}
      />
    </TakeStoreContext>,
    {},
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible()
  await expect.element(page.getByText(/storage can’t be opened/)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
})

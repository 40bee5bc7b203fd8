import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Loading } from './loading.tsx'

const devTools = cdp() as unknown as {
  send: (method: 'Emulation.setEmulatedMedia', settings: object) => Promise<unknown>
}

const preferMotion = (value: 'reduce' | 'no-preference') =>
  devTools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

const inLanguage = (
  <I18nProvider i18n={i18n}>
    <Loading />
  </I18nProvider>
)
const show = () => render(inLanguage)

// As every other screen is shown.
afterEach(() => preferMotion('reduce'))

it('moves for as long as it is there, also when it is drawn again, and by no attribute', async () => {
  await preferMotion('no-preference')
  const { container, rerender } = await show()
  await rerender(inLanguage)
  const moving = container.getAnimations({ subtree: true })
  expect(moving.map((each) => each.effect?.getTiming().iterations)).toEqual(Array(3).fill(Infinity))
  expect(container.querySelector('animate, [style]')).toBeNull()
})

it('stands still for who wants less motion', async () => {
  const { container } = await show()
  expect(container.querySelectorAll('path')).toHaveLength(3)
  expect(container.getAnimations({ subtree: true })).toEqual([])
})

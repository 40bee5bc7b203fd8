import { api, pagePaths } from '@mboa/contract'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AppRouter } from '../platform/navigation/app-router.tsx'
import { takeComplaint } from '../testing/complaints.ts'
import { currentAddress } from '../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed } from '../testing/stub-network.ts'
import { aUser } from '../testing/users.ts'
import { LogoutButton } from '../ui/logout-button.tsx'
import { Guard } from './guards.tsx'
import { SessionProvider } from './session-provider.tsx'

test('a failed logout is only logged: the page stays as it is', async () => {
  stubNetwork({
    [api.readSession.path]: succeed({ user: aUser(), now: 1 }),
    [api.logout.path]: refuse('internal'),
  })
  history.replaceState(null, '', pagePaths.learnerHome)
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <AppRouter>
        <SessionProvider>
          <Guard route={{ access: 'signed-in' }}>
            <LogoutButton />
          </Guard>
        </SessionProvider>
      </AppRouter>
    </I18nProvider>,
  )
  await screen.getByRole('button', { name: 'Logout' }).click()
  await takeComplaint('logging out')
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(screen.container.textContent).toBe('Logout')
  expect(currentAddress()).toBe(pagePaths.learnerHome)
  localStorage.clear()
})

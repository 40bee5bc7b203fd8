import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { AppRoutes } from './app-routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { Start } from './start.tsx'

/** The whole app inside whichever router the surroundings bring. */
export function App({ isPrerendered }: { isPrerendered: boolean }) {
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider>
        <Start isPrerendered={isPrerendered}>
          <AppRoutes />
        </Start>
      </SessionProvider>
    </I18nProvider>
  )
}

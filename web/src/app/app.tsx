import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StartPage } from './start-page.tsx'
import { SessionProvider } from './session-provider.tsx'
import { Start } from './start.tsx'
import type { StartAction } from './start-action.ts'

/** The whole app inside whichever router the environment brings. */
interface AppProps {
  isPrerendered: boolean
  /** What the link that was followed asks for. */
  startAction: StartAction
}

export function App({ isPrerendered, startAction }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider>
        <Start isPrerendered={isPrerendered}>
          <StartPage startAction={startAction} />
        </Start>
      </SessionProvider>
    </I18nProvider>
  )
}

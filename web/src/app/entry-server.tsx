import { i18n } from '@lingui/core'
import type { InterfaceLanguage } from '@mboa/contract'
import { renderToString } from 'react-dom/server'
import { activateLanguage } from '../i18n/messages.ts'
import { AppRouter } from '../platform/navigation/app-router.tsx'
import { TitleCollector } from '../platform/page-title.ts'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { manifestIn, type WebManifest } from './web-manifest.ts'
import { prerenderedRoutes } from './routes.tsx'

/** The pages that stand in documents of their own. */
export const prerenderedPaths = prerenderedRoutes.map(({ path }) => path)

export interface PrerenderedPage {
  markup: string
  title: string
}

/** The web app manifest: what is shown of Mboa where it is installed. */
export async function writeManifest(language: InterfaceLanguage): Promise<WebManifest> {
  await activateLanguage(language)
  return manifestIn(language)
}

/** Renders one page as it stands before anybody is known: at build time, for every language. */
export async function renderPage(
  path: string | null,
  language: InterfaceLanguage,
): Promise<PrerenderedPage> {
  await activateLanguage(language)
  if (path !== null) await findRoute(path).page.load()
  let title = 'Mboa'
  const markup = renderToString(
    <TitleCollector value={(collected) => (title = collected)}>
      <AppRouter ssrPath={path ?? '/'}>
        <App isPrerendered={path !== null} startAction={null} />
      </AppRouter>
    </TitleCollector>,
  )
  if (i18n.locale !== language) throw new Error(`The texts of ${language} are not active`)
  return { markup, title }
}

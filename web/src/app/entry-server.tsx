import { i18n } from '@lingui/core'
import type { InterfaceLanguage } from '@mboa/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { activateLanguage } from '../i18n/catalogue.ts'
import { TitleCollector } from '../platform/page-title.ts'
import { App } from './app.tsx'
import { loadPrerenderedPage } from './lazy-pages.ts'

export interface PrerenderedPage {
  markup: string
  title: string
}

/** Renders one page as it stands before anybody is known: at build time, for every language. */
export async function renderPage(
  path: string | null,
  language: InterfaceLanguage,
): Promise<PrerenderedPage> {
  await activateLanguage(language)
  if (path !== null) await loadPrerenderedPage(path)
  let title = 'Mboa'
  const markup = renderToString(
    <TitleCollector value={(collected) => (title = collected)}>
      <StaticRouter location={path ?? '/'}>
        <App isPrerendered={path !== null} startAction={null} />
      </StaticRouter>
    </TitleCollector>,
  )
  if (i18n.locale !== language) throw new Error(`The texts of ${language} are not active`)
  return { markup, title }
}

import './start.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { activateLanguage, parseInterfaceLanguage } from '../i18n/catalogue.ts'
import { registerServiceWorker } from '../platform/service-worker/register-service-worker.ts'
import { App } from './app.tsx'

/** The document says which page it holds prerendered; the shell holds none. */
const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
const isPrerendered = root.dataset['page'] === location.pathname

await activateLanguage(parseInterfaceLanguage(document.documentElement.lang))

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App isPrerendered={isPrerendered} />
    </BrowserRouter>
  </StrictMode>,
)

void registerServiceWorker()

import './start.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { activateLanguage, parseInterfaceLanguage } from '../i18n/catalogue.ts'
import { registerServiceWorker } from '../platform/service-worker/register-service-worker.ts'
import { prepareSync } from '../platform/sync/sync-client.ts'
import { App } from './app.tsx'
import { takeStartAction } from './start-action.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')

const startAction = takeStartAction()
// The document says which page it holds prerendered; the shell holds none.
const isPrerendered = root.dataset['page'] === location.pathname

await activateLanguage(parseInterfaceLanguage(document.documentElement.lang))

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App isPrerendered={isPrerendered} startAction={startAction} />
    </BrowserRouter>
  </StrictMode>,
)

/** What the first page does not need comes when the device has nothing better to do. */
function afterwards(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 1000)
}

afterwards(() => {
  prepareSync()
  void registerServiceWorker()
})

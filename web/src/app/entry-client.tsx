import { pagePaths, parseInterfaceLanguage } from '@mboa/contract'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { activateLanguage } from '../i18n/messages.ts'
import { applyRememberedColours } from '../platform/colours.ts'
import { listenForInstallPrompt } from '../platform/installation/install-prompt.ts'
import { AppRouter } from '../platform/navigation/app-router.tsx'
import { reportProblem } from '../platform/report-problem.ts'
import { whenIdle } from '../platform/run-when-idle.ts'
import { loadNewestVersion } from '../platform/service-worker/load-newest-version.ts'
import { registerServiceWorker } from '../platform/service-worker/register-service-worker.ts'
import { App } from './app.tsx'
import { findRoute, loadRoute, prefetchRoute } from './find-route.ts'
import { takeStartAction } from './start-action.ts'

/**
 * Takes over the document. Not awaited at the top of the module: the chunks that it waits for
 * import this one, and would wait for it in turn.
 */
async function takeOver(root: HTMLElement): Promise<void> {
  applyRememberedColours()
  const startAction = takeStartAction()
  // The document says which page it holds prerendered; the shell holds none.
  const isPrerendered = root.dataset['page'] === location.pathname

  const texts = activateLanguage(parseInterfaceLanguage(document.documentElement.lang))
  const route = findRoute(location.pathname, new URLSearchParams(location.search))
  // While the session is looked up under the splash. Code that is on this device is there soon:
  // nothing shows in its place meanwhile, and without it the start is tried once more.
  const page = isCodeOnDevice() ? loadRoute(route) : prefetchRoute(route)
  // What is prerendered is taken over as the page itself.
  await Promise.all([texts, (isPrerendered || isCodeOnDevice()) && page])

  const app = (
    <StrictMode>
      <AppRouter>
        <App isPrerendered={isPrerendered} startAction={startAction} />
      </AppRouter>
    </StrictMode>
  )
  root.classList.add('opened')
  // In slices: a slow device continues answering to who is typing already.
  startTransition(() => {
    hydrateRoot(root, app)
  })
}

/** Where a service worker answers, it has kept all of the code. */
const isCodeOnDevice = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Two tries within this time are one after the other. */
const againWithinMs = 60_000

/** What a page that is loaded again knows of the try before, in this tab alone. */
type TriedAt = { startTriedAt?: number } | null

function isLoadedAgain(): boolean {
  const { startTriedAt = 0 } = (history.state as TriedAt) ?? {}
  return Date.now() - startTriedAt < againWithinMs
}

/** Browsers end service workers, now and then with what a page has just asked for in their hands. */
function loadAgain(): void {
  history.replaceState({ ...(history.state as TriedAt), startTriedAt: Date.now() }, '')
  location.reload()
}

const whenFree = { atMostMs: 5000, withoutIdleMs: 1000 }

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root')
// Its address alone would open the same version: the one that waits may mend what is broken.
document.querySelector('.failed a')?.addEventListener('click', (event) => {
  event.preventDefault()
  void loadNewestVersion()
})

listenForInstallPrompt()
takeOver(root)
  .then(() =>
    // What the first page does not need.
    whenIdle(() => {
      // From login people go on to the other pages of the sign-in world, and from those to it.
      if (root.dataset['page'] !== undefined) {
        const isLogin = location.pathname === pagePaths.login
        void prefetchRoute(findRoute(isLogin ? pagePaths.signUp : pagePaths.login))
      }
      // Who opens a challenge or a word may never come again: the app is kept for who does.
      if ([pagePaths.challenge, pagePaths.openWord].some((at) => location.pathname.startsWith(at)))
        return
      void registerServiceWorker(parseInterfaceLanguage(document.documentElement.lang))
    }, whenFree),
  )
  .catch((error: unknown) => {
    reportProblem('starting the app', error)
    if (isCodeOnDevice() && !isLoadedAgain()) loadAgain()
    // The splash would stay for ever: what to do shows where nothing else is.
    else root.replaceChildren()
  })

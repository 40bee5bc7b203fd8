import { apiPaths, pagePaths } from '@mboa/contract'
import type { RunningServer } from '../e2e/fixtures/server-process.ts'
import type { ColdPage } from './cold-browser.ts'

/** Fills the server with the demo and logs its learner in, on the page of the login. */
export async function logInAsDemo(page: ColdPage, server: RunningServer): Promise<void> {
  const [, password = ''] = /password (\S+)/.exec(await server.operate('demo')) ?? []
  await page.call('Page.enable')
  await page.call('Page.navigate', { url: new URL(pagePaths.login, server.url).href })
  const body = JSON.stringify({ identifier: 'demo-learner@example.com', password })
  await page.evaluate(
    `fetch('${apiPaths.login}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.status)`,
  )
}

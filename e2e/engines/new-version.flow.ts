import { api, pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { readStored } from '../fixtures/read-stored.ts'
import { flow, leftUnfinished } from './fixtures/flow.ts'
import {
  answerOne,
  beginEwondo,
  listReceived,
  seeFirstQuestion,
  untilAllIsSent,
} from './fixtures/practise.ts'

/** The part of the build's names that the front gives it. Runs in the page. */
function buildOfPage(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  return /-([\w-]{7})\.js/.exec(script?.src ?? '')?.[1]?.slice(0, 3)
}

/** Fetches what the server has now, as far as it waits to take over. Runs in the page. */
async function publishNextVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (next?.state === 'installed') return
  await new Promise((resolve) => next?.addEventListener('statechange', resolve))
}

// The first lesson is left for practice while parts of its page may still come.
const leftLesson = /Problem while loading a part of a page/
flow.use({ expectedProblem: new RegExp(`${leftUnfinished.source}|${leftLesson.source}`) })

flow(
  'a new version waits until it is asked for, then takes over with what was answered',
  async ({ tab, front, signInNew }) => {
    await signInNew()
    await beginEwondo(tab)
    const old = await tab.run(buildOfPage)
    await answerOne(tab)
    front.deploy('new')
    await tab.run(publishNextVersion)
    await answerOne(tab)
    expect(await tab.run(buildOfPage)).toBe(old)
    await tab.go(pagePaths.learnerHome)
    await tab.press('Update')
    await expect.poll(() => tab.run(buildOfPage).catch(() => undefined)).toBe('new')
    await tab.go(`${pagePaths.learnerWords}?practise`)
    await seeFirstQuestion(tab)
    await untilAllIsSent(tab)
    const { all } = await tab.run(readStored)
    expect((await tab.run(listReceived, api.syncPractice.path)).toSorted()).toEqual(all.toSorted())
    front.deploy('')
  },
)

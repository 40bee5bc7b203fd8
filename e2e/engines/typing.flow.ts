import { api, pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { flow } from './fixtures/flow.ts'
import { answerOne, readPresented } from './fixtures/practise.ts'

/** Words that were recalled rightly some days ago are typed; a newcomer types nothing. Runs in the page. */
async function learnWords(path: string): Promise<number> {
  const dayMs = 24 * 60 * 60 * 1000
  const items = ['yes', 'no', 'one', 'two']
  const setting = { type: 'setting', name: 'current-course', value: 'ewo' }
  const reviews = items.flatMap((item) =>
    [30, 29, 25].map((daysAgo) => ({
      type: 'review',
      id: crypto.randomUUID(),
      session: crypto.randomUUID(),
      course: 'ewo',
      item: `ewo.${item}`,
      kind: 'type-word',
      skill: 'recall',
      answeredAt: Date.now() - daysAgo * dayMs,
      tookMs: 4_000,
      rating: 3,
      verdict: 'exact',
      outcome: 'correct',
      answer: 'x',
    })),
  )
  const chosen = { ...setting, id: crypto.randomUUID(), answeredAt: Date.now() - dayMs }
  const events = [...reviews, chosen]
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ events, cursor: 0 })
  return (await fetch(path, { method: 'POST', headers, body })).status
}

flow('a letter that the keyboard lacks comes from the key row', async ({ tab, signInNew }) => {
  await signInNew()
  await tab.go(pagePaths.learnerHome)
  await tab.see('Which language would you like to learn?')
  // What a page is still fetching when it is left, WebKit reports as failed: the worker has it all.
  await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
  expect(await tab.run(learnWords, api.syncPractice.path)).toBe(200)
  await tab.go(pagePaths.learnerHome)
  await tab.see('to review')
  await tab.go(`${pagePaths.learnerWords}?practise`)
  const isTyped = () => document.querySelector('input.slate') !== null
  for (;;) {
    await readPresented(tab)
    if (await tab.run(isTyped)) break
    await answerOne(tab)
  }
  await tab.fill('Your answer', 'mo')
  await tab.press('high tone')
  await tab.type('n')
  const written = () => (document.activeElement as HTMLInputElement).value
  expect(await tab.run(written)).toBe('món')
  await tab.pressKey('Enter')
  await tab.press('Next')
})

import { api, addressOf, pagePaths } from '@mboa/contract'
import { expect, request, type APIRequestContext } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { hum, storeTake } from '../fixtures/published-takes.ts'
import { consentToLearners } from '../fixtures/recorder.ts'
import type { RunningServer } from '../fixtures/server-process.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { finishLesson } from '../fixtures/taught-words.ts'

/** Bulu: a language of which the product knows its letters and nothing else. */
const bulu = 'bum'
const talk = 'greeting-in-the-morning'

journey.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedProblem: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
})

interface Speaker {
  readonly request: APIRequestContext
}

async function openSpeaker(server: RunningServer, isTrusted: boolean): Promise<Speaker> {
  const speaker = { request: await request.newContext({ baseURL: server.url }) }
  await signInNew(speaker, server, bulu, isTrusted)
  await consentToLearners(speaker, server)
  return speaker
}

interface Said {
  readonly concept: string
  readonly kind: 'word' | 'sentence'
  readonly text: string
  readonly hertz: number
}

/** Written and said by one, confirmed and approved by the other, who is trusted. */
async function give(
  server: RunningServer,
  { by, trusted }: { by: Speaker; trusted: Speaker },
  { concept, kind, text, hertz }: Said,
): Promise<string> {
  const headers = { origin: server.url }
  const id = crypto.randomUUID()
  const told = { kind: 'concept', id, course: bulu, concept, text, dialect: null, note: '' }
  const contributions = [{ ...told, contributedAt: Date.now() }]
  const sent = await by.request.post(api.sendContributions.path, {
    headers,
    data: { contributions },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const judged = await trusted.request.put(addressOf(api.judgeContribution, { params: { id } }), {
    headers,
    data: { verdict: 'confirm' },
  })
  expect(judged.ok(), await judged.text()).toBe(true)
  const item = `${bulu}.concept-${concept}`
  const take = await storeTake(by, server, { course: bulu, item, kind }, hum([hertz]))
  await trusted.request.get(addressOf(api.readReviewClip, { params: { clip: `${take.id}.flac` } }))
  await expect(async () => {
    const review = addressOf(api.reviewTake, { params: { id: take.id } })
    const answer = await trusted.request.put(review, { headers, data: { verdict: 'approve' } })
    expect(await answer.json()).toMatchObject({ state: 'approved' })
  }).toPass()
  return take.sha256
}

journey(
  'a conversation of two speakers is learnt without a network and then had, each line in its voice and order',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    const [elder, young] = [await openSpeaker(server, true), await openSpeaker(server, true)]
    const word = { concept: 'mother', kind: 'word', text: 'nyia', hertz: 180 } as const
    await give(server, { by: young, trusted: elder }, word)
    // The answers can be heard before what they answer.
    const sounds = new Map<number, string>()
    for (const nth of [2, 4, 1, 3]) {
      const [by, trusted] = nth % 2 === 1 ? [elder, young] : [young, elder]
      const text = ['', 'Mbolo a mone', 'Mbolo te a nane', 'Ye wo ke', 'Ma ke abe'][nth] ?? ''
      const line = { concept: `${talk}-${nth}`, kind: 'sentence', text, hertz: 200 + 30 * nth }
      sounds.set(nth, await give(server, { by, trusted }, line as Said))
    }

    await signInNew(page, server)
    await page.goto(pagePaths.learnerCourses)
    await page.getByRole('button', { name: 'Learn Bulu' }).click()
    await expect(page).toHaveURL(new RegExp(String.raw`/lessons/${bulu}\.`))
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect(page.locator('.lesson-page, .presented-item')).toBeVisible()
    await context.setOffline(true)
    const { taught } = await finishLesson(page)
    expect([...taught.values()]).toEqual([
      'Mbolo a mone',
      'Mbolo te a nane',
      'Ye wo ke',
      'Ma ke abe',
    ])
    await context.setOffline(false)
    await page.goto(pagePaths.learnerLessons)
    await page.getByRole('link', { name: /^Mission: have the conversation/ }).click()
    const heard: string[] = []
    page.on('request', (asked) => {
      const clip = /\/api\/clips\/([0-9a-f]{64})/.exec(asked.url())?.[1]
      if (clip !== undefined) heard.push(clip)
    })
    for (let turn = 0; turn < 2; turn += 1) {
      const asked = await page.getByRole('heading', { name: /^You say: / }).innerText()
      const line = taught.get(/“(.+)”/u.exec(asked)?.[1] ?? '') ?? ''
      await page.locator('.choice-tile').filter({ hasText: line }).click()
      await expect(page.getByText('That’s it. Now say it aloud.')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await expect(page.getByText(/^You can now have the conversation/)).toBeVisible()
    const listen = page.locator('.mission-lines').getByRole('button', { name: 'Listen' })
    for (const nth of [1, 2, 3, 4]) {
      await listen.nth(nth - 1).click()
      await expect.poll(() => heard.at(-1)).toBe(sounds.get(nth))
    }
    for (const each of [elder, young]) await each.request.dispose()
  },
)

import { createHash } from 'node:crypto'
import {
  api,
  speakerConsentVersion,
  type Contributions,
  type Speaker,
  type Speakers,
} from '@mboa/contract'
import { encodeFlac } from '@mboa/domain'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import {
  countDrops,
  idOf,
  killWhileRecording,
  listStates,
  listStored,
  recordTakes,
  type OpenedStore,
} from '../fixtures/kept-takes.ts'
import { hum } from '../fixtures/published-takes.ts'
import { openStore, openStudio } from '../fixtures/studio-page.ts'

declare const store: OpenedStore

journey.use({ expectedProblem: /Failed to load resource/ })

/** Somebody on the recorder's phone, who says aloud that they agree; each in their own voice. */
function aSpeaker(nth: number) {
  const speaker: Speaker = {
    name: `Ma ${nth}`,
    isNamed: false,
    ageBand: '60-over',
    sex: 'female',
    village: null,
    dialect: null,
    codeHash: null,
  }
  const samples = hum([200 + 10 * nth, 240, 220])
  const sound = Buffer.from(encodeFlac(samples, 48_000))
  const given = {
    consent: idOf(700 + nth),
    textVersion: speakerConsentVersion,
    language: 'fr',
    learners: true,
    openData: null,
    research: false,
    syntheticVoices: false,
    staysAlone: false,
    guardianName: null,
    givenAt: 1_790_000_000_000,
  }
  const sha256 = createHash('sha256').update(sound).digest('hex')
  const said = { base64: sound.toString('base64'), sha256, sampleCount: samples.length }
  return { id: idOf(600 + nth), speaker, given, said }
}

/** Whether the device has all of them, with what they agreed to. */
const addSpeakers = (page: Page, added: readonly ReturnType<typeof aSpeaker>[]) =>
  page.evaluate(async (speakers) => {
    const kept: boolean[] = []
    for (const { id, speaker, given, said } of speakers) {
      const bytes = Uint8Array.from(atob(said.base64), (letter) => letter.charCodeAt(0))
      const { sha256, sampleCount } = said
      const spoken = { given, sound: { bytes, sha256, sampleCount } }
      kept.push((await store.speakers.add(id, { speaker, spoken })).ok)
    }
    return kept
  }, added)

async function listSpeakers(context: BrowserContext) {
  const answer = await context.request.get(api.listSpeakers.path)
  return ((await answer.json()) as Speakers).kept?.speakers ?? []
}

/** How many speakers have not wholly been sent. */
const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    const here = await store.speakers.list()
    return here.filter(({ pending, unsent }) => pending === 1 || unsent !== undefined).length
  })

journey(
  'speakers, what they agree to, say and write, and that one withdraws, pass a network that drops three in ten, each once',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const speakers = [1, 2, 3].map(aSpeaker)
    const [first] = speakers
    const takes = speakers.flatMap(({ id: speaker }, nth) =>
      [0, 1, 2].map((take) => ({ id: idOf(300 + 3 * nth + take), speaker })),
    )
    const words = [1, 2, 3].map((nth) => ({
      kind: 'concept' as const,
      id: idOf(500 + nth),
      course: 'ewo',
      concept: ['hoe', 'mother', 'watermelon'][nth - 1] ?? '',
      text: `ab${'aei'[nth - 1] ?? ''}`,
      dialect: null,
      note: '',
      contributedAt: Date.now(),
    }))
    const drops = await countDrops(context, '**/api/**')
    await openStore(page, userId)
    expect(await addSpeakers(page, speakers)).toEqual([true, true, true])
    await recordTakes(page, takes)
    await page.evaluate((told) => store.contribute(told), words)
    await expect
      .poll(() => listStates(page), { timeout: 90_000 })
      .toEqual(takes.map(() => 'received'))
    await expect.poll(() => page.evaluate(() => store.listContributions())).toEqual([])
    await page.evaluate((id) => store.speakers.withdraw(id), first?.id ?? '')
    const consentOf = async (nth: number) => (await listSpeakers(context))[nth]?.consent ?? null
    await expect.poll(() => consentOf(0)).toBeNull()

    expect(await countWaiting(page)).toBe(0)
    const kept = await listSpeakers(context)
    expect(kept.map(({ id }) => id)).toEqual(speakers.map(({ id }) => id))
    expect(kept.slice(1).map(({ consent }) => consent?.sha256)).toEqual(
      speakers.slice(1).map(({ said }) => said.sha256),
    )
    const ids = new Set(takes.map(({ id }) => id))
    const stored = (await listStored(context)).filter(({ id }) => ids.has(id))
    expect(stored.map(({ id, speaker }) => ({ id, speaker }))).toEqual(takes)
    // What the withdrawn one said is refused, and nothing of the others'.
    const statuses: number[] = []
    for (const { archive } of stored) {
      statuses.push((await context.request.get(archive.address)).status())
    }
    expect(statuses).toEqual([410, 410, 410, 200, 200, 200, 200, 200, 200])
    const answer = await context.request.get(api.listContributions.path)
    const { contributions } = (await answer.json()) as Contributions
    const told = contributions.map(({ contribution }) => contribution.id)
    expect(words.map(({ id }) => told.filter((each) => each === id).length)).toEqual([1, 1, 1])
    const { dropped } = drops()
    expect(dropped).toBeGreaterThan(3)
  },
)

journey(
  'what a speaker agrees to is sent by one of two tabs, is kept whole or not at all, and a killed tab leaves what they said theirs',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    const userId = await openStudio(context, server)
    const agreed = aSpeaker(4)
    let consents = 0
    await context.route('**/api/speakers/*/consent', (route) => {
      consents += 1
      return route.continue()
    })
    await openStore(page, userId)
    const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    // Room for who somebody is, and less than the sound of what they agree to takes.
    const quotaSize = used + agreed.said.base64.length / 4
    const devTools = await context.newCDPSession(page)
    const { origin } = new URL(server.url)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
    await openStore(page, userId)
    expect(await addSpeakers(page, [agreed])).toEqual([false])
    expect(await page.evaluate(() => store.speakers.list())).toEqual([])
    const findKept = async () => (await listSpeakers(context)).find(({ id }) => id === agreed.id)
    expect(await findKept()).toBeUndefined()
    await devTools.send('Storage.overrideQuotaForOrigin', { origin })
    const other = await context.newPage()
    await openStore(other, userId)
    expect(await addSpeakers(page, [agreed])).toEqual([true])

    await other.evaluate(() => store.wake())
    await expect.poll(() => countWaiting(other)).toBe(0)
    expect(consents).toBe(1)
    expect((await findKept())?.consent?.sha256).toBe(agreed.said.sha256)

    const left = { id: idOf(400), speaker: agreed.id }
    const { lostMs, ...recovered } = await killWhileRecording(page, other, left)
    expect(recovered).toEqual(left)
    expect(lostMs).toBeLessThan(1000)
    await expect
      .poll(async () => (await listStored(context)).find(({ id }) => id === left.id)?.speaker)
      .toBe(agreed.id)
  },
)

import {
  api,
  eventKinds,
  pagePaths,
  type PracticeEvent,
  type ReviewEvent,
  type SyncResponse,
} from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { expect } from '@playwright/test'
import { listFirstWords } from '../fixtures/practise.ts'
import { hum, openSpeakers } from '../fixtures/published-takes.ts'
import type { EnginePage } from './fixtures/engine-page.ts'
import { flow, leftUnfinished } from './fixtures/flow.ts'
import { plugInVoice, sayOneWord, hasSound } from './fixtures/plug-in-voice.ts'
import { untilAllIsSent } from './fixtures/practise.ts'

const items = ['dua.hello', 'dua.thank-you', 'dua.welcome']
const dayMs = 86_400_000
const minute = 1 / 1440
const isWrong = { rating: 1, verdict: 'wrong', outcome: 'wrong' } as const

// Told by the app or by the engine while the network is gone.
const unreachable = /load failed|Load failed|NetworkError|Importing a module|showing a picture/
flow.use({ expectedProblem: new RegExp(`${unreachable.source}|${leftUnfinished.source}`) })

/**
 * One word wasn’t understood by ear weeks ago, the others were said then: all are due now. More were
 * met a minute ago, to train tones with.
 */
function listEvents(met: readonly string[]): PracticeEvent[] {
  const now = Date.now()
  const review = (item: string, daysAgo: number, asked: Partial<ReviewEvent>) =>
    buildReview({
      id: crypto.randomUUID(),
      session: crypto.randomUUID(),
      course: 'dua',
      item,
      answeredAt: now - daysAgo * dayMs,
      ...asked,
    })
  const [heard = '', ...said] = items
  const chosen = { type: 'setting', name: 'current-course', value: 'dua' } as const
  return [
    { ...chosen, id: crypto.randomUUID(), answeredAt: now - 40 * dayMs },
    review(heard, 20, { ...isWrong, skill: 'hear', kind: 'choose-written' }),
    ...said.map((item) => review(item, 20, { skill: 'say', kind: 'say-and-compare' })),
    ...met
      .filter((item) => !items.includes(item))
      .map((item) => review(item, minute, { rating: 4 })),
  ]
}

/** Sends events and gives those that the server has. Runs in the page. */
async function synchronise(
  path: string,
  events: readonly PracticeEvent[],
  kinds: readonly string[],
): Promise<SyncResponse> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ events, cursor: 0, kinds })
  return (await (await fetch(path, { method: 'POST', headers, body })).json()) as SyncResponse
}

/** Where a session stands. Runs in the page. */
function look():
  | 'nothing'
  | 'answered'
  | 'to read'
  | 'to hear'
  | 'to say'
  | 'to check'
  | 'to choose' {
  const has = (selector: string) =>
    [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())
  if (has('.feedback')) return 'answered'
  if (has('.presented-item')) return 'to read'
  if (has('.say-and-compare')) return 'to say'
  if (has('.bank, .places, .slate')) return 'to check'
  if (!has('.choice-tile')) return 'nothing'
  return has('.prompt .word, .prompt .meaning') ? 'to choose' : 'to hear'
}

async function sayAndCompare(tab: EnginePage, isHeard: boolean): Promise<void> {
  if (isHeard) {
    await tab.run(plugInVoice)
    await tab.press('Record myself')
    await tab.see('We can hear you.')
    await tab.run(sayOneWord)
    await tab.press('Stop')
    await tab.see('Can’t judge', 'Sounds like', 'Closer to', 'Not sure')
  } else {
    await tab.press('I said it without recording')
  }
  await tab.press('Yes')
}

flow(
  'words are understood by ear and said aloud, and tones told apart without a network',
  async ({ tab, server, front, signInNew }) => {
    const speakers = await openSpeakers(server, 'dua')
    for (const item of items) await speakers.publish(item, hum([160, 220, 160]))
    await signInNew()
    const sync = (events: readonly PracticeEvent[]) =>
      tab.run(synchronise, api.syncPractice.path, events, eventKinds)
    const met = (await listFirstWords('dua')).map((word) => `dua.${word}`)
    expect((await sync(listEvents(met))).refused).toEqual([])
    /** Answers what is asked next, rightly or not, and gives what it was. */
    const answer = async () => {
      let asked = 'nothing'
      await expect(async () => {
        const seen = await tab.run(look)
        if (seen === 'to read') await tab.press('Next')
        else if (seen === 'to say') await sayAndCompare(tab, isHeard)
        else await tab.type('1')
        // A choice that sounds is heard at the first press, and chosen at the next.
        if (seen === 'to check') await tab.pressKey('Enter')
        if (seen !== 'answered') asked = seen
        expect(await tab.run(look)).toBe('answered')
      }).toPass()
      await tab.press('Next')
      return asked
    }
    const isHeard = await tab.run(hasSound)

    await tab.go(pagePaths.learnerHome)
    await tab.see('to review')
    await tab.go(`${pagePaths.learnerWords}?practise`)
    for (const wanted = new Set(['to hear', 'to say']); wanted.size > 0;) {
      wanted.delete(await answer())
    }

    await tab.go(pagePaths.learnerTones)
    await tab.see('not a voice')
    await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
    front.cutOff(true)
    await tab.reload()
    await tab.press('Start')
    for (let nth = 0; nth < 3; nth += 1) await answer()
    front.cutOff(false)
    await tab.reload()
    await untilAllIsSent(tab)
    const reviews = (await sync([])).events as unknown as ReviewEvent[]
    expect(reviews.filter(({ kind }) => kind.startsWith('hear-')).length).toBeGreaterThan(0)
    expect(reviews.filter(({ skill }) => skill === 'say').length).toBeGreaterThan(2)
    expect(reviews.filter(({ skill }) => skill === 'tone')).toHaveLength(3)
  },
)

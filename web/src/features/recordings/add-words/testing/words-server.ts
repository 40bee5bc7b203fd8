import {
  api,
  addressOf,
  type Contribution,
  type HeardTake,
  type ReceivedContribution,
  type SendContributionsRequest,
} from '@mboa/contract'
import { newEventId } from '../../../../platform/event-id.ts'
import { startRecorderServer } from '../../../../testing/recorder-server.ts'
import { anOverview } from '../../../../testing/recording-lists.ts'

export const word = (id: string, text: string): Contribution => ({
  id,
  text,
  kind: 'word',
  course: 'ewo',
  dialect: 'Yezum',
  note: '',
  contributedAt: 1,
  gloss: { en: 'today', fr: 'aujourd’hui' },
  theme: null,
  example: null,
})
export const received = (contribution: Contribution, more: Partial<ReceivedContribution> = {}) => ({
  contribution,
  state: 'waiting',
  findings: [],
  receivedAt: 2,
  confirmations: 0,
  contests: [],
  isOwn: false,
  ownJudgement: null,
  ...more,
})

interface Kept {
  own?: unknown[]
  waiting?: unknown[]
  /** What can be heard of those that wait, by their ids. */
  heard?: Readonly<Record<string, HeardTake>>
  /** Whose meaning is asked for, by the language. */
  asked?: Readonly<Record<string, unknown[]>>
  isReachable?: boolean
  /** The themes of the course come after this. */
  themesAfter?: Promise<unknown>
}

/** A server that keeps what it is sent; `sent` is that, in order. */
export function startWordsServer({
  own = [],
  waiting = [],
  heard = {},
  asked = {},
  isReachable = true,
  themesAfter = Promise.resolve(),
}: Kept = {}) {
  const userId = newEventId()
  const sent: Contribution[] = []
  const network = { isReachable, isBroken: false }
  const judged: { call: string; body: unknown }[] = []
  const withdrawn: string[] = []
  const page = (contributions: unknown[]) => Response.json({ contributions, more: false })
  startRecorderServer({
    userId,
    more(call, body) {
      if (call === `POST ${api.sendContributions.path}`) {
        if (!network.isReachable) throw new TypeError('Failed to fetch')
        if (network.isBroken) return new Response('nginx', { status: 503 })
        const { contributions } = body as SendContributionsRequest
        sent.push(...(contributions as Contribution[]))
        const acknowledged = sent.map(({ id }) => ({ id, findings: [] }))
        return Response.json({ acknowledged, refused: [] })
      }
      if (call.startsWith(`GET ${api.listWaitingContributions.path}`)) {
        const takes = Object.entries(heard).map(([contribution, take]) => ({ contribution, take }))
        return Response.json({ contributions: waiting, more: false, heard: takes })
      }
      if (call.startsWith(`GET ${api.listAskedMeanings.path}`)) {
        return page(asked[call.replace(/^.*language=/, '')] ?? [])
      }
      if (call.startsWith(`GET ${api.listContributions.path}`)) {
        const arrived = sent.map((each) => received(each, { isOwn: true }))
        return page([...own, ...arrived])
      }
      if (call.startsWith('GET /api/recording-lists/')) {
        const concepts = [{ section: 'nature', revision: 'r1' }]
        return Response.json(anOverview({ concepts }))
      }
      if (call.startsWith('GET /api/concepts/')) {
        const title = { en: 'Time', fr: 'Le temps' }
        const concepts = [{ concept: 'today', gloss: { en: 'today', fr: 'aujourd’hui' } }]
        const themes = [{ theme: 'time', title, concepts }]
        const section = { section: 'nature', kind: 'word', title, themes }
        return themesAfter.then(() => Response.json(section))
      }
      const gone = sent.find(
        ({ id }) => call === `DELETE ${addressOf(api.withdrawContribution, { params: { id } })}`,
      )
      if (gone !== undefined) {
        withdrawn.push(gone.id)
        return Response.json(received(gone, { isOwn: true, state: 'withdrawn' }))
      }
      if (call.startsWith('GET /api/clips/')) {
        return Response.json({ error: { code: 'take-withdrawn', message: '' } }, { status: 410 })
      }
      if (!call.includes('/judgement')) return undefined
      judged.push({ call, body })
      const [first] = waiting as ReceivedContribution[]
      return Response.json({ ...first, ownJudgement: body ?? null })
    },
  })
  return { userId, sent, judged, withdrawn, network }
}

/** A word with its meaning in French alone. */
export const told = (text: string, french: string): Contribution => ({
  kind: 'word',
  id: newEventId(),
  course: 'ewo',
  text,
  dialect: null,
  note: '',
  contributedAt: 1,
  gloss: { en: french, fr: french },
  asks: 'en',
  theme: null,
  example: null,
})

import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { api, pagePaths, syncResponseSchema } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import * as v from 'valibot'
import { createIds } from '../platform/ids.ts'
import { createDevice, type Device } from './device.ts'
import { password, signUpForm } from './people.ts'
import { postJson } from './server-process.ts'

/** The same numbers for the same seed: a failing run can be played again. */
export function drawnFraction(seed: string, draw: number): number {
  return createHash('sha256').update(`${seed}/${draw}`).digest().readUInt32BE() / 2 ** 32
}

/** A learner who answers without a pause and sends as quickly as the server takes it. */
export interface BusyLearner {
  readonly device: Device
  /** Answers and sends until the server is gone or refuses for want of its database. */
  practise(url: string): Promise<void>
  /** Sends and fetches once; false when the server could not be reached or could not store. */
  exchange(url: string): Promise<boolean>
  /** Sends and fetches until nothing waits on either side. */
  settle(url: string, device?: Device): Promise<void>
  /** Ids with the time of receipt that the server promised. */
  readonly acknowledged: ReadonlyMap<string, number>
}

const reviewsPerRequest = 5
const mostUnanswered = 20
const retryMs = 500
const ids = createIds({ now: () => Date.now() })

/** Signs somebody up over HTTP, as the browser does, and in; gives their cookies. */
export async function signInOverHttp(url: string, number: number): Promise<string> {
  const email = emailOf(number)
  const form = signUpForm({ email, phoneNumber: `+23767000000${number}` })
  await postJson(url, api.signUp.path, form)
  const mailbox = await (await fetch(new URL(pagePaths.mailbox, url))).text()
  const mail = mailbox.split('<article').find((part) => part.includes(email)) ?? ''
  const code = /oobCode=([\w-]+)/.exec(mail)?.[1] ?? ''
  await postJson(url, api.verifyEmail.path, { code })
  const login = await postJson(url, api.login.path, { identifier: email, password })
  if (login.status !== 200) throw new Error(`Login answered ${await login.text()}`)
  return login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0] ?? '')
    .join('; ')
}

/** Of the person with that number. */
export const emailOf = (number: number) => `person${number}@example.com`

/** A learner who has signed up, with their device. */
export async function startBusyLearner(url: string, number: number): Promise<BusyLearner> {
  const cookie = await signInOverHttp(url, number)
  const own = createDevice()
  const acknowledged = new Map<string, number>()

  /** False when the server could not be reached or could not store. */
  async function exchange(address: string, device: Device): Promise<boolean | 'more'> {
    const answer = await fetch(new URL(api.syncPractice.path, address), {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/json', cookie },
      body: JSON.stringify(device.request()),
    }).then(readAnswer, () => undefined)
    if (answer === undefined) return false
    const response = v.parse(syncResponseSchema, JSON.parse(answer))
    for (const { id, receivedAt } of response.acknowledged) acknowledged.set(id, receivedAt)
    device.apply(response)
    return response.more ? 'more' : true
  }

  return {
    device: own,
    acknowledged,
    exchange: async (address) => (await exchange(address, own)) !== false,
    async practise(address) {
      do {
        for (let nth = 0; nth < reviewsPerRequest; nth += 1) {
          own.record(buildReview({ id: ids.uuid(), answeredAt: Date.now(), item: `tst.${nth}` }))
        }
      } while (await exchange(address, own))
    },
    async settle(address, device = own) {
      let unanswered = 0
      for (let went: boolean | 'more' = 'more'; went !== true || device.isWaiting();) {
        went = await exchange(address, device)
        if (went !== false) continue
        // A server may be too busy to store right now; a device tries again as well.
        unanswered += 1
        if (unanswered === mostUnanswered) throw new Error('The server does not answer.')
        await setTimeout(retryMs)
      }
    },
  }
}

/** The body; undefined where the server says that it cannot right now, or is cut off in the middle. */
async function readAnswer(answer: Response): Promise<string | undefined> {
  const body = await answer.text().catch(() => undefined)
  if (answer.status === 503 || body === undefined) return undefined
  if (answer.status !== 200) throw new Error(`Sync answered ${answer.status}: ${body}`)
  return body
}

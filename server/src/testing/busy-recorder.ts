import { api, addressOf, shownTakesSchema, takeHeader, type ShownTake } from '@mboa/contract'
import * as v from 'valibot'
import type { Database } from '../platform/database/database.ts'
import { emailOf, signInOverHttp } from './killed-server.ts'
import {
  allConsents,
  hashOf,
  headerOf,
  hum,
  makeRecorder,
  makeTake,
  type SentTake,
} from './takes.ts'

/** A recorder whose device sends takes without a pause. */
export interface BusyRecorder {
  /** Sends new takes, three at a time, until the server is gone. */
  send(url: string): Promise<void>
  /** Sends the oldest take that is not acknowledged, or a new one; false when that failed. */
  sendNext(url: string): Promise<boolean>
  /** Sends all that was not acknowledged, as often as it takes. */
  settle(url: string): Promise<void>
  /**
   * As a device does that finds another epoch: sends again what the server has not got. Answers how
   * many takes these were.
   */
  bringBack(url: string): Promise<number>
  /** Answers the status. */
  withdraw(url: string, id: string): Promise<number>
  /** The status and code with which a take is answered that is sent again, as by another device. */
  resend(url: string, id: string): Promise<string>
  /** What the server has, as it says. */
  list(url: string): Promise<readonly ShownTake[]>
  read(url: string, path: string): Promise<Buffer>
  /** Resolves when the server has next said that it has a file. */
  acknowledgement(): Promise<undefined>
  /** Files that the server said it has: the path they were sent to, and their hash. */
  readonly acknowledged: ReadonlyMap<string, string>
}

const takesAtOnce = 3

export async function startBusyRecorder(
  url: string,
  number: number,
  database: Database,
): Promise<BusyRecorder> {
  const cookie = await signInOverHttp(url, number)
  await makeRecorder(database, emailOf(number))
  const headersFor = (address: string) => ({ origin: address, cookie })
  const consented = await fetch(new URL(api.readConsents.path, url), {
    method: 'PUT',
    headers: { ...headersFor(url), 'content-type': 'application/json' },
    body: JSON.stringify(allConsents),
  })
  if (!consented.ok) throw new Error(`The consent answered ${await consented.text()}`)
  const takes: SentTake[] = []
  const acknowledged = new Map<string, string>()
  const withdrawn = new Set<string>()
  let next = Promise.withResolvers<undefined>()

  /** False when the server could not be reached. */
  async function put(address: string, { id, archive, description }: SentTake): Promise<boolean> {
    const path = addressOf(api.sendTake, { params: { id } })
    if (acknowledged.has(path)) return true
    const answer = await fetch(new URL(path, address), {
      method: 'PUT',
      headers: { ...headersFor(address), [takeHeader]: headerOf(description) },
      body: new Uint8Array(archive),
    }).catch(() => undefined)
    if (answer === undefined) return false
    if (!answer.ok && answer.status !== 503) throw new Error(`${path}: ${await answer.text()}`)
    // Acknowledged is what was answered whole.
    const whole = await answer.text().catch(() => undefined)
    if (!answer.ok || whole === undefined) return false
    acknowledged.set(path, hashOf(archive))
    next.resolve(undefined)
    next = Promise.withResolvers()
    return true
  }

  /** Each sounds different: the same sound would be one file. */
  function makeNext(): SentTake {
    const take = makeTake({}, hum(150 + takes.length))
    takes.push(take)
    return take
  }

  const recorder: BusyRecorder = {
    acknowledged,
    acknowledgement: () => next.promise,
    async send(address) {
      const work = async () => {
        while (await put(address, makeNext()));
      }
      await Promise.all(Array.from({ length: takesAtOnce }, work))
    },
    sendNext: (address) => {
      const waiting = takes.find(
        ({ id }) => !acknowledged.has(addressOf(api.sendTake, { params: { id } })),
      )
      return put(address, waiting ?? makeNext())
    },
    async settle(address) {
      for (const take of takes) {
        if (!(await put(address, take))) throw new Error('The server does not answer.')
      }
    },
    async bringBack(address) {
      const kept = new Set((await recorder.list(address)).map(({ id }) => id))
      const lost = takes.filter(({ id }) => !kept.has(id) && !withdrawn.has(id))
      for (const { id } of lost) acknowledged.delete(addressOf(api.sendTake, { params: { id } }))
      for (const take of lost) {
        if (!(await put(address, take))) throw new Error('The server does not answer.')
      }
      return lost.length
    },
    async withdraw(address, id) {
      const path = new URL(addressOf(api.withdrawTake, { params: { id } }), address)
      const { status } = await fetch(path, { method: 'DELETE', headers: headersFor(address) })
      withdrawn.add(id)
      return status
    },
    async resend(address, id) {
      const take = takes.find((each) => each.id === id)
      if (take === undefined) throw new Error(`There is no take ${id}.`)
      const path = new URL(addressOf(api.sendTake, { params: { id } }), address)
      const headers = { ...headersFor(address), [takeHeader]: headerOf(take.description) }
      const body = new Uint8Array(take.archive)
      const answer = await fetch(path, { method: 'PUT', headers, body })
      return `${answer.status} ${await answer.text()}`
    },
    async list(address) {
      const listed: ShownTake[] = []
      for (let isMore = true; isMore;) {
        const before = listed.at(-1)?.id
        const query = before === undefined ? '' : `?before=${before}`
        const path = new URL(`${api.listShownTakes.path}${query}`, address)
        const answer = await fetch(path, { headers: { cookie } })
        const page = v.parse(shownTakesSchema, await answer.json())
        listed.push(...page.takes)
        isMore = page.more
      }
      return listed
    },
    async read(address, path) {
      const answer = await fetch(new URL(path, address), { headers: { cookie } })
      return Buffer.from(await answer.arrayBuffer())
    },
  }
  return recorder
}

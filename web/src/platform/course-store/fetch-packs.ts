import { addressOf, api, maxPacksBytes, unitPackSchema, type UnitPack } from '@mboa/contract'
import { writeIn } from '@mboa/domain'
import * as v from 'valibot'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { askServer, type ApiFailure } from '../network/api-client.ts'
import { conventionKey } from './seen-convention.ts'

/** A unit in one revision: what is answered for it never changes. */
export interface UnitRevision {
  unit: string
  revision: string
  /** Size of its JSON. */
  bytes: number
}

export type FetchedPacks = { ok: true } | { ok: false; failure: ApiFailure }

interface FetchingPacks {
  signal?: AbortSignal
  /** Of the learner, who may have chosen how the course is written. */
  database?: LearnerDatabase
  /** Keeps a unit that has come whole while the rest is on its way; one after the other. */
  keep: (pack: UnitPack, revision: string) => Promise<void>
}

/**
 * Fetches the texts of units in as few answers as their size allows: on a slow line each further one
 * costs a round trip. They are kept in their order as they come; where the connection breaks off, the
 * rest is what is lacking the next time.
 */
export async function fetchPacks(
  course: string,
  units: readonly UnitRevision[],
  { signal, database, keep }: FetchingPacks,
): Promise<FetchedPacks> {
  const lacking = new Map(units.map(({ unit, revision }) => [unit, revision]))
  const misread: string[] = []
  let kept = Promise.resolve()
  const readLine = (line: string) => {
    const { success, output } = v.safeParse(unitPackSchema, parseJson(line))
    const revision = success && output.course === course ? lacking.get(output.unit) : undefined
    if (!success || revision === undefined) {
      misread.push(line)
      return
    }
    lacking.delete(output.unit)
    kept = kept.then(async () => {
      const wanted = await database?.get('values', conventionKey(course))
      const isChosen = typeof wanted === 'string'
      const own = output.orthography
      return keep(isChosen ? writeIn(output, { own, wanted }) : output, revision)
    })
    // It is waited for below, when no more comes.
    kept.catch(() => undefined)
  }
  try {
    for (const some of listRequests(units)) {
      const lines = splitLines(readLine)
      const request = signal === undefined ? {} : { signal }
      const asked = await askServer(packsPath(course, some), request, { onPart: lines.add })
      if (asked.ok) lines.end()
      // Other units may still have the revision that was asked for.
      else if (asked.failure.code !== 'not-found') return asked
    }
  } finally {
    await kept
  }
  if (misread.length > 0) return { ok: false, failure: { code: 'general', fields: {} } }
  // Of what it left out the server has another revision by now.
  return lacking.size === 0
    ? { ok: true }
    : { ok: false, failure: { code: 'not-found', fields: {} } }
}

/** Groups units, in their order, into what the server gives in one answer. */
function listRequests(units: readonly UnitRevision[]): UnitRevision[][] {
  const requests: UnitRevision[][] = []
  let bytes = 0
  for (const unit of units) {
    const request = requests.at(-1)
    bytes += unit.bytes
    if (request === undefined || bytes > maxPacksBytes) {
      requests.push([unit])
      bytes = unit.bytes
    } else request.push(unit)
  }
  return requests
}

const packsPath = (course: string, units: readonly UnitRevision[]): string =>
  addressOf(api.readUnitPacks, {
    params: {
      course,
      units: units.map(({ unit }) => unit).join(','),
      revisions: units.map(({ revision }) => revision).join(','),
    },
  })

function splitLines(onLine: (line: string) => void) {
  const decoder = new TextDecoder()
  let begun = ''
  const add = (part: Uint8Array) => {
    const lines = (begun + decoder.decode(part, { stream: true })).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
  /** What stands after the last line break is a line where the answer has come whole. */
  const end = () => {
    if (begun !== '') onLine(begun)
  }
  return { add, end }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

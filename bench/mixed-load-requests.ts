import { createHash, randomUUID } from 'node:crypto'
import {
  api,
  addressOf,
  consentTextVersion,
  type CoursesResponse,
  eventKinds,
  takeHeader,
} from '@mboa/contract'
import { encodeFlac } from '@mboa/domain'
import { buildReview } from '@mboa/domain/testing'
import { systemClock } from '../server/src/platform/clock.ts'
import { createIds } from '../server/src/platform/ids.ts'
import { password } from '../server/src/testing/people.ts'
import { allConsents, headerOf, sampleRate } from '../server/src/testing/takes.ts'
import type { Asking } from './drive-load.ts'
import { ownArchive, publicOrigin, voiceLike, type Crowd } from './mixed-load-place.ts'

/** How often each kind comes among the requests of everybody's day. A take is one request. */
export const mix = { login: 4, sync: 40, list: 60, clip: 86, take: 5 } as const

/** Of thirty lists. */
const lists = {
  session: 5,
  courses: 7,
  recordings: 7,
  units: 3,
  toRecord: 3,
  takeCounts: 2,
  takes: 2,
  reviews: 1,
} as const

const answersASync = 10
const hertzOfVoices = Array.from({ length: 20 }, (_, at) => 110 + 9 * at)
const partBytes = 4096

/** A course, as far as requests name something of it. */
interface KnownCourse {
  readonly course: string
  readonly units: readonly { readonly unit: string; readonly revision: string }[]
}

/** A recorder with a word of a language that they record. */
interface Recorder {
  readonly headers: Readonly<Record<string, string>>
  readonly course: string
  readonly item: string
}

/**
 * Makes the requests of everybody's day in turn: in a fixed and well-mixed order, as
 * often of each kind as `mix` says. Each person has an address of their own and asks seldom enough
 * for the limits of one.
 */
export async function prepareRequests(url: string, crowd: Crowd): Promise<() => Asking> {
  const courses = await listCourses(url, crowd.learners[0]?.cookie ?? '')
  const recorders = await gatherRecorders(url, crowd.recorders)
  const ids = createIds(systemClock)
  const places = crowd.learners.map(({ cursor }) => ({ cursor, epoch: crowd.epoch }))
  const archives = hertzOfVoices.map((hertz) => encodeFlac(voiceLike(hertz, 1.2), sampleRate))
  const samples = Math.round(1.2 * sampleRate)
  const turn = createTurns()

  const makers: Record<keyof typeof mix, () => Asking> = {
    login() {
      const nth = turn('login')
      const identifier = pick(crowd.loginEmails, nth)
      return {
        kind: 'login',
        method: 'POST',
        path: api.login.path,
        headers: headersOf('login', nth % crowd.loginEmails.length, undefined),
        body: json({ identifier, password }),
        expected: [200],
      }
    },
    sync() {
      const at = turn('sync') % crowd.learners.length
      const place = pick(places, at)
      const now = Date.now()
      const events = Array.from({ length: answersASync }, (_, nth) =>
        buildReview({
          id: ids.uuid(),
          course: 'ewo',
          item: `ewo.word-${nth}`,
          answeredAt: now - 5_000 * (answersASync - nth),
          session: ids.uuid(),
        }),
      )
      return {
        kind: 'sync',
        method: 'POST',
        path: api.syncPractice.path,
        headers: headersOf('learner', at, crowd.learners[at]?.cookie),
        body: json({ events, kinds: eventKinds, ...place }),
        expected: [200],
        then(body) {
          place.cursor = Number(/"cursor":(\d+)/.exec(body)?.[1] ?? place.cursor)
          place.epoch = /"epoch":"([^"]+)"/.exec(body)?.[1] ?? place.epoch
        },
      }
    },
    list() {
      const nth = turn('list')
      const at = nth % crowd.learners.length
      const course = pick(courses, nth)
      const recorder = pick(recorders, nth)
      const kind = pick(listOrder, nth)
      const last = crowd.lastSequences.get(course.course) ?? 0
      // Most devices have heard of all but the newest; some begin.
      const after = nth % 10 === 0 ? 0 : Math.max(0, last - 3)
      const unit = course.units[nth % Math.max(1, course.units.length)]
      const path: Record<keyof typeof lists, string> = {
        session: api.readSession.path,
        courses: api.listCourses.path,
        recordings: `${addressOf(api.listCourseRecordings, { params: { course: course.course } })}?after=${after}`,
        units: addressOf(api.readUnitPacks, {
          params: {
            course: course.course,
            units: unit?.unit ?? '',
            revisions: unit?.revision ?? '',
          },
        }),
        toRecord: `${addressOf(api.readRecordingList, { params: { course: recorder.course } })}?known=`,
        takeCounts: api.countTakes.path,
        takes: api.listShownTakes.path,
        reviews: `${api.listReviewQueue.path}?course=${recorder.course}`,
      }
      const isRecorders = ['toRecord', 'takeCounts', 'takes', 'reviews'].includes(kind)
      return {
        kind: `list: ${kind}`,
        method: 'GET',
        path: path[kind],
        headers: isRecorders
          ? recorder.headers
          : headersOf('learner', at, crowd.learners[at]?.cookie),
        expected: [200],
      }
    },
    clip() {
      const nth = turn('clip')
      const at = nth % crowd.learners.length
      const { name, bytes } = pick(crowd.clips, nth * 7)
      const ranges = [
        `bytes=0-`,
        `bytes=0-${Math.min(bytes, partBytes) - 1}`,
        `bytes=${Math.floor(bytes / 2)}-`,
      ]
      return {
        kind: 'clip',
        method: 'GET',
        path: addressOf(api.readClip, { params: { clip: name } }),
        headers: {
          ...headersOf('learner', at, crowd.learners[at]?.cookie),
          range: pick(ranges, nth),
        },
        expected: [206],
      }
    },
    take: sendTake,
  }

  function sendTake(): Asking {
    const nth = turn('archive')
    const recorder = pick(recorders, nth)
    const [id, archive] = [ids.uuid(), ownArchive(pick(archives, nth), randomUUID())]
    const description = {
      archive: { sha256: hashOf(archive), sampleCount: samples },
      course: recorder.course,
      item: recorder.item,
      kind: 'word',
      dialect: null,
      cut: { start: 0, end: samples },
      consentTextVersion,
      recordedAt: Date.now(),
      microphone: { sampleRate, echoCancellation: false, label: 'Micro intégré' },
      appVersion: 'bench',
    }
    return {
      kind: 'take',
      method: 'PUT',
      path: addressOf(api.sendTake, { params: { id } }),
      headers: { ...recorder.headers, [takeHeader]: headerOf(description) },
      body: archive,
      expected: [200, 201],
    }
  }

  return () => makers[pick(order, turn('all'))]()
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function pick<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length]
  if (item === undefined) throw new Error('There is nobody to ask.')
  return item
}

/** Counts each kind of thing from 0. */
function createTurns(): (name: string) => number {
  const turns = new Map<string, number>()
  return (name) => {
    const nth = turns.get(name) ?? 0
    turns.set(name, nth + 1)
    return nth
  }
}

/** Each as often as it says, spread evenly over the whole. */
function spread<Name extends string>(counts: Readonly<Record<Name, number>>): readonly Name[] {
  const names = Object.keys(counts) as Name[]
  return names
    .flatMap((name) =>
      Array.from({ length: counts[name] }, (_, nth) => ({ name, at: (nth + 0.5) / counts[name] })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

const order = spread(mix)
const listOrder = spread(lists)

const networks = { learner: 41, login: 102, recorder: 154 } as const

/** What a browser sends, and the proxy adds: each person comes from an address of their own. */
function headersOf(
  who: keyof typeof networks,
  number: number,
  cookie: string | undefined,
): Record<string, string> {
  return {
    host: new URL(publicOrigin).host,
    origin: publicOrigin,
    'x-forwarded-for': `${networks[who]}.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    'x-forwarded-proto': 'https',
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'fr-CM,fr;q=0.9',
    'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/129.0 Mobile',
    ...(cookie !== undefined && { cookie }),
  }
}

async function listCourses(url: string, cookie: string): Promise<readonly KnownCourse[]> {
  const answer = await fetch(new URL(api.listCourses.path, url), {
    headers: headersOf('learner', 0, cookie),
  })
  const { courses } = (await answer.json()) as CoursesResponse
  return courses.filter(({ units }) => units.length > 0)
}

/** Has them consent. */
async function gatherRecorders(
  url: string,
  crowd: Crowd['recorders'],
): Promise<readonly Recorder[]> {
  const recorders: Recorder[] = []
  for (const [number, { cookie, course, item }] of crowd.entries()) {
    const headers = headersOf('recorder', number, cookie)
    const consented = await fetch(new URL(api.readConsents.path, url), {
      method: 'PUT',
      headers,
      body: json(allConsents),
    })
    if (!consented.ok) throw new Error(`The consent answered ${await consented.text()}`)
    recorders.push({ headers, course, item })
  }
  return recorders
}

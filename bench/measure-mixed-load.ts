import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { driveLoad, type Answered, type Asking, type LoadReport } from './drive-load.ts'
import type { Figure } from './figure.ts'
import { openPlace, type Place } from './mixed-load-place.ts'
import { mix, prepareRequests } from './mixed-load-requests.ts'
import { readProcessorSeconds } from './processor-time.ts'
import { slopePerHour, watchGrowth, type MemorySample } from './watch-growth.ts'

/** What a start costs, and what fills caches, is no growth. */
const settlingSeconds = 600
const warmUpMs = 5_000

/**
 * `npm run bench -- mixed-load --minutes 10 --folder /somewhere`: a release as it ships on the
 * database of a million accounts, with PostgreSQL and who asks on the same machine. Requests come at
 * a fixed rate, whether or not those before are answered: `--rate`, 330 a second if not given. What
 * is made in the folder stays there for the next time; `--accounts` makes fewer of them,
 * `--profile` leaves a profile of the server's processor time there, `--only clip,list: courses` asks
 * for those kinds alone, for what a request of one costs.
 */
export async function measureMixedLoad(words: readonly string[]): Promise<Figure[]> {
  const { values } = parseArgs({
    args: [...words],
    strict: false,
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '330' },
      accounts: { type: 'string', default: '1000000' },
      folder: { type: 'string' },
      profile: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  })
  const kept = typeof values.folder === 'string' ? resolve(values.folder) : undefined
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'mboa-load-')))
  try {
    const place = await openPlace(folder, {
      accounts: Number(values.accounts),
      isProfiled: values.profile === true,
    })
    if (place === undefined) return []
    return await measureAt(place, {
      rate: Number(values.rate),
      durationMs: 60_000 * Number(values.minutes),
      kinds: typeof values.only === 'string' ? values.only.split(',') : [],
    })
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function measureAt(
  place: Place,
  { rate, durationMs, kinds }: { rate: number; durationMs: number; kinds: readonly string[] },
): Promise<Figure[]> {
  const { server, crowd, madeInSeconds } = place
  try {
    const next = onlyOf(kinds, await prepareRequests(server.url, crowd))
    // The first of each kind waits for code that is loaded; people hardly ever do.
    await driveLoad(server.url, { rate: rate / 4, durationMs: warmUpMs, next })
    const growth = watchGrowth(server.pid, ({ seconds, megabytes }) => {
      console.log(`memory after ${seconds.toFixed(0)} s: ${megabytes.toFixed(0)} MB`)
    })
    const before = await readTaken(server.pid)
    const report = await driveLoad(server.url, { rate, durationMs, next })
    const after = await readTaken(server.pid)
    const samples = await growth.stop()
    for (const surprise of report.surprises) console.log(`Not as expected: ${surprise}`)
    const made =
      madeInSeconds === undefined
        ? []
        : [{ name: 'making the database', value: `${madeInSeconds.toFixed(0)} s`, aim: '< 600 s' }]
    return [
      ...made,
      ...figuresOf(report, rate),
      ...growthOf(samples),
      ...takenOf(before, after, report),
      { name: 'who asks, at worst late', value: `${report.latestMs.toFixed(0)} ms` },
    ]
  } finally {
    await place.stop()
  }
}

/** More than any kind is away from the next of its own. */
const longestSearch = 10_000

/** Of all that would be asked the kinds that begin so; without any, all. */
function onlyOf(kinds: readonly string[], next: () => Asking): () => Asking {
  if (kinds.length === 0) return next
  return () => {
    for (let tries = 0; tries < longestSearch; tries += 1) {
      const asking = next()
      if (kinds.some((kind) => asking.kind.startsWith(kind))) return asking
    }
    throw new Error(`Nothing that is asked begins with ${kinds.join(' or ')}.`)
  }
}

/** Seconds of a processor that each has taken until now. */
async function readTaken(server: number) {
  const { user, system } = process.cpuUsage()
  const generator = (user + system) / 1e6
  const [all, ofServer] = [
    await readProcessorSeconds(process.pid),
    await readProcessorSeconds(server),
  ]
  if (all === undefined || ofServer === undefined) return undefined
  return { generator, server: ofServer, postgres: all - ofServer - generator }
}

type Taken = Awaited<ReturnType<typeof readTaken>>

function takenOf(before: Taken, after: Taken, { kinds, seconds }: LoadReport): Figure[] {
  if (before === undefined || after === undefined) return []
  const count = [...kinds.values()].reduce((sum, { tookMs }) => sum + tookMs.length, 0)
  return (['server', 'postgres', 'generator'] as const).map((who) => {
    const taken = after[who] - before[who]
    const each = ((1000 * taken) / count).toFixed(2)
    return {
      name: `processor time of ${who}`,
      value: `${each} ms a request, ${(taken / seconds).toFixed(2)} processors`,
    }
  })
}

function figuresOf({ kinds, byHalfMinute, seconds }: LoadReport, rate: number): Figure[] {
  const all = [...kinds.values()]
  const count = all.reduce((sum, { tookMs }) => sum + tookMs.length, 0)
  const unexpected = all.reduce((sum, answered) => sum + answered.unexpected, 0)
  const failed = all
    .flatMap(({ statuses }) => [...statuses])
    .reduce((sum, [status, times]) => sum + (/^[1234]/.test(status) ? 0 : times), 0)
  const took = all.flatMap(({ tookMs }) => tookMs)
  const inAll = Object.values(mix).reduce((sum, count) => sum + count, 0)
  const shares = Object.entries(mix).map(
    ([kind, count]) => `${((100 * count) / inAll).toFixed(1)} % ${kind}`,
  )
  return [
    { name: `asked at ${rate} a second, open loop`, value: shares.join(', ') },
    { name: 'answers a second', value: (count / seconds).toFixed(1), aim: '≥ 300' },
    { name: 'all: p50, p95, p99, longest', value: describe(took), aim: 'p95 < 250 ms' },
    {
      name: 'p95 of each half minute',
      value: `${byHalfMinute.map((each) => shareOf(each, 0.95).toFixed(0)).join(', ')} ms`,
    },
    ...[...kinds]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, answered]) => ({ name: kind, value: describeKind(answered) })),
    { name: '5xx and no answer', value: String(failed), aim: '0' },
    { name: 'answers not as expected', value: String(unexpected), aim: '0' },
  ]
}

function describeKind({ tookMs, statuses, bytes }: Answered): string {
  const came = [...statuses].map(([status, times]) => `${status} × ${times}`).join(', ')
  const size = (bytes / tookMs.length / 1000).toFixed(1)
  return `${describe(tookMs)}; ${came}; ${size} kB each`
}

function describe(tookMs: readonly number[]): string {
  return `${[0.5, 0.95, 0.99, 1].map((share) => shareOf(tookMs, share).toFixed(0)).join(', ')} ms`
}

/** The time within which this share of them was answered, from 0 to 1. */
function shareOf(tookMs: readonly number[], share: number): number {
  const sorted = Float64Array.from(tookMs).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

function growthOf(samples: readonly MemorySample[]): Figure[] {
  const sizes = samples.map(({ megabytes }) => megabytes)
  const slope = slopePerHour(samples, settlingSeconds)
  return [
    {
      name: 'memory: first, most, last',
      value: `${[sizes[0] ?? NaN, Math.max(...sizes), sizes.at(-1) ?? NaN]
        .map((size) => size.toFixed(0))
        .join(', ')} MB`,
    },
    {
      name: 'memory grows in an hour, after the first ten minutes',
      value: slope === undefined ? 'too short to tell' : `${slope.toFixed(1)} MB`,
      aim: '< 5 MB',
    },
  ]
}

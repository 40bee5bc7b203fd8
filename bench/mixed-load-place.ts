import { createHash, randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { loadPacks, packsFolder } from '@mboa/content'
import { encodeFlac, writeOggOpus } from '@mboa/domain'
import { migrations } from '../server/src/migrations/index.ts'
import { createPasswordHasher } from '../server/src/modules/accounts/password-hasher.ts'
import { openDiskBlobs } from '../server/src/platform/blobs/disk-blobs.ts'
import { readPlace } from '../server/src/modules/practice/repository.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { hashToken } from '../server/src/platform/ids.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { fillMillion } from '../server/src/testing/fill-million.ts'
import { password } from '../server/src/testing/people.ts'
import { freePort, startPostgres } from '../server/src/testing/start-postgres.ts'
import { hum, sampleRate } from '../server/src/testing/takes.ts'
import { composeRelease } from '../tools/release/compose-release.ts'

/** As people type it: the generator speaks as the proxy before the server does. */
export const publicOrigin = 'https://mboa.example'

/** Who takes part. All of them are accounts of the crowd, by its numbers. */
export interface Crowd {
  readonly learners: readonly {
    readonly cookie: string
    /** How far the device of each has got, in the epoch that holds for all. */
    readonly cursor: number
  }[]
  readonly epoch: string
  /** Their cookies, each with a word of a language that they record. */
  readonly recorders: readonly {
    readonly cookie: string
    readonly course: string
    readonly item: string
  }[]
  /** With a password: what their address is. */
  readonly loginEmails: readonly string[]
  /** Sounds that learners hear, by their names in `/api/clips/…`, with their sizes. */
  readonly clips: readonly { readonly name: string; readonly bytes: number }[]
  readonly lastSequences: ReadonlyMap<string, number>
}

export interface ReleaseServer {
  readonly url: string
  readonly pid: number
  /** Asks it to end, and says with which status it did. */
  stop(): Promise<number | string | null>
}

export interface Place {
  readonly crowd: Crowd
  /** Undefined where the database was there already. */
  readonly madeInSeconds: number | undefined
  readonly server: ReleaseServer
  stop(): Promise<void>
}

const yearMs = 365 * 24 * 60 * 60_000
const heardTakes = 400
/** A recording's two files weigh as much as those of a voice. */
const copyPacketBytes = 95
const opusHead = 0xf8

/**
 * The database of so many accounts in a PostgreSQL of its own, with sessions, passwords and sounds
 * for those who are to take part, and a release as it ships that serves it. What is in the folder
 * already is used again.
 * @returns undefined where PostgreSQL is not on this machine
 */
export async function openPlace(
  folder: string,
  { accounts, isProfiled }: { accounts: number; isProfiled: boolean },
): Promise<Place | undefined> {
  const release = join(folder, 'release')
  await mkdir(folder, { recursive: true })
  console.log('Making a release …')
  await composeRelease(release)
  const filled = join(folder, `filled-${accounts}`)
  const keptIn = join(folder, 'postgres')
  let madeInSeconds: number | undefined
  if (!existsSync(filled)) {
    // What was interrupted is begun anew.
    for (const part of [keptIn, join(folder, 'data')])
      await rm(part, { recursive: true, force: true })
    console.log(`Making the database of ${accounts} accounts …`)
    const startedAt = performance.now()
    // Nothing of it is lost but time: without fsync it takes half of that.
    const making = await startPostgres({ keptIn })
    if (making === undefined) return undefined
    try {
      const database = openPostgres(making.url, silentLog)
      await migrate(database, migrations, 0)
      await database.close()
      await fillMillion(making.url, accounts)
    } finally {
      await making.stop()
    }
    await writeFile(filled, '')
    madeInSeconds = (performance.now() - startedAt) / 1000
  }
  const postgres = await startPostgres({ durable: true, keptIn })
  if (postgres === undefined) return undefined
  try {
    const database = openPostgres(postgres.url, silentLog)
    await migrate(database, migrations, 0)
    console.log('Giving sessions, passwords and sounds to those who take part …')
    const crowd = await gatherCrowd(database, join(folder, 'data/blobs'), accounts)
    await database.close()
    console.log('Starting the release …')
    const server = await startRelease(folder, postgres.url, isProfiled)
    return {
      crowd,
      madeInSeconds,
      server,
      async stop() {
        await server.stop()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function gatherCrowd(
  database: Database,
  blobsFolder: string,
  accounts: number,
): Promise<Crowd> {
  const { queries } = database
  // Recorders are the first; who learns and who signs in are apart, so that their limits are too.
  const few = Math.min(5_000, Math.floor(accounts / 4))
  const learners = numbersFrom(Math.floor(accounts / 4), few)
  const signingIn = numbersFrom(Math.floor(accounts / 2), few)
  const recorders = numbersFrom(0, Math.min(500, Math.floor(accounts / 500)))
  const idOf = (number: number) => `crowd-${number}`
  const cookies = async (kind: string, numbers: readonly number[]) => {
    const now = systemClock.now()
    const signedIn = numbers.map((number) => ({
      tokenHash: hashToken(`${kind} ${number}`),
      id: `load ${kind} ${number}`,
      accountId: idOf(number),
      userAgent: 'Chrome 129 · Android',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + yearMs,
    }))
    await queries.deleteFrom('sessions').where('id', 'like', `load ${kind} %`).execute()
    for (let from = 0; from < signedIn.length; from += 1_000) {
      await queries
        .insertInto('sessions')
        .values(signedIn.slice(from, from + 1_000))
        .execute()
    }
    return numbers.map((number) => `__Host-mboa_session=${encodeURIComponent(`${kind} ${number}`)}`)
  }
  const passwordHash = await createPasswordHasher().hash(password, 'crowd')
  for (let from = 0; from < signingIn.length; from += 1_000) {
    await queries
      .updateTable('accounts')
      .set({ passwordHash, emailVerifiedAt: 1 })
      .where('id', 'in', signingIn.slice(from, from + 1_000).map(idOf))
      .execute()
  }
  const sequences = await queries.selectFrom('recordingSequences').selectAll().execute()
  const learnerCookies = await cookies('learner', learners)
  const places = await Promise.all(learners.map((number) => readPlace(queries, idOf(number))))
  return {
    learners: places.map(({ last }, at) => ({
      cookie: learnerCookies[at] ?? '',
      // Most devices know all of it; some are new.
      cursor: at % 10 === 0 ? 0 : last,
    })),
    epoch: places[0]?.epoch ?? '',
    recorders: await giveWords(database, recorders.map(idOf), await cookies('recorder', recorders)),
    loginEmails: signingIn.map((number) => `${number}@example.com`),
    clips: await giveSounds(database, blobsFolder),
    lastSequences: new Map(sequences.map(({ course, lastSequence }) => [course, lastSequence])),
  }
}

async function giveWords(
  { queries }: Database,
  accountIds: readonly string[],
  cookies: readonly string[],
): Promise<Crowd['recorders']> {
  const spoken = await queries
    .selectFrom('recorderLanguages')
    .select(['accountId', 'language'])
    .where('accountId', 'in', accountIds)
    .execute()
  const words = new Map(
    (await loadPacks(packsFolder)).flatMap(({ summary, units }) =>
      units.flatMap(({ pack }) => pack.words.map(({ id }) => [summary.course, id] as const)),
    ),
  )
  return accountIds.flatMap((accountId, at) => {
    const course = spoken.find((each) => each.accountId === accountId)?.language
    const item = course === undefined ? undefined : words.get(course)
    if (course === undefined || item === undefined) return []
    return [{ cookie: cookies[at] ?? '', course, item }]
  })
}

const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => first + at)

/** Some of the takes that learners hear have their files; the crowd's others are names alone. */
async function giveSounds({ queries }: Database, blobsFolder: string): Promise<Crowd['clips']> {
  const blobs = await openDiskBlobs(blobsFolder)
  const heard = await queries
    .selectFrom('takes')
    .select('id')
    .where('approvedAt', 'is not', null)
    .orderBy('id')
    .limit(heardTakes)
    .execute()
  const archive = encodeFlac(voiceLike(200, 1.3), sampleRate)
  const clips: { name: string; bytes: number }[] = []
  for (const { id } of heard) {
    const flac = await blobs.put([ownArchive(archive, `heard ${id}`)])
    const opus = await blobs.put([makeCopy(Math.round(1.3 * sampleRate), `heard ${id}`)])
    const files = { heardHash: flac.hash, listeningHash: opus.hash }
    const whole = { ...files, archiveHash: flac.hash }
    await queries.updateTable('takes').set(whole).where('id', '=', id).execute()
    await queries.updateTable('publishedRecordings').set(files).where('takeId', '=', id).execute()
    // Learners load the Opus file; the FLAC is for browsers without Opus.
    for (let nth = 0; nth < 4; nth += 1)
      clips.push({ name: `${opus.hash}.opus`, bytes: opus.bytes })
    clips.push({ name: `${flac.hash}.flac`, bytes: flac.bytes })
  }
  return clips
}

/** A hum with as much breath in it as makes a file as large as that of a voice. */
export function voiceLike(hertz: number, seconds: number): Int16Array<ArrayBuffer> {
  return hum(hertz, seconds).map((sample, at) => sample + ((at * 7919) % 801) - 400)
}

/** The same sound as a file of its own: with a comment, as encoders leave one. */
export function ownArchive(archive: Uint8Array, comment: string): Buffer {
  const written = Buffer.from(comment.padEnd(32))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(written.length)
  const block = Buffer.concat([length, written, Buffer.alloc(4)])
  // After the 4 bytes of the signature and the 38 of STREAMINFO, which is then not the last block.
  const head = Buffer.from(archive.subarray(0, 42))
  head[4] = 0
  return Buffer.concat([head, Buffer.of(0x84, 0, 0, block.length), block, archive.subarray(42)])
}

/** Opus of the size that a voice has; what it says is noise. */
function makeCopy(sampleCount: number, seed: string): Buffer {
  const preSkip = 312
  const count = Math.ceil((sampleCount + preSkip) / 960)
  const own = createHash('sha256').update(seed).digest()
  const packets = Array.from({ length: count }, () =>
    Buffer.concat([Buffer.of(opusHead), own, randomBytes(copyPacketBytes - own.length)]),
  )
  return Buffer.from(writeOggOpus({ packets, preSkip, sampleCount, inputRate: sampleRate }))
}

/** As a unit of systemd starts it: its own Node, a public address, a proxy on this machine before it. */
async function startRelease(
  folder: string,
  databaseUrl: string,
  isProfiled: boolean,
): Promise<ReleaseServer> {
  const port = await freePort()
  const log = await open(join(folder, 'server.log'), 'w')
  const child = spawn(
    join(folder, 'release/bin/node'),
    [
      ...(isProfiled ? ['--cpu-prof', `--cpu-prof-dir=${join(folder, 'profile')}`] : []),
      join(folder, 'release/server/src/main.ts'),
    ],
    {
      cwd: folder,
      env: {
        PATH: '/usr/bin:/bin',
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: publicOrigin,
        TRUSTED_PROXIES: '127.0.0.1',
        // Nobody signs up: no mail is sent.
        SMTP_URL: 'smtps://mail.example',
        MAIL_FROM: 'Mboa <mboa@mboa.example>',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  const ended = Promise.withResolvers<undefined>()
  child.once('exit', () => ended.resolve(undefined))
  // It goes with this process, however that is ended.
  process.once('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok === true) break
    if (child.exitCode !== null) {
      throw new Error(`The server ended: ${await readFile(join(folder, 'server.log'), 'utf8')}`)
    }
    await setTimeout(200)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended.promise
      await log.close()
      return child.exitCode ?? child.signalCode
    },
  }
}

/** @module-tag long */
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  api,
  importedVoicesVersion,
  importJobSchema,
  importPieceBytes,
  profileSchema,
  type ImportJob,
} from '@mboa/contract'
import * as v from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../../server/src/platform/database/open-database.ts'
import type { Database } from '../../../../server/src/platform/database/database.ts'
import { createIds } from '../../../../server/src/platform/ids.ts'
import { silentLog } from '../../../../server/src/platform/log.ts'
import { makeClipsFolder } from '../testing/clips-folder.ts'
import { createSchema, describeEngines } from '../../../../server/src/testing/engines.ts'
import { aJob } from '../testing/import-jobs.ts'
import { emailOf, signInOverHttp } from '../../../../server/src/testing/killed-server.ts'
import { startServerProcess } from '../../../../server/src/testing/server-process.ts'
import { makeRecorder } from '../../../../server/src/testing/takes.ts'
import { temporaryFolder } from '../../../../server/src/testing/temporary-folder.ts'
import { nameCoordinator } from '../../../../server/src/modules/accounts/index.ts'
import { theOperator } from '../../../../server/src/modules/language-acts/index.ts'

/** As much as is put down in ten transactions. */
const words = 20_000
/** Put down fifty at a time. */
const clips = 120
/** A lease is over after a minute, where several servers may share a database. */
const patience = { timeout: 240_000, interval: 250 }
const often = { timeout: 240_000, interval: 2 }

/** What a database has, and nothing else may be in it. */
interface Counted {
  readonly imports: number
  readonly kept: number
  readonly entries: number
  readonly contributions: number
  readonly clips: number
  readonly takes: number
}

async function count({ queries }: Database): Promise<Counted> {
  const all = async (table: 'importedEntries' | 'contributions' | 'importedClips' | 'takes') => {
    const row = queries.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
    return (await row.executeTakeFirstOrThrow()).rows
  }
  const imports = await queries.selectFrom('imports').select('keptAt').execute()
  return {
    imports: imports.length,
    kept: imports.filter(({ keptAt }) => keptAt !== null).length,
    entries: await all('importedEntries'),
    contributions: await all('contributions'),
    clips: await all('importedClips'),
    takes: await all('takes'),
  }
}

/** A desk of a server that is a process of its own, and can be killed. */
async function startKilledDesk(engine: Database['engine']) {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'postgres' ? await createSchema() : undefined
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  let server = startServerProcess(environment)
  let url = await server.url
  const database = openDatabase({ dataDir, databaseUrl }, silentLog)
  onTestFinished(() => database.close())
  const cookie = await signInOverHttp(url, 1)
  await makeRecorder(database, emailOf(1))

  async function ask(method: string, path: string, body?: object | Buffer): Promise<unknown> {
    const isBytes = Buffer.isBuffer(body)
    const answer = await fetch(new URL(path.replace(':language', 'ewo'), url), {
      method,
      headers: {
        origin: url,
        cookie,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }

  const { user } = v.parse(profileSchema, await ask('GET', api.readProfile.path))
  const clock = { now: () => Date.now() }
  const saveWithdrawals = () => Promise.resolve()
  const needs = { database, clock, ids: createIds(clock), saveWithdrawals }
  expect(await nameCoordinator(needs, { accountId: user.id, language: 'ewo' }, theOperator)).toBe(
    'named',
  )

  const at = (path: string, id: string) => path.replace(':id', id)
  const read = async (id: string) =>
    v.parse(importJobSchema, await ask('GET', at(api.readImportJob.path, id)))

  return {
    database,
    async send(file: Buffer, fileName: string): Promise<string> {
      const job = aJob({ fileName, bytes: file.length })
      const opened = await ask('POST', api.openImportJob.path, job)
      const { id } = v.parse(importJobSchema, opened)
      for (let place = 0; place * importPieceBytes < file.length; place += 1) {
        const piece = file.subarray(place * importPieceBytes, (place + 1) * importPieceBytes)
        const path = at(api.sendImportPiece.path, id).replace(':place', String(place))
        await ask('PUT', path, piece)
      }
      return id
    },
    keep: (id: string) =>
      ask('POST', at(api.keepImportJob.path, id), {
        mayBeHeard: true,
        textVersion: importedVoicesVersion,
      }),
    read,
    untilIs: async (id: string, state: ImportJob['state']) => {
      await expect.poll(async () => (await read(id)).state, patience).toBe(state)
      return read(id)
    },
    /** Kills it as soon as so much is done, and answers what it has left. */
    async killOnce(isSoFar: (counted: Counted) => boolean): Promise<Counted> {
      await expect.poll(async () => isSoFar(await count(database)), often).toBe(true)
      server.signal('SIGKILL')
      expect((await server.ended).status).toBe('SIGKILL')
      return count(database)
    },
    async startAgain(): Promise<void> {
      server = startServerProcess(environment)
      url = await server.url
    },
    readActs: async () =>
      (await database.queries.selectFrom('languageActs').select(['act', 'thing']).execute()).filter(
        ({ act }) => act === 'words-imported',
      ),
  }
}

/** A number in letters that words are written with. */
const nameOf = (place: number) =>
  Array.from(String(place), (digit) => 'abdefikmno'[Number(digit)]).join('')

describeEngines('files whose server is killed in the middle of keeping them', (engine) => {
  it('of words are kept once and whole by the next server, and nothing before', async () => {
    const desk = await startKilledDesk(engine)
    const lines = Array.from({ length: words }, (_, place) => {
      const name = nameOf(place)
      return `zaŋ${name},meaning ${name},sens ${name}`
    })
    const id = await desk.send(
      Buffer.from(['text,english,french', ...lines].join('\n')),
      'words.csv',
    )
    await desk.untilIs(id, 'draft')
    await desk.keep(id)
    const left = await desk.killOnce(({ entries }) => entries > 0)
    expect(left).toMatchObject({ imports: 1, kept: 0, contributions: 0 })
    expect(left.entries).toBeLessThan(words)
    await desk.startAgain()
    const { kept } = await desk.untilIs(id, 'kept')
    expect(kept).toMatchObject({ entries: words, proposed: words })
    expect(await count(desk.database)).toEqual({
      imports: 1,
      kept: 1,
      entries: words,
      contributions: words,
      clips: 0,
      takes: 0,
    })
    expect(await desk.readActs()).toEqual([{ act: 'words-imported', thing: kept?.importId }])
    const pieces = await desk.database.queries.selectFrom('importPieces').selectAll().execute()
    expect(pieces).toEqual([])
  }, 600_000)

  it('of voices go on behind the last clip and the last take, each once', async () => {
    const desk = await startKilledDesk(engine)
    const folder = await temporaryFolder()
    // A word that the course has, so that takes are made of all of them.
    const rows = Array.from({ length: clips }, (_, place) => {
      return { path: `${place}.mp3`, sentence: 'sɔ́ndɔ', client_id: `voice-${place % 5}` }
    })
    await makeClipsFolder(join(folder, 'ewo'), rows)
    execFileSync('tar', ['-czf', join(folder, 'cv.tar.gz'), '-C', folder, 'ewo'])
    const id = await desk.send(await readFile(join(folder, 'cv.tar.gz')), 'cv.tar.gz')
    await desk.untilIs(id, 'draft')
    await desk.keep(id)
    const first = await desk.killOnce((counted) => counted.clips > 0)
    expect(first).toMatchObject({ imports: 1, kept: 0, takes: 0 })
    expect(first.clips).toBeLessThan(clips)
    const stored = await desk.database.queries.selectFrom('importedClips').select('id').execute()
    await desk.startAgain()
    const second = await desk.killOnce(({ takes }) => takes > 0)
    expect(second).toMatchObject({ imports: 1, kept: 1, clips })
    expect(second.takes).toBeLessThan(clips)
    await desk.startAgain()
    const { kept } = await desk.untilIs(id, 'kept')
    expect(await count(desk.database)).toEqual({
      imports: 1,
      kept: 1,
      entries: 1,
      contributions: 0,
      clips,
      takes: clips,
    })
    const now = await desk.database.queries
      .selectFrom('importedClips')
      .select(['id', 'name'])
      .execute()
    // What was durable was not read again.
    expect(now.map((clip) => clip.id)).toEqual(
      expect.arrayContaining(stored.map((clip) => clip.id)),
    )
    expect(new Set(now.map(({ name }) => name)).size).toBe(clips)
    expect(await desk.readActs()).toEqual([{ act: 'words-imported', thing: kept?.importId }])
  }, 600_000)
})

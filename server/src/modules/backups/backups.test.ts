import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { api, sessionResponseSchema } from '@mboa/contract'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { findStoreState } from '../../platform/blobs/check-store.ts'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { lockDataFolder } from '../../platform/database/data-folder-lock.ts'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import {
  journalIn,
  listLines,
  loseDatabase,
  makePlace,
  startWorldIn,
  type Place,
} from '../../testing/backed-up.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import { recordPrivately } from '../../testing/private-voices.ts'
import { canMountDisks, mountSmallDisk } from '../../testing/small-disk.ts'
import { hashOf, signInRecorder, storeTake } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { World } from '../../testing/world.ts'
import { isPartial } from './backup-folder.ts'

const mboa = fileURLToPath(new URL('../../cli/mboa.ts', import.meta.url))

/** A server with a learner, a recorder and a voice for one alone; a folder for backups. */
async function startLived(engine: Engine, keeps: 'disk' | 's3' = 'disk') {
  const backups = await temporaryFolder()
  const place = await makePlace(engine, journalIn(backups), keeps)
  const world = await startWorldIn(place, engine)
  const learner = await signIn(world)
  await exchange(learner, { events: reviewsOf(1, 2, 3) })
  await recordPrivately(world, learner)
  const recorder = await signInRecorder(world)
  // A line separator is a letter of its own in JSON.
  const take = await storeTake(world, recorder, { microphone: odd }, 210)
  return { backups, place, world, learner, recorder, take }
}

const odd = { sampleRate: 48_000, echoCancellation: false, label: 'Micro\u2028intégré ɛ́' }
const held = 3
/** Where another test shows the most of it. */
const long = { tags: 'long' }

async function putPhoto(world: World, client: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const answer = await client.send('PUT', api.replacePhoto.path, {
    headers: { origin: world.origin },
    body: new Uint8Array(await phonePhoto()),
  })
  if (answer.status >= 300) throw new Error(answer.text)
}

async function makeKey(place: Place): Promise<string> {
  const path = join(await temporaryFolder(), 'backup.key')
  expect((await place.run('backup', 'key', path)).status).toBe(0)
  return path
}

/** Answers the folder of the new one. */
async function backUp(place: Place, backups: string): Promise<string> {
  const { output } = await place.run('backup', backups)
  return / are in (.*)$/.exec(output[0] ?? '')?.[1] ?? ''
}

async function onlyBackupIn(backups: string): Promise<string> {
  const names = (await readdir(backups)).filter((name) => name.startsWith('mboa-'))
  expect(names).toHaveLength(1)
  return join(backups, names[0] ?? '')
}

/** But for what a restore starts over. */
const comparable = (lines: readonly string[]) =>
  lines.filter(
    (line) =>
      !/^\{"table":"(epochs|blob_stores)"/.test(line) &&
      // That it was restored.
      !line.includes('"backup-restored"'),
  )

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
}

describeEngines('a backup', (engine) => {
  it.each([
    ['disk', 'open'],
    ['disk', 'sealed'],
    ['s3', 'sealed'],
  ] as const)('brings all back, files on %s, %s', async (keeps, kind) => {
    const { backups, place, world, learner, take } = await startLived(engine, keeps)
    await putPhoto(world, learner)
    const files = held + 1
    const sealing = kind === 'sealed' ? ['--key', await makeKey(place)] : []
    const made = await place.run('backup', backups, ...sealing)
    expect(made).toMatchObject({ status: 0, complaints: [] })
    expect(made.output[0]).toMatch(
      new RegExp(`^\\d+ rows and ${files} files \\(${files} new\\) are in`),
    )
    const checked = await place.run('backup', 'check', backups, ...sealing)
    expect(checked).toMatchObject({ status: 0, complaints: [] })
    expect(checked.output[0]).toMatch(/ is whole: \d+ rows and 4 files of /)

    const other = await makePlace(engine, journalIn(backups), keeps)
    const restored = await other.run('restore', backups, ...sealing)
    expect(restored).toMatchObject({ status: 0, complaints: [] })
    const [before, after] = [place.open(), other.open()]
    expect(comparable(await listLines(after))).toEqual(comparable(await listLines(before)))
    expect(await readEpoch(after.queries)).not.toBe(await readEpoch(before.queries))
    const blobs = await openBlobs(other)
    for (const file of [take.archive, take.listening]) {
      const bytes = await buffer(Readable.from(blobs.read(hashOf(file))))
      expect(bytes.equals(file)).toBe(true)
    }
    // It is a server like any other: who was signed in still is, and the store is its own.
    const again = await startWorldIn(other, engine)
    const client = again.client()
    for (const [name, value] of learner.cookies) client.cookies.set(name, value)
    const session = (await client.get(api.readSession.path)).as(sessionResponseSchema)
    expect(session.user?.email).toBe('ada@example.com')
    expect(await findStoreState({ database: after, blobs })).toEqual({ state: 'own' })
  })

  it('links what an earlier one has, and each is whole without the other', long, async () => {
    const { backups, place, world, recorder } = await startLived(engine)
    await place.run('backup', backups)
    const first = await onlyBackupIn(backups)
    await storeTake(world, recorder, {}, 220)
    const made = await place.run('backup', backups)
    // Its archive and the Opus that the server makes of it.
    expect(made.output[0]).toContain(`${held + 2} files (2 new)`)
    await rm(first, { recursive: true })
    expect((await place.run('backup', 'check', backups)).status).toBe(0)
  })

  it('is followed by a whole one once what a check finds damaged is removed', long, async () => {
    const { backups, place, take } = await startLived(engine)
    await place.run('backup', backups)
    const hash = hashOf(take.archive)
    const damaged = join(await onlyBackupIn(backups), 'blobs', hash.slice(0, 2), hash)
    await appendFile(damaged, 'x')
    const made = await place.run('backup', backups)
    expect(made.output[0]).toContain(`${held} files (0 new)`)
    const checked = await place.run('backup', 'check', backups)
    const [named = '', advice] = checked.complaints
    expect([checked.status, advice]).toEqual([1, expect.stringContaining('Delete these files')])
    await rm(named.replace(/ is damaged\.$/, ''))
    expect((await place.run('backup', backups)).output[0]).toContain(`${held} files (1 new)`)
    expect(await place.run('backup', 'check', backups)).toMatchObject({
      status: 0,
      complaints: [],
    })
  })

  it('reveals nothing without its key', async () => {
    const { backups, place, take } = await startLived(engine)
    const key = await makeKey(place)
    await place.run('backup', backups, '--key', key)
    const folder = await onlyBackupIn(backups)
    for (const path of await filesOf(folder)) {
      const bytes = await readFile(path)
      expect(bytes.includes('fLaC')).toBe(false)
      expect(bytes.includes('ada@example.com')).toBe(false)
      expect(path).not.toContain(hashOf(take.archive))
    }
    const without = await place.run('backup', 'check', folder)
    expect(without.complaints).toEqual([
      'This backup is sealed: name the file of its key with --key.',
    ])
    const wrong = await place.run('backup', 'check', folder, '--key', await makeKey(place))
    expect(wrong.status).toBe(1)
    expect(wrong.complaints[0]).toMatch(/^This is not the key of this backup: it is sealed with/)
  })

  it('is refused by a check and by a restore where anything of it is damaged', async () => {
    const { backups, place, take } = await startLived(engine)
    await place.run('backup', backups)
    const folder = await onlyBackupIn(backups)
    const blob = join(folder, 'blobs', hashOf(take.archive).slice(0, 2), hashOf(take.archive))
    const damages: readonly [string, (path: string) => Promise<void>, RegExp][] = [
      [blob, (path) => appendFile(path, 'x'), /is damaged\.$/],
      [blob, (path) => rm(path), /is not there\.$/],
      [join(folder, 'database.zst'), (path) => truncate(path, 500), /is damaged\.$/],
      [join(folder, 'contents'), (path) => appendFile(path, ' '), /is damaged\.$/],
      [join(folder, 'backup.json'), (path) => writeFile(path, '{}'), /damaged, or from another/],
    ]
    for (const [path, damage, says] of damages) {
      const whole = await readFile(path)
      await damage(path)
      const checked = await place.run('backup', 'check', folder)
      expect([checked.status, checked.complaints[0]]).toEqual([1, expect.stringMatching(says)])
      const other = await makePlace(engine, journalIn(backups))
      const restored = await other.run('restore', folder)
      expect([restored.status, restored.complaints[0]]).toEqual([1, expect.stringMatching(says)])
      expect((await other.run('user', 'show', 'ada@example.com')).status).toBe(1)
      await rm(path, { force: true })
      await writeFile(path, whole)
    }
    expect((await place.run('backup', 'check', folder)).status).toBe(0)
  })

  it('reports what the store itself has lost, and has all else', long, async () => {
    const { backups, place, take } = await startLived(engine)
    await (await openBlobs(place)).remove(hashOf(take.archive))
    const made = await place.run('backup', backups)
    expect(made.status).toBe(1)
    expect(made.complaints).toEqual([
      `The store lost or damaged ${hashOf(take.archive)}.`,
      '1 file could not be backed up.',
    ])
    const checked = await place.run('backup', 'check', backups)
    expect([checked.status, checked.output[0]]).toEqual([
      0,
      '1 file had been lost by the store before.',
    ])
  })

  it('overwrites nothing by default', async () => {
    const { backups, place, learner } = await startLived(engine)
    await place.run('backup', backups)
    await exchange(learner, { events: reviewsOf(4, 5) })
    const before = comparable(await listLines(place.open()))
    const refused = await place.run('restore', backups)
    expect([refused.status, refused.complaints[0]]).toEqual([
      1,
      'The database is not empty. Say --replace to have all that is in it replaced by the backup.',
    ])
    expect(comparable(await listLines(place.open()))).toEqual(before)
    expect((await place.run('restore', backups, '--replace')).status).toBe(0)
    expect(comparable(await listLines(place.open()))).toHaveLength(before.length - 2)
  })

  it('leaves a store alone that somebody may be using', long, async () => {
    const { backups, place } = await startLived(engine)
    const blobs = await openBlobs(place)
    await place.run('restore', await backUp(place, backups), '--replace')
    const folder = await backUp(place, backups)
    // The database is lost, and the store is not.
    const left = await loseDatabase(place)
    const refused = await left.run('restore', folder)
    expect(refused.complaints[0]).toContain('is the one that the backup was made of')
    expect((await left.run('restore', folder, '--replace')).status).toBe(0)
    await blobs.writeMark('of-another')
    const foreign = await left.run('restore', folder, '--replace')
    expect(foreign.complaints[0]).toContain('is marked of-another: it belongs to another database')
  })

  it('is not restored without the journal that knows of it, unless asked to', async () => {
    const { backups, place } = await startLived(engine)
    await place.run('backup', backups)
    const other = await makePlace(engine, await temporaryFolder())
    const refused = await other.run('restore', backups)
    expect(refused.complaints[0]).toMatch(
      /^The journal in JOURNAL_DIR knows nothing of this backup/,
    )
    expect((await other.run('restore', backups, '--without-journal')).status).toBe(0)
  })

  it('is not taken for one where it was interrupted, and the next one clears it away', async () => {
    const { backups, place } = await startLived(engine)
    await place.run('backup', backups)
    const whole = await onlyBackupIn(backups)
    const partial = `${whole}.partial`
    await rename(whole, partial)
    await rm(join(partial, 'backup.json'))
    for (const folder of [backups, partial]) {
      expect((await place.run('restore', folder)).status).toBe(1)
      expect((await place.run('backup', 'check', folder)).status).toBe(1)
    }
    // What it had copied already is not copied again.
    expect((await place.run('backup', backups)).output[0]).toContain(`${held} files (0 new)`)
    expect(await onlyBackupIn(backups)).not.toBe(partial)
  })
})

describe.skipIf(process.platform === 'win32')('a backup that is killed', () => {
  it('leaves nothing that looks whole, and is followed by one that is', async () => {
    const { backups, place, take } = await startLived('sqlite')
    const hash = hashOf(take.archive)
    const path = join(place.dataDir, 'blobs', hash.slice(0, 2), hash)
    // A pipe that nobody writes to: the backup waits there for as long as it lives.
    await rm(path)
    spawnSync('mkfifo', [path])
    const killed = spawn(process.execPath, [mboa, 'backup', backups], {
      env: { ...process.env, ...place.environment },
      stdio: 'ignore',
    })
    const ended = once(killed, 'exit')
    const isBegun = () => readdir(backups).then((names) => names.some(isPartial))
    await expect.poll(isBegun, { timeout: 60_000 }).toBe(true)
    killed.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect((await place.run('restore', backups)).complaints).toEqual([
      `There is no backup in ${backups}.`,
    ])
    await rm(path)
    await writeFile(path, take.archive)
    expect((await place.run('backup', backups)).status).toBe(0)
    expect((await place.run('backup', 'check', backups)).status).toBe(0)
    expect((await readdir(backups)).some(isPartial)).toBe(false)
  })
})

describe('a restore', () => {
  it('waits for no server that runs: it is refused', async () => {
    const { backups, place } = await startLived('sqlite')
    await place.run('backup', backups)
    const lock = lockDataFolder(place.dataDir)
    onTestFinished(() => lock?.release())
    const { complaints } = await place.run('restore', backups, '--replace')
    expect(complaints).toEqual([`A server is using ${place.dataDir}. Stop it first.`])
  })

  it.runIf(inject('postgresUrl') !== undefined)('goes from one engine to the other', async () => {
    const { backups, place } = await startLived('sqlite')
    await place.run('backup', backups)
    const other = await makePlace('postgres', journalIn(backups))
    expect(await other.run('restore', backups)).toMatchObject({ status: 0, complaints: [] })
    expect(comparable(await listLines(other.open()))).toEqual(
      comparable(await listLines(place.open())),
    )
  })
})

describe.runIf(canMountDisks())('on a full disk', () => {
  it('nothing is left that looks like a backup, and it is reported', async () => {
    const { backups, place, world, recorder } = await startLived('sqlite')
    const disk = await mountSmallDisk(1)
    await storeTake(world, recorder, {}, 300)
    // Enough for the folder and the database.
    await writeFile(join(disk.folder, 'ballast'), Buffer.alloc(970 * 1024))
    const full = await place.run('backup', disk.folder)
    expect([full.status, full.complaints]).toEqual([
      1,
      [`There is no room left to write (${disk.folder}). What was begun is removed.`],
    ])
    expect((await readdir(disk.folder)).filter((name) => name.startsWith('mboa-'))).toEqual([])
    expect((await place.run('backup', backups)).status).toBe(0)
  })
})

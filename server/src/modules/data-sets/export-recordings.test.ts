import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, addressOf } from '@mboa/contract'
import { expect, it } from 'vitest'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { exportRecordings, ForeignFolderError, type ExportRequest } from './export-recordings.ts'
import type { ExportUse } from './repository.ts'
import { tsvRow } from './recordings-table.ts'

async function exportTo(world: World, folder: string, use: ExportUse = 'open-data', given?: Blobs) {
  const blobs = given ?? (await openDiskBlobs(world.blobsFolder))
  const textsOf: ExportRequest['textsOf'] = (takes) =>
    Promise.resolve(new Map(takes.map(({ id, item }) => [id, `=${item}`])))
  const request = { folder, use, course: undefined, textsOf }
  return exportRecordings({ database: world.database, blobs }, request)
}

/** Every file of a folder with what it holds. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort()
  return new Map(
    await Promise.all(
      files.map(async (path) => [path.slice(folder.length + 1), await readFile(path)] as const),
    ),
  )
}

describeEngines('the export of recordings', (engine) => {
  it('holds what consent allows, with checksums, and is the same twice', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    await trustRecorder(world, 2)
    await chooseConsents(world, reviewer, { ...allConsents, openData: null })
    const take = await storeTake(world, recorder, { dialect: '@Mvele' })
    await storeTake(world, reviewer, {}, 300)
    await reviewTake(world, reviewer, take.id)
    const folder = join(await temporaryFolder(), 'open')
    expect(await exportTo(world, folder)).toMatchObject({ clips: 1, speakers: 1 })
    const files = await readFolder(folder)
    expect([...files.keys()]).toEqual([
      'README.md',
      `ewo/clips/${take.id}.flac`,
      'ewo/dev.tsv',
      'ewo/invalidated.tsv',
      'ewo/other.tsv',
      'ewo/test.tsv',
      'ewo/train.tsv',
      'ewo/validated.tsv',
      'manifest.json',
    ])
    expect(files.get(`ewo/clips/${take.id}.flac`)?.equals(take.archive)).toBe(true)
    const [head, row = ''] = String(files.get('ewo/validated.tsv')).split('\n')
    expect(head?.split('\t').slice(0, 4)).toEqual(['client_id', 'path', 'sentence_id', 'sentence'])
    const cells = row.split('\t')
    expect(cells.slice(1, 11)).toEqual([
      `${take.id}.flac`,
      'ewo.day-sunday',
      "'=ewo.day-sunday",
      '1',
      '0',
      '',
      '',
      "'@Mvele",
      'ewo',
      'CC-BY-4.0',
    ])
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      licences: object
      files: { path: string; sha256: string }[]
    }
    expect(manifest.licences).toEqual({ 'CC-BY-4.0': 1 })
    for (const { path, sha256 } of manifest.files) {
      const found = createHash('sha256').update(files.get(path) ?? '')
      expect([path, found.digest('hex')]).toEqual([path, sha256])
    }
    const everything = [...files.values()].map(String).join()
    for (const who of ['recorder1', 'Ada', await accountIds(world)].flat()) {
      expect(everything).not.toContain(who)
    }
    world.clock.advance(86_400_000)
    const again = join(await temporaryFolder(), 'open')
    await exportTo(world, again)
    expect(await readFolder(again)).toEqual(files)
    expect(await exportTo(world, folder, 'research')).toMatchObject({ clips: 2, speakers: 2 })
    expect(await exportTo(world, folder, 'synthetic-voices')).toMatchObject({ clips: 0 })
  })

  it('loses what was withdrawn since', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const take = await storeTake(world, recorder)
    const folder = join(await temporaryFolder(), 'open')
    expect(await exportTo(world, folder)).toMatchObject({ clips: 1 })
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take.id } }),
    )
    expect(await exportTo(world, folder)).toMatchObject({ clips: 0 })
    expect([...(await readFolder(folder)).keys()]).toEqual(['README.md', 'manifest.json'])
  })

  it('broken off in the middle is taken up by the next', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    await storeTake(world, recorder)
    const folder = join(await temporaryFolder(), 'open')
    const blobs = await openDiskBlobs(world.blobsFolder)
    const away: Blobs = {
      ...blobs,
      read() {
        throw new Error('The store is away.')
      },
    }
    await expect(exportTo(world, folder, 'open-data', away)).rejects.toThrow('away')
    expect(await exportTo(world, folder)).toMatchObject({ clips: 1, missing: 0 })
  })

  it('names takes whose sound is lost', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const take = await storeTake(world, recorder)
    await storeTake(world, recorder, {}, 300)
    const blobs = await openDiskBlobs(world.blobsFolder)
    await blobs.remove(take.description.archive.sha256)
    const folder = join(await temporaryFolder(), 'open')
    expect(await exportTo(world, folder)).toMatchObject({ clips: 1, missing: 1 })
  })

  it('overwrites nothing but an export', async () => {
    const world = await startWorld(engine)
    const folder = join(await temporaryFolder(), 'mine')
    await mkdir(folder)
    await writeFile(join(folder, 'thesis.txt'), 'years of work')
    await expect(exportTo(world, folder)).rejects.toThrow(ForeignFolderError)
    expect([...(await readFolder(folder)).keys()]).toEqual(['thesis.txt'])
  })
})

async function accountIds(world: World): Promise<string[]> {
  const rows = await world.database.queries.selectFrom('accounts').select('id').execute()
  return rows.map(({ id }) => id)
}

it.each(['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1'])('the cell %j is no formula', (cell) => {
  expect(tsvRow([cell, 'next'])).toMatch(/^'[^\t\r\n]*\tnext\n$/)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
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
import { startWorld } from '../../testing/world.ts'
import { splitNames, splitOf } from './dataset-card.ts'
import { exportRecordings } from './export-recordings.ts'

it('puts a speaker into one split for ever, and most of them where machines learn', () => {
  fc.assert(
    fc.property(fc.array(fc.uuid(), { minLength: 400, maxLength: 400 }), (speakers) => {
      const counts = Map.groupBy(speakers, (speakerId) => splitOf({ speakerId }))
      expect(splitNames.map((name) => (counts.get(name)?.length ?? 0) > 0)).toEqual([
        true,
        true,
        true,
      ])
      expect(counts.get('train')?.length ?? 0).toBeGreaterThan(speakers.length / 2)
    }),
    { numRuns: 20 },
  )
  // As it has always been: who was learnt from before is not tried on in a later export.
  expect(['a', 'b', 'c', 'd', 'p', 'x'].map((speakerId) => splitOf({ speakerId }))).toEqual([
    'train',
    'train',
    'test',
    'dev',
    'dev',
    'test',
  ])
})

describeEngines('the card of an export', (engine) => {
  it('counts speakers, licences and consents, and no speaker is in two splits', async () => {
    const world = await startWorld(engine)
    const reviewer = await signInRecorder(world, 1)
    await trustRecorder(world, 1)
    for (const number of [2, 3, 4, 5]) {
      const recorder = await signInRecorder(world, number)
      const openData = number === 5 ? ('CC0-1.0' as const) : ('CC-BY-4.0' as const)
      await chooseConsents(world, recorder, { ...allConsents, openData })
      for (const hertz of [200, 260]) {
        const { id } = await storeTake(world, recorder, {}, hertz + number)
        expect(await reviewTake(world, reviewer, id)).toBe('approved')
      }
    }
    const folder = join(await temporaryFolder(), 'out')
    await exportRecordings(
      { database: world.database, blobs: await openDiskBlobs(world.blobsFolder) },
      { folder, use: 'open-data', course: undefined, textsOf: () => Promise.resolve(new Map()) },
    )
    const rowsOf = async (name: string) => {
      const [, ...rows] = (await readFile(join(folder, 'ewo', `${name}.tsv`), 'utf8'))
        .trimEnd()
        .split('\n')
      return rows
    }
    const splits = await Promise.all(splitNames.map(rowsOf))
    expect(splits.flat().toSorted()).toEqual((await rowsOf('validated')).toSorted())
    const speakers = splits.map((rows) => new Set(rows.map((row) => row.split('\t')[0])))
    const [train = new Set(), dev = new Set(), test = new Set()] = speakers
    expect([train, dev, test].reduce((sum, { size }) => sum + size, 0)).toBe(4)
    expect([
      train.isDisjointFrom(dev),
      train.isDisjointFrom(test),
      dev.isDisjointFrom(test),
    ]).toEqual([true, true, true])
    const card = await readFile(join(folder, 'README.md'), 'utf8')
    expect(card).toMatch(/\| ewo \| 8 \| 4 \| 0\.\d \|/)
    expect(card).toMatch(/\| CC-BY-4\.0 \| 6 \| 3 \|/)
    expect(card).toMatch(/\| CC0-1\.0 \| 2 \| 1 \|/)
    expect(card).toMatch(/\| 20\d\d-\d\d \| 8 \| 4 \|/)
  })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { describeEngines } from '../../testing/engines.ts'
import { addSpeaker, elder, storeTakeOf, takeBackSpeaker } from '../../testing/speakers.ts'
import { signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { exportRecordings } from './export-recordings.ts'

describeEngines('speakers without an account in an export', (engine) => {
  it('are ids without a village, of whom nothing is told that fewer than five share', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    const people = [1, 2, 3, 4, 5, 6].map((nth) => ({
      id: testId(nth),
      details: {
        name: `=Somebody ${nth}`,
        codeHash: null,
        // The last one alone is young; four and five share no age with anybody else.
        ageBand: nth === 6 ? ('18-29' as const) : ('60-over' as const),
        dialect: '=Yezum',
      },
    }))
    for (const [nth, { id, details }] of people.entries()) {
      const agreed = { id, hertz: 210 + 10 * nth, openData: 'CC0-1.0' as const }
      await addSpeaker(world, recorder, agreed, details)
      await storeTakeOf(world, recorder, id, { dialect: '=Yezum' }, 310 + 10 * nth)
    }
    const [table, text] = await exportTable()
    expect(table.map(({ age, gender, variant }) => [age, gender, variant]).sort()).toEqual([
      ['', '', ''],
      // What a spreadsheet would take for a formula is none.
      ...Array.from({ length: 5 }, () => ['60-over', 'female', "'=Yezum"]),
    ])
    expect(text).not.toMatch(/Somebody|Nkolbisson/)
    expect(new Set(table.map(({ client_id: speaker }) => speaker)).size).toBe(6)

    await takeBackSpeaker(world, recorder, 'speakerConsent', testId(1))
    const [four] = await exportTable()
    expect(four.map(({ age, gender, variant }) => [age, gender, variant])).toEqual(
      Array.from({ length: 5 }, () => ['', 'female', "'=Yezum"]),
    )
    expect(elder.village).toBe('Nkolbisson')

    async function exportTable() {
      const folder = join(await temporaryFolder(), 'open')
      const blobs = await openDiskBlobs(world.blobsFolder)
      const textsOf = () => Promise.resolve(new Map<string, string>())
      const request = { folder, use: 'open-data', course: undefined, textsOf } as const
      await exportRecordings({ database: world.database, blobs }, request)
      const written = await readFile(join(folder, 'ewo/other.tsv'), 'utf8')
      const [head = '', ...rows] = written.trimEnd().split('\n')
      const names = head.split('\t')
      const read = rows.map((row) => {
        const cells = row.split('\t')
        return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
      })
      return [read, written] as const
    }
  })
})

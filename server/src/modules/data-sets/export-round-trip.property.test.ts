import { ageBands, sexes } from '@mboa/contract'
import { readClipsTable, type ClipRow } from '@mboa/formats'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { reviewTake, signInRecorder, storeTake, trustRecorder } from '../../testing/takes.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { headerRow, rowOf, type ExportedTake } from './recordings-table.ts'
import { listExportable } from './repository.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''

/** One line as contributions hold it: trimmed, and of the letters that tables trip over. */
const line = fc
  .array(fc.constantFrom(...Array.from('aŋ"\'’=+-@＝,;|&#. \u00A0'), 'ɛ́', '""', "'="), {
    minLength: 1,
    maxLength: 12,
  })
  .map((signs) => signs.join('').normalize('NFC').trim())
  .filter((text) => text !== '')

const said = fc.record({
  text: line,
  dialect: fc.option(line, { nil: null }),
  ageBand: fc.option(fc.constantFrom(...ageBands), { nil: null }),
  sex: fc.option(fc.constantFrom(...sexes), { nil: null }),
  speakerId: fc.uuid(),
  licence: fc.constantFrom('CC0-1.0', 'CC-BY-4.0'),
})

async function storeApproved(world: World) {
  const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  const take = await storeTake(world, recorder)
  await reviewTake(world, reviewer, take.id)
  return take
}

async function readTable(table: string): Promise<readonly ClipRow[]> {
  const clips: ClipRow[] = []
  for await (const part of readClipsTable([Buffer.from(table)], 'ewo')) {
    if (part.part === 'problem') throw new Error(JSON.stringify(part.problem))
    if (part.part === 'clip') clips.push(part.clip)
  }
  return clips
}

describeEngines('recordings that go out and come in again', (engine) => {
  it('say the same words by the same voices, whatever signs are in them', async () => {
    const world = await startWorld(engine)
    await storeApproved(world)
    const asked = { use: 'open-data', course: undefined } as const
    const [stored] = await listExportable(world.database.queries, asked, { after: '', limit: 1 })
    if (stored === undefined) throw new Error('Nothing is to be exported.')
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.uuid(), said), { selector: ([id]) => id, maxLength: 4 }),
        async (all) => {
          const rows = all.map(([id, { text, ageBand, sex, dialect, ...more }]): ExportedTake => ({
            take: { ...stored, ...more, id, dialect, hasNoAccount: id },
            text,
            cell: { ageBand, sex, dialect },
          }))
          const clips = await readTable(headerRow() + rows.map(rowOf).join(''))
          expect(clips).toEqual(
            all.map(([id, { text, ageBand, sex, dialect, speakerId, licence }], at) => ({
              line: at + 2,
              file: `${id}.flac`,
              sentence: text,
              voice: speakerId,
              age: ageBand,
              sex,
              dialect,
              licence,
              locale: 'ewo',
            })),
          )
        },
      ),
      { numRuns: isLong ? 2_000 : 200 },
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWhole, writeWhole } from '../testing/read-whole.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const numRuns = isLong ? 2_000 : 200

/** Markers of MDF, those of its examples, and some that it does not have. */
const markers =
  'se hm lc ph va sf ps pn sn ge gn gf de dn rf xv xe xn sfx nt ne sy cf sd dt kind'.split(' ')

/** Entries whose values all differ, so that each can be found again. */
const file = fc
  .array(fc.array(fc.constantFrom(...markers), { maxLength: 12 }), { minLength: 1, maxLength: 3 })
  .map((entries) => {
    let value = 0
    const line = (marker: string) => `\\${marker} ${marker === 'hm' ? '' : 'v'}${++value}`
    return entries.flatMap((fields) => [line('lx'), ...fields.map(line)]).join('\n')
  })

/** Read by hand: each line is a marker and its value. */
const fieldsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\\[a-z]/.test(line))
    .toSorted()

/** What only this format says may stand in another place of its part. */
const inAnyOrder = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === 'extra' && Array.isArray(part)
        ? part.map((each) => JSON.stringify(each)).toSorted()
        : part,
    ),
  )

test('every field of a file comes out again, and is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const { entries, problems } = await readWhole('sfm', text)
      expect(problems).toEqual([])
      expect(entries).toHaveLength(text.match(/^\\(lx|se) /gm)?.length ?? 0)
      const written = String(await writeWhole('sfm', entries))
      // The sound of an example is told apart from that of its word.
      expect(fieldsOf(written.replaceAll('\\xv-sound', '\\sf'))).toEqual(fieldsOf(text))
      const again = await readWhole('sfm', written)
      expect(inAnyOrder(again.entries)).toEqual(inAnyOrder(entries))
    }),
    { numRuns },
  )
})

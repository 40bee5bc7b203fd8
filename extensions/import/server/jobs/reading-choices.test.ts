import { makeZip } from '@mboa/formats/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { startJobs } from '../testing/import-jobs.ts'

const emptyTier =
  '<?xml version="1.0" encoding="UTF-8"?><ANNOTATION_DOCUMENT><HEADER/><TIME_ORDER/><TIER TIER_ID="tx" LINGUISTIC_TYPE_REF="default-lt"/></ANNOTATION_DOCUMENT>'

const packed = (name: string, text: string) => makeZip([{ name, bytes: Buffer.from(text) }])

/** A workbook whose first sheet explains the second. */
function twoSheets(): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relationsOf = (...targets: readonly (readonly [type: string, target: string])[]) =>
    `<Relationships>${targets.map(([type, target], at) => `<Relationship Id="r${at}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`
  const sheetOf = (...rows: readonly (readonly string[])[]) =>
    `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="Lisez-moi" r:id="r0"/><sheet name="Mots" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/worksheets/sheet1.xml': sheetOf(['Source'], ['A word list']),
    'xl/worksheets/sheet2.xml': sheetOf(['text', 'english'], ['abəlé', 'kola nut']),
  }
  return makeZip(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}

describeEngines('files at the desk', (engine) => {
  it('in several languages are read in the one that is chosen', async () => {
    const { sendWhole, readWorked, change, keep } = await startJobs(engine)
    const unit =
      '<tu><tuv xml:lang="fuv"><seg>suudu</seg></tuv><tuv xml:lang="fr"><seg>maison</seg></tuv></tu>'
    const id = await sendWhole(`<tmx version="1.4"><header/><body>${unit}</body></tmx>`)
    expect(await readWorked(id)).toMatchObject({
      state: 'draft',
      draft: {
        broken: { reason: 'other-language' },
        languages: [
          { tag: 'fuv', name: null, count: 1 },
          { tag: 'fr', name: null, count: 1 },
        ],
      },
    })
    expect((await keep(id)).status).toBe(400)
    expect((await change(id, {}, { wordsIn: 'fuv' })).status).toBe(200)
    expect(await readWorked(id)).toMatchObject({
      terms: { wordsIn: 'fuv' },
      draft: { broken: null, entries: 1, proposed: 1 },
    })
  })

  it('with several sheets are read by the one that is chosen', async () => {
    const { sendWhole, readWorked, change } = await startJobs(engine)
    const id = await sendWhole(twoSheets())
    expect((await readWorked(id)).draft).toMatchObject({
      broken: { reason: 'no-text-column' },
      sheets: [
        { name: 'Lisez-moi', isRead: true },
        { name: 'Mots', isRead: false },
      ],
    })
    expect((await change(id, {}, { sheet: 'Mots' })).status).toBe(200)
    expect((await readWorked(id)).draft).toMatchObject({ broken: null, entries: 1 })
    expect((await change(id, {}, { sheet: 'Autre' })).status).toBe(200)
    expect((await readWorked(id)).draft).toMatchObject({
      broken: { reason: 'which-sheet' },
      sheets: [{ isRead: false }, { isRead: false }],
    })
  })

  it('are cut at the sign that is chosen', async () => {
    const { sendWhole, readWorked, change } = await startJobs(engine)
    const id = await sendWhole('text;english,french\nabəlé;kola nut,noix de cola')
    await readWorked(id)
    expect((await change(id, {}, { separator: ',' })).status).toBe(200)
    const commas = (await readWorked(id)).draft?.columns.map(({ key }) => key)
    expect((await change(id, {}, { separator: ';' })).status).toBe(200)
    const semicolons = (await readWorked(id)).draft?.columns.map(({ key }) => key)
    expect([commas, semicolons]).toEqual([
      ['text;english', 'french'],
      ['text', 'english,french'],
    ])
  })

  it.each([
    ['an ELAN file with an empty tier', emptyTier],
    ['SFM without an entry', '\\_sh v3.0  400  MDF 4.0\n'],
  ])('without a text are refused as empty: %s', async (_, file) => {
    const { sendWhole, readWorked } = await startJobs(engine)
    expect(await readWorked(await sendWhole(file))).toMatchObject({
      state: 'refused',
      problem: { reason: 'empty' },
    })
  })

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'web-page'],
    ['a shortcut', '{"doc_id":"1abc","email":"x@example.com"}', 'shortcut'],
    ['a RAR', 'Rar!\u001A\u0007\u0001', 'other-archive'],
    ['a list of LIFT alone', '<?xml version="1.0"?><lift-ranges/>', 'ranges-alone'],
    ['the same in a ZIP', packed('a.lift-ranges', '<lift-ranges/>'), 'ranges-alone'],
    ['a workbook that breaks off', twoSheets().subarray(0, 500), 'damaged'],
  ])(
    'are known by what is in them, and refused with what can be done: %s',
    async (_, file, reason) => {
      const { sendWhole, readWorked } = await startJobs(engine)
      const id = await sendWhole(file, { fileName: 'words.csv' })
      expect(await readWorked(id)).toMatchObject({ state: 'refused', problem: { reason } })
    },
  )

  it.each([
    [
      'tmx',
      'memory.tmx',
      `<tmx version="1.4"><body><tu><tuv xml:lang="ewo"><seg>abəlé</seg></tuv><tuv xml:lang="en"><seg>kola nut</seg></tuv></tu></body></tmx>`,
    ],
    ['sfm', 'words.sfm', '\\lx abəlé\n\\ge kola nut\n'],
  ])('are read out of a ZIP: %s', async (format, name, text) => {
    const { sendWhole, readWorked } = await startJobs(engine)
    const id = await sendWhole(packed(`liste/${name}`, text), { fileName: 'words.zip' })
    expect(await readWorked(id)).toMatchObject({ state: 'draft', format, draft: { entries: 1 } })
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeZip } from '@mboa/formats/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { fixtures, startBoth } from './testing/import-world.ts'

const page = '<!DOCTYPE html><html><body>Sign in</body></html>'
const unit =
  '<tu><tuv xml:lang="ewo"><seg>abəlé</seg></tuv><tuv xml:lang="en"><seg>kola nut</seg></tuv></tu>'
const memory = `<tmx version="1.4"><body>${unit}</body></tmx>`

describeEngines('files of import', (engine) => {
  it('are known by what is in them, whatever their names', async () => {
    const { take, folder, database } = await startBoth(engine)
    const takeFile = async (name: string, content: string | Buffer) => {
      await writeFile(join(folder, name), content)
      const { status, output } = await take(join(folder, name))
      return [status, output.slice(0, 2)]
    }
    const one = '  1 entry understood, 0 refused'
    const lift = await readFile(join(fixtures, 'flex-shape.lift'))
    expect([
      await takeFile('a.zip', makeZip([{ name: 'words/made.lift', bytes: lift }])),
      await takeFile('b.zip', makeZip([{ name: 'm.tmx', bytes: Buffer.from(memory) }])),
      await takeFile('c.txt', Buffer.from('\uFEFFtext\tenglish\nabəlé\tkola nut', 'utf16le')),
      await takeFile('d.txt', '\\lx abəlé\n\\ge kola nut'),
      await takeFile('e.csv', memory),
    ]).toEqual([
      [0, ['a.zip: LIFT 0.13 (FLEx)', '  4 entries understood, 1 refused']],
      [0, ['b.zip: TMX 1.4 (translation memories)', one]],
      [0, ['c.txt: a table (CSV)', one]],
      [0, ['d.txt: SFM with the markers of MDF (Toolbox, Shoebox)', one]],
      [0, ['e.csv: TMX 1.4 (translation memories)', one]],
    ])
    for (const [name, content, why] of [
      ['page.lift', page, 'this is a web page, not the file: download the file itself'],
      ['page.zip', page, 'this is a web page, not the file: download the file itself'],
      [
        'rar.zip',
        'Rar!\u001A\u0007\u0001',
        'this archive is not a ZIP: unpack it, and pack its files into a ZIP',
      ],
      ['empty.xlsx', '', 'the file is empty'],
    ] as const) {
      expect(await takeFile(name, content)).toEqual([1, [`${name}:1: ${why}`]])
    }
    await database.close()
  })

  it('name their columns or languages, and the option for them, where one has to be chosen', async () => {
    const { take, folder, database } = await startBoth(engine)
    const table = join(folder, 'table.csv')
    await writeFile(table, 'Wort;Bedeutung\nabəlé;kola nut')
    expect((await take(table)).output).toEqual([
      '  what its columns or fields hold:',
      '    Wort (abəlé): carried along unseen',
      '    Bedeutung (kola nut): carried along unseen',
      'Say which one holds the words in a file for --options, for example:',
      '  {"columns":{"Wort":"text"}}',
      'table.csv:1: no column is named "text": which one holds the words?',
    ])
    const other = join(folder, 'other.tmx')
    await writeFile(other, memory.replace('"ewo"', '"fuv"'))
    expect((await take(other)).output).toEqual([
      '  texts are in fuv (1), en (1)',
      'Say which one holds the words in a file for --options, for example:',
      '  {"text":["fuv"]}',
      expect.stringContaining('1 of 1 units have no segment in "ewo"'),
    ])
    await database.close()
  })
})

/** @module-tag long */
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { fixtures, idIn, startBoth } from './testing/import-world.ts'

describeEngines('import of a package of Anki', (engine) => {
  it('shows what its fields hold, takes them as they are said to be, and keeps what it brings', async () => {
    const { take, folder, database } = await startBoth(engine)
    const file = join(folder, 'deck.apkg')
    await copyFile(join(fixtures, 'deck-shape.apkg'), file)
    const draft = await take(file)
    expect(draft.output).toEqual(
      expect.arrayContaining([
        'deck.apkg: a package of Anki (.apkg)',
        '  2 entries understood, 1 refused',
        '    Basic::Word (mbwa; mbwa yé): text',
        '    Basic::French (chien; trois): gloss fr',
        '  2 sound files are named, 1 not there: names are kept, voices are not taken in',
        'Speakers of Ewondo would be asked to confirm 2',
        '  1 of them also for a meaning in the other language',
        '  deck.apkg:3: its text is empty',
      ]),
    )
    const options = join(folder, 'options.json')
    const columns = { 'Basic::French': 'text', 'Basic::English': 'gloss en', Word: 'gloss fr' }
    await writeFile(options, JSON.stringify({ columns }))
    const kept = await take(file, '--options', options, '--keep')
    expect(kept.status).toBe(0)
    const { queries } = database
    const told = await queries.selectFrom('contributions').selectAll().orderBy('id').execute()
    expect(told.map(({ checkedAt, asks }) => [checkedAt, asks])).toEqual([
      [null, null],
      [null, 'fr'],
    ])
    expect(JSON.parse(told[0]?.contribution ?? '')).toMatchObject({
      text: 'chien',
      gloss: { en: 'dog; hound', fr: 'mbwa' },
    })
    const entries = await queries.selectFrom('importedEntries').selectAll().execute()
    expect(entries.map(({ name }) => name).toSorted()).toEqual(['note-guid-0', 'note-guid-2'])
    expect(entries[0]?.importId).toBe(idIn(kept.output))
    await database.close()
  })

  it('says which fields there are where none is known to hold the words', async () => {
    const { take, folder, database } = await startBoth(engine)
    const [file, options] = [join(folder, 'deck.apkg'), join(folder, 'options.json')]
    await copyFile(join(fixtures, 'deck-shape.apkg'), file)
    await writeFile(options, JSON.stringify({ columns: { Word: '' } }))
    const { status, output } = await take(file, '--options', options)
    expect([status, output.slice(-3)]).toEqual([
      1,
      [
        'Say which one holds the words in a file for --options, for example:',
        '  {"columns":{"Basic::Word":"text"}}',
        'deck.apkg:1: no field of its notes is known to hold the words: which one does? There is "Basic::Word", "Basic::English", "Basic::French", "Basic::Sound"',
      ],
    ])
    await database.close()
  })
})

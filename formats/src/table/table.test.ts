import { expect, it, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import { bytesOf, collect, readWhole, writeWhole } from '../testing/read-whole.ts'

const extraOf = (name: string, value: string) => ({ format: 'csv', name, value })

test('a second column of one kind is read, or carried along where an entry has one of it', async () => {
  const head = 'Mot,Français,Note,Remarque,Exemple,Example,Audio,Son,Dialecte,Parler'
  const { entries } = await readWhole(
    'csv',
    `${head}\nndumba,maison,n1,n2,e1,e2,a1.mp3,a2.mp3,d1,d2\nndumba,case,,,,,,,,d3`,
  )
  expect(entries).toMatchObject([
    {
      forms: [{ text: 'ndumba', dialect: 'd1' }],
      senses: [{ examples: [{ forms: [{ text: 'e1' }] }, { forms: [{ text: 'e2' }] }] }],
      notes: [{ texts: [{ text: 'n1' }] }, { texts: [{ text: 'n2' }] }],
      sounds: [{ path: 'a1.mp3' }, { path: 'a2.mp3' }],
      extra: [extraOf('Parler', 'd2')],
    },
    { forms: [{ text: 'ndumba', dialect: 'd3' }] },
  ])
  const written = String(await writeWhole('csv', entries))
  for (const each of ['n2', 'e2', 'a2.mp3', 'd2']) expect(written).toContain(each)
})

test('a column Genre or Type of something else than kinds of entries is carried along', async () => {
  const { entries } = await readWhole(
    'csv',
    'Mot,Français,Genre\nndumba,maison,féminin\nndumba ya,cette maison,phrase',
  )
  expect(entries).toMatchObject([
    { kind: 'word', extra: [extraOf('Genre', 'féminin')] },
    { kind: 'sentence' },
  ])
  expect(entries[1]).not.toHaveProperty('extra')
})

test.each(['part-of-speech', 'part_of_speech', 'Part of speech', 'Catégorie-grammaticale'])(
  'a column named %j holds the part of speech',
  async (name) => {
    const { entries } = await readWhole('csv', `headword,${name},English\nbakə,n,house`)
    expect(entries[0]?.senses[0]?.partOfSpeech).toBe('n')
  },
)

test.each(['#NOM?', '#N/A', '#NAME?', '#VALEUR!', '#DIV/0!', '#REF!', '#N/D', ' #ÜBERLAUF! '])(
  'a row with the error %j of a formula is refused, as in a workbook',
  async (error) => {
    const { entries, problems } = await readWhole(
      'csv',
      `Mot;Français;Exemple\nbakə;${error};x\ntakə;case;y`,
    )
    expect(problems).toMatchObject([{ line: 2, entry: 'bakə', reason: 'cell-error' }])
    expect(entries).toHaveLength(1)
  },
)

it('takes no hashtag for an error of a formula', async () => {
  const { entries } = await readWhole('csv', 'Mot;Français\nbakə;#maison\ntakə;# 1 !')
  expect(entries).toHaveLength(2)
})

it('skips titles above the row that names the columns, and says so', async () => {
  const file = 'École de Mbalmayo;;\n;Classe de 6e;\nN°;Mot;Français\n1;bakə;maison'
  const parts = await collect(readers.csv.read(bytesOf(file), defaultMapping, { language: 'bas' }))
  expect(parts).toMatchObject([
    { outline: { leftOut: [{ kind: 'titles', of: 'École de Mbalmayo', count: 2 }] } },
    { outline: { columns: [{ name: 'N°' }, { name: 'Mot' }, { name: 'Français' }] } },
    { part: 'entry', line: 4, entry: { forms: [{ text: 'bakə' }] } },
  ])
})

it('guesses what columns hold that their names do not say', async () => {
  const file = 'A;B\nbakə;la maison\nŋgɔl;la pitié\nndá;une maison'
  const columns: unknown[] = []
  const read = async () => {
    for await (const part of readers.csv.read(bytesOf(file), defaultMapping, { language: 'bas' })) {
      if (part.part === 'outline') columns.push(...(part.outline.columns ?? []))
    }
  }
  await expect(read()).rejects.toMatchObject({ reason: 'no-text-column' })
  expect(columns).toMatchObject([
    { name: 'A', holds: '', guess: 'text' },
    { name: 'B', holds: '', guess: 'gloss fr' },
  ])
})

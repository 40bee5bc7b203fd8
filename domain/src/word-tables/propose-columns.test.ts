import { expect, it, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'

const rowsOf = (...lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 1, cells: line.split(';') }))

const propose = (...lines: readonly string[]) => {
  const { head, columns } = proposeColumns(rowsOf(...lines), ['Ewondo', 'éwondo', 'ewo'])
  return { head, columns: columns.map(({ holds, because }) => `${holds} by ${because}`) }
}

const texts = ['abəlé;noix de cola', 'ŋgɔl;pitié', 'sɔ́ndɔ;le dimanche', 'ndá;la maison']

test.each([
  ['Mot;Français', 'text', 'gloss fr'],
  ['MOTS EN ÉWONDO;Traduction française', 'text', 'gloss fr'],
  ['Ewondo;English meaning', 'text', 'gloss en'],
  ['Langue maternelle;Mots français', 'text', 'gloss fr'],
  ['word (ewo);gloss', 'text', 'gloss en'],
  ['Headword;Meaning in English', 'text', 'gloss en'],
  ['entrée;sens', 'text', 'gloss fr'],
])('the names %j say what columns hold', (head, text, gloss) => {
  const { columns } = proposeColumns(rowsOf(head), ['Ewondo', 'éwondo', 'ewo'])
  expect(columns.map(({ holds }) => holds)).toEqual([text, gloss])
})

it('skips titles above the row of names', () => {
  expect(
    propose('École de Mbalmayo;', '', ';Classe de 6e', 'N°;Mot;Français', '1;abəlé;cola'),
  ).toEqual({ head: 3, columns: ['undefined by undefined', 'text by name', 'gloss fr by name'] })
})

it('finds the language by its letters, and French by its small words', () => {
  expect(propose('Colonne A;Colonne B', ...texts)).toEqual({
    head: 0,
    columns: ['text by texts', 'gloss fr by texts'],
  })
})

it('finds English beside French, in any order', () => {
  const rows = ['the house;la maison;ndá', 'to eat;manger;dí', 'a kola nut;noix de cola;abəlé']
  expect(propose('X;Y;Z', ...rows, 'pity;la pitié;ŋgɔl')).toEqual({
    head: 0,
    columns: ['gloss en by texts', 'gloss fr by texts', 'text by texts'],
  })
})

it('leaves a column open that reads like none', () => {
  expect(propose('X;Y;Mot', '1;12;abəlé', '2;13;ŋgɔl')).toEqual({
    head: 0,
    columns: ['undefined by undefined', 'undefined by undefined', 'text by name'],
  })
})

it('takes no row of words for the head that has the name of a column in it', () => {
  expect(propose('Wort;Bedeutung', 'abəlé;noix de cola', 'ndá;mot').head).toBe(0)
})

it('takes the first wide row for the head where no name is known', () => {
  expect(propose('Cours du lundi;', 'A;B', ...texts).head).toBe(1)
})

it('proposes nothing for a table of nothing', () => {
  expect(proposeColumns([], [])).toEqual({ head: 0, columns: [] })
})

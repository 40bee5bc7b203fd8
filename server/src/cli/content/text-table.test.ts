import { expect, it } from 'vitest'
import { textTable } from './text-table.ts'

it('aligns columns by what is seen, numbers to the right', () => {
  const rows = [
    ['name', 'words'],
    ['ɛ̂wɔ̌', '5'],
    ['Duálá', '128'],
  ]
  expect(textTable(rows)).toEqual(['name   words', 'ɛ̂wɔ̌        5', 'Duálá    128'])
})

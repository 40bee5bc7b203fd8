import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = await readFile(join(root, 'docs/reliability.md'), 'utf8')

/** `| 1 | … | \`file\` "title of the test" | figure |`; P and B: found by an attack on server or browser. */
const rows = Array.from(
  table.matchAll(/^\| ([PB]?\d+b?|–) \|.*\| `([^`]+)` "((?:[^"\\]|\\.)+)" \| (.+) \|$/gm),
  ([, row = '', file = '', title = '', figure = '']) => ({ row, file, title, figure }),
)

/** Rows of accounts and permissions, answers and takes, photos, downloads, slow sockets, privacy and packages. */
const promised = [
  ...Array.from({ length: 19 }, (_, index) => index + 1),
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
  33,
  35,
  36,
  37,
  38,
  39,
  40,
]

test('every promise has a row', () => {
  const numbers = rows.map(({ row }) => Number(row)).filter((row) => !Number.isNaN(row))
  expect([...new Set(numbers)]).toEqual(promised)
  expect(rows).toHaveLength(table.match(/^\| (?!row |measured)[^|-]+ \|.* \|$/gm)?.length ?? 0)
})

test.each(rows)('row $row: $title', async ({ file, title }) => {
  const source = await readFile(join(root, file), 'utf8')
  expect(source).toContain(title.replaceAll('\\"', '"'))
})

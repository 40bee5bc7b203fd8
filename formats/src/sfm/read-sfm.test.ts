import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import type { FoundColumn, ReadPart } from '../model.ts'
import { bytesOf } from '../testing/read-whole.ts'

async function read(text: string, markers: Readonly<Record<string, string>> = {}) {
  const parts: ReadPart[] = []
  const mapping = { ...defaultMapping, markers }
  const columns = (): readonly FoundColumn[] =>
    parts.flatMap((each) => (each.part === 'outline' ? (each.outline.columns ?? []) : []))
  try {
    for await (const part of readers.sfm.read(bytesOf(text), mapping, { language: 'bas' })) {
      parts.push(part)
    }
    return { columns: columns(), error: undefined }
  } catch (error) {
    return { columns: columns(), error }
  }
}

test('markers are shown with what they hold and a few examples', async () => {
  const long = 'x'.repeat(80)
  const { columns } = await read(`\\lx taba\n\\ge one\n\\mn2 ${long}\n\\lx tabe\n\\ge\n`, {
    mn2: 'note en',
  })
  expect(columns).toEqual([
    { key: 'lx', name: '\\lx', holds: 'lexeme', examples: ['taba', 'tabe'] },
    { key: 'ge', name: '\\ge', holds: 'gloss en', examples: ['one'] },
    { key: 'mn2', name: '\\mn2', holds: 'note en', examples: [`${'x'.repeat(60)}…`] },
  ])
})

test('markers are shown too where none of them begins an entry: it is to be said which does', async () => {
  const { columns, error } = await read('\\w taba\n\\g one\n')
  expect(columns.map(({ key, holds }) => [key, holds])).toEqual([
    ['w', ''],
    ['g', ''],
  ])
  expect(error).toMatchObject({ reason: 'no-text-column' })
  expect((await read('\\w taba\n\\g one\n', { w: 'lexeme' })).error).toBeUndefined()
})

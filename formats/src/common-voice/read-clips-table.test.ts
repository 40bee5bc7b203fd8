import { expect, test } from 'vitest'
import { FormatError } from '../model.ts'
import { type ClipPart, readClipsTable } from './read-clips-table.ts'

async function read(table: string): Promise<ClipPart[]> {
  const parts: ClipPart[] = []
  const chunks = [new TextEncoder().encode(table)]
  for await (const part of readClipsTable(chunks, 'bas')) parts.push(part)
  return parts
}

const head = 'client_id\tpath\tsentence_id\tsentence\tage\tgender\taccents\tvariant\tlocale'

const countedCells = (counts: Readonly<Record<string, number>>): ClipPart => {
  const leftOut = Object.entries(counts).map(([of, count]) => ({
    kind: 'cells' as const,
    of,
    count,
  }))
  return { part: 'outline', outline: { leftOut } }
}

test('a row is a clip, with what its speaker said of themselves', async () => {
  const parts = await read(
    `\uFEFF${head}\r\nabc\ta.mp3\t1\tMe\u0301 "nyɛ".\ttwenties\tfemale\tfrom Edea, where I grew up\tEdea\tbas\r\n`,
  )
  expect(parts).toEqual([
    {
      part: 'clip',
      clip: expect.objectContaining({
        line: 2,
        file: 'a.mp3',
        sentence: 'Mé "nyɛ".',
        voice: 'abc',
        age: 'twenties',
        sex: 'female',
        dialect: 'Edea',
      }) as unknown,
    },
    countedCells({ sentence_id: 1, accents: 1 }),
  ])
})

test('quotation marks belong to the sentence, but around a whole cell', async () => {
  const parts = await read(
    'client_id\tpath\tsentence\na\t1.mp3\t"A ""nyɛ"" ."\na\t2.mp3\t"A\na\t3.mp3\tB"\n',
  )
  expect(parts.map((each) => each.part === 'clip' && each.clip.sentence)).toEqual([
    'A "nyɛ" .',
    '"A',
    'B"',
  ])
})

test.each([
  ['a\t\t1\tX\t\t\t\t\tbas', 'it names no file'],
  ['a\t../a.mp3\t1\tX\t\t\t\t\tbas', 'its name is not that of an MP3, WAV or FLAC'],
  ['a\ta.mp3\t1\t\t\t\t\t\tbas', 'it has no sentence'],
  [
    `a\ta.mp3\t1\t${'x'.repeat(501)}\t\t\t\t\tbas`,
    'its sentence is longer than 500 signs, or holds signs that no line can',
  ],
  ['\ta.mp3\t1\tX\t\t\t\t\tbas', 'it does not say whose voice it is'],
  ['a\ta.mp3\t1\tX\t\t\t\t\tfr', 'it is in "fr", not in "bas"'],
])('the row %j is refused', async (row, message) => {
  const parts = await read(`${head}\n${row}\n`)
  expect(parts).toEqual([
    { part: 'problem', problem: expect.objectContaining({ line: 2, message }) as unknown },
  ])
})

test('a file that comes twice is taken once', async () => {
  const row = 'a\ta.mp3\t\tX\t\t\t\t\tbas'
  const parts = await read(`${head}\n${row}\n${row}\n`)
  expect(parts.map(({ part }) => part)).toEqual(['clip', 'problem'])
})

test.each([
  ['an empty table', '\n', 'the table is empty'],
  ['another table', 'a\tb\n', 'the table has no column "client_id", "path", "sentence"'],
])('%s is refused as a whole', async (_, table, message) => {
  const error = await read(table).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toBe(message)
})

test('what speakers write of themselves is no dialect, whatever its column is called', async () => {
  const parts = await read(
    `client_id\tpath\tsentence\taccent\taccents\tvariant\na\t1.mp3\tX\tb\tc\t\na\t2.mp3\tY\t\t\t${'d'.repeat(201)}\n`,
  )
  const clips = parts.flatMap((each) => (each.part === 'clip' ? [each.clip] : []))
  expect(clips.map(({ dialect }) => dialect)).toEqual([null, null])
  expect(parts.at(-1)).toEqual(countedCells({ accent: 1, accents: 1, variant: 1 }))
})

test('a row with a cell too many or too few is refused, and so is a sentence over two lines', async () => {
  const cut = (sentence: string) => `a\ta.mp3\t\t${sentence}\t\t\t\t\tbas`
  const table = [
    head,
    cut('bakə\tya na'),
    cut('bakə\nya na'),
    `a\ta.mp3\tbakə\t\t\t\t\tbas`,
    cut('takə'),
  ]
  const parts = await read(`${table.join('\n')}\n`)
  expect(parts.map((each) => (each.part === 'problem' ? each.problem.message : each))).toEqual([
    '10 cells under 9 columns',
    '4 cells under 9 columns',
    '6 cells under 9 columns',
    '8 cells under 9 columns',
    expect.objectContaining({ clip: expect.objectContaining({ sentence: 'takə' }) as unknown }),
  ])
})

test.each(['  ', 'null', '\\N'])('a voice without a name is asked for: %j', async (voice) => {
  const [part] = await read(`client_id\tpath\tsentence\n${voice}\ta.mp3\tX\n`)
  expect(part).toMatchObject({ problem: { message: 'it does not say whose voice it is' } })
})

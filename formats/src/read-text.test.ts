import { expect, it } from 'vitest'
import { FormatError } from './model.ts'
import { readAllText } from './read-text.ts'

const read = (text: string) => readAllText([Buffer.from(text)], 1000)

it.each(['word,en\nkal,sister\nb\u0000,x\n', 'word,en\nkal,sister\nb,x\u0000'])(
  'a text with U+0000 is refused with its line: %j',
  async (text) => {
    const refusal = await read(text).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FormatError)
    expect(refusal).toMatchObject({ line: 3, reason: 'not-unicode' })
  },
)

it('a text without it is read whole', async () => {
  expect(await read('word,en\nkal,sister\n')).toBe('word,en\nkal,sister\n')
})

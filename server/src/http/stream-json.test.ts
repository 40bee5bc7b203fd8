import { expect, it } from 'vitest'
import { streamJson } from './stream-json.ts'

async function* pagesOf(...pages: (readonly unknown[])[]) {
  yield* await Promise.resolve(pages)
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += Buffer.from(chunk).toString()
  return text
}

it('writes the same as `JSON.stringify` does, whatever comes in pages', async () => {
  const plain = { format: 1, photo: null, name: 'Ɔmɔ "é"' }
  const streamed = streamJson({
    ...plain,
    events: pagesOf([{ id: 1 }, { id: 2 }], [], [{ id: 3 }]),
    none: pagesOf(),
    empty: pagesOf([]),
  })
  const whole = { ...plain, events: [{ id: 1 }, { id: 2 }, { id: 3 }], none: [], empty: [] }
  expect(await textOf(streamed)).toBe(JSON.stringify(whole))
})

it('reads no page before the one before it is taken', async () => {
  const read: number[] = []
  async function* pages() {
    for (const page of [1, 2, 3]) {
      read.push(page)
      yield await Promise.resolve([page])
    }
  }
  const streamed = streamJson({ pages: pages() })
  await streamed.next()
  expect(read).toEqual([])
  await streamed.next()
  expect(read).toEqual([1])
  await streamed.return()
  expect(read).toEqual([1])
})

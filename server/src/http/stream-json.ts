/** A list that comes in pages, as the value of a field. */
export type Pages = AsyncIterable<readonly unknown[]>

/**
 * Writes a JSON object whose lists may be of any length, a page of one list in memory at a time.
 * @param fields in their order; what is no list of pages is written as it is
 * @param take runs the reading of each page, for who has it wait for its turn
 */
export async function* streamJson(
  fields: Readonly<Record<string, unknown>>,
  take: <Page>(read: () => Promise<Page>) => Promise<Page> = (read) => read(),
): AsyncGenerator<Uint8Array, void> {
  let before = '{'
  for (const [name, value] of Object.entries(fields)) {
    const head = `${before}${JSON.stringify(name)}:`
    before = ','
    if (!isPages(value)) {
      yield Buffer.from(head + JSON.stringify(value))
      continue
    }
    yield Buffer.from(`${head}[`)
    const pages = value[Symbol.asyncIterator]()
    let between = ''
    for (;;) {
      const chunk = await take(async () => {
        const page = await pages.next()
        if (page.done === true) return undefined
        const rows = page.value.map((row) => JSON.stringify(row)).join(',')
        return Buffer.from(rows === '' ? '' : between + rows)
      })
      if (chunk === undefined) break
      if (chunk.length > 0) between = ','
      yield chunk
    }
    yield Buffer.from(']')
  }
  yield Buffer.from('}')
}

function isPages(value: unknown): value is Pages {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

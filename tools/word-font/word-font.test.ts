import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { composeWordFont } from './compose-word-font.ts'

const folder = new URL('../../web/src/ui/fonts/', import.meta.url)

let files: ReadonlyMap<string, Buffer> = new Map()
beforeAll(async () => {
  files = await composeWordFont()
})

test.each(['mboa-noto-600.woff2', 'mboa-noto-600.OFL.txt'])(
  '%s is what the sources give (else run: node tools/word-font/compose-word-font.ts)',
  async (name) => {
    const committed = await readFile(new URL(name, folder))
    expect(files.get(name)?.equals(committed)).toBe(true)
  },
)

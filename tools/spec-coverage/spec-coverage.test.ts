import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const coverage = await readFile(join(root, 'docs/spec-coverage.md'), 'utf8')

/** Files stand between backticks: a path from the root with an ending. Addresses begin with `/`. */
const mentions = coverage.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)
const files = new Set([...mentions].map(([, file = '']) => file))

test('every file that the coverage names exists', () => {
  expect(files.size).toBeGreaterThan(100)
  expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

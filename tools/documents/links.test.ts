import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'docs/**/*.md', 'server/*.md', 'content/*/*.md'], { cwd: root })

/** Finds the first group of a pattern in all documents, with the folder of the document. */
const findAll = (pattern: RegExp) =>
  documents.flatMap((document) =>
    Array.from(
      readFileSync(join(root, document), 'utf8').matchAll(pattern),
      ([, found = '']) => [dirname(document), found] as const,
    ),
  )

test('every link of a document leads to a file', () => {
  const links = findAll(/\]\((?!\w+:)([^)\s#]+)[^)]*\)/g).map((link) => join(...link))
  expect(links.length).toBeGreaterThanOrEqual(15)
  expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([])
})

test('every command of npm that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = findAll(/`npm run ([\w:]+)/g).map(([, name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

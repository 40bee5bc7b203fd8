import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'docs/**/*.md', 'server/*.md', 'content/*/*.md'], { cwd: root })

/** Where a document's links lead within the repository. */
function listLinks(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const targets = Array.from(text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, target = '']) => target)
  return targets.filter((target) => !/^\w+:/.test(target))
}

test('every link of a document leads to a file', () => {
  const links = documents.flatMap((document) =>
    listLinks(document).map((target) => join(dirname(document), target)),
  )
  expect(links.length).toBeGreaterThanOrEqual(15)
  expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([])
})

test('every command of npm that a document names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = documents.flatMap((document) =>
    Array.from(
      readFileSync(join(root, document), 'utf8').matchAll(/`npm run ([\w:]+)/g),
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findAbsentTexts } from './page-texts.ts'

const sources = resolve(import.meta.dirname, '../../web/src')

it('every page and part brings the catalogues of all that it shows', () => {
  expect(findAbsentTexts(sources, 'app/entry-client.tsx')).toEqual([])
})

/** Sources of which a page shows a button, and in it a part that arrives by a function. */
const app = {
  'entry.tsx': `const ofPage = ['page'] as const
    const page = lazyPage(ofPage, async () => (await import('./page.tsx')).Page)`,
  'page.tsx': `import { Button } from './button.tsx'
    import { fetchParts } from './parts.ts'
    import type { Other } from './other.tsx'
    const { Part } = lazyPart('part', async () => (await fetchParts()).Part, 'silent')`,
  'button.tsx': '',
  'parts.ts': `export const fetchParts = () => import('./part-list.ts')`,
  'part-list.ts': `export { Part } from './part.tsx'
    export { Other } from './other.tsx'`,
  'part.tsx': '',
  'other.tsx': '',
  'i18n/locales/page.en.po': po({ 'page.tsx': 'Welcome' }),
  'i18n/locales/part.en.po': po({ 'part.tsx': 'A part', 'other.tsx': 'Another' }),
  'i18n/locales/sound.en.po': po({ 'button.tsx': 'Listen', 'part.tsx': 'Louder' }),
}

function po(texts: Record<string, string>): string {
  const entries = Object.entries(texts).map(
    ([file, text]) => `#: web/src/${file}\nmsgid "${text}"\nmsgstr "${text}"`,
  )
  return ['msgid ""\nmsgstr ""', ...entries].join('\n\n')
}

async function writeApp(changed: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries({ ...app, ...changed })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

it('finds what a page shows, and what a part in it does, whose catalogue nobody brings', async () => {
  expect(findAbsentTexts(await writeApp(), 'entry.tsx')).toEqual([
    { file: 'part.tsx', text: 'msgid "Louder"', broughtBy: ['entry.tsx', 'page.tsx', 'part.tsx'] },
    { file: 'button.tsx', text: 'msgid "Listen"', broughtBy: ['entry.tsx', 'page.tsx'] },
  ])
})

it('counts what the page has brought for the parts in it, and nothing that another shows', async () => {
  const entry = app['entry.tsx'].replace(`['page']`, `['page', 'sound']`)
  expect(findAbsentTexts(await writeApp({ 'entry.tsx': entry }), 'entry.tsx')).toEqual([])
  const page = app['page.tsx'].replace(`import type { Other }`, `import { Other }`)
  const shown = await writeApp({ 'entry.tsx': entry, 'page.tsx': page })
  expect(findAbsentTexts(shown, 'entry.tsx')).toEqual([
    { file: 'other.tsx', text: 'msgid "Another"', broughtBy: ['entry.tsx', 'page.tsx'] },
  ])
})

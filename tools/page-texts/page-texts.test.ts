import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../../web/src')
const findAll = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

const textsOf = new Map<string, string[]>()
const cataloguesOf = new Map<string, Set<string>>()
for (const file of globSync('*.en.po', { cwd: join(sources, 'i18n/locales') })) {
  for (const entry of readFileSync(join(sources, 'i18n/locales', file), 'utf8').split('\n\n')) {
    const text = /^(?:msgctxt .*\n)?msgid (?:".*"\n?)+/m.exec(entry)?.[0].trim() ?? ''
    cataloguesOf.set(text, (cataloguesOf.get(text) ?? new Set()).add(file.replace('.en.po', '')))
    for (const origin of findAll(entry, /^#: (.+)$/gm)) {
      const source = relative('web/src', origin)
      textsOf.set(source, [...(textsOf.get(source) ?? []), text])
    }
  }
}

/** Finds imports by value, and calls that fetch code together with its catalogues. */
function readModule(file: string) {
  const source = readFileSync(join(sources, file), 'utf8').replaceAll(/^ *\/\/.*\n/gm, '')
  const origins = new Map<string, string>()
  const imports: string[] = []
  const froms = /^(?:import|export) (?!type )(?:([^'()=;]*?) from )?'(\.[^']+\.tsx?)'/gm
  for (const [, names = '', request = ''] of source.matchAll(froms)) {
    imports.push(join(dirname(file), request))
    for (const name of findAll(names, /(\w+)/g)) origins.set(name, join(dirname(file), request))
  }
  const valueOf = (name: string) => new RegExp(`const ${name} =\\s*(.*)`).exec(source)?.[1] ?? ''
  const requestsIn = (code: string) =>
    findAll(code, /import\(\s*'(.+?\.tsx?)'/g).map((request) => join(dirname(file), request))
  const listFetched = (name: string): string[] => {
    const origin = origins.get(name)
    return origin === undefined ? requestsIn(valueOf(name)) : readModule(origin).listFetched(name)
  }
  const calls = source.split(/\blazy(?:Page|Part|Chunk)\(/).slice(1)
  const arrivals = calls.map((call) => {
    const [, named = '', loader = ''] =
      /^\s*(\[.*?\]|.*?),(.*?)(?:\n\s*\}?\)|\n\n|\n\S|$)/s.exec(call) ?? []
    const lists = [named, ...findAll(named, /(?<!['\w-])(\w+)/g).map(valueOf)]
    return {
      catalogues: lists.flatMap((list) => findAll(list, /'(.+?)'/g)),
      files: [...requestsIn(loader), ...findAll(loader, /\b(\w+)\(\)/g).flatMap(listFetched)],
      shown: /\)\)\.(\w+)/.exec(loader)?.[1] ?? '',
    }
  })
  return { imports, origins, arrivals, listFetched }
}

/** Follows all code from the start on, and lists texts in none of the catalogues that arrived. */
function listAbsentTexts(lost?: string): string[] {
  const absent = new Set<string>()
  const followed = new Set<string>()
  const follow = (file: string, arrived: ReadonlySet<string>) => {
    const key = [file, ...[...arrived].sort()].join(' ')
    if (followed.has(key)) return
    followed.add(key)
    const needed = new Set([file])
    // The loop also visits files that are added meanwhile.
    for (const each of needed) {
      const { imports, arrivals } = readModule(each)
      for (const imported of imports) needed.add(imported)
      for (const text of textsOf.get(each) ?? []) {
        const isAbsent = cataloguesOf.get(text)?.isDisjointFrom(arrived) === true
        if (isAbsent) absent.add(`${text} of ${each}, which ${file} needs`)
      }
      for (const { catalogues, files, shown } of arrivals) {
        const then = new Set([...arrived, ...catalogues].filter((name) => name !== lost))
        for (const next of files) follow(readModule(next).origins.get(shown) ?? next, then)
      }
    }
  }
  follow('app/entry-client.tsx', new Set(['start']))
  return [...absent]
}

it('every page and part brings the catalogues of all that it shows', () => {
  expect(listAbsentTexts()).toEqual([])
})

it.each(['typing', 'studio', 'by-ear'])('notices when nothing brings %s', (catalogue) => {
  expect(listAbsentTexts(catalogue)).not.toEqual([])
})

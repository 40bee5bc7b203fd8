import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import type { Header, ReadPart } from '../model.ts'
import { bytesOf, readEntries, readWhole, writeWhole } from '../testing/read-whole.ts'

const unit = (...segments: readonly (readonly [string, string])[]) =>
  `<tu>${segments.map(([lang, text]) => `<tuv xml:lang="${lang}"><seg>${text}</seg></tuv>`).join('')}</tu>`
const opening =
  '<header creationtool="OmegaT" creationtoolversion="6" segtype="paragraph" o-tmf="x" adminlang="fr" srclang="fr" datatype="html"><note>about this file</note><prop type="client">abc</prop></header>'
const file = (body: string) => `<tmx version="1.4">${opening}<body>\n${body}\n</body></tmx>`

async function read(text: string, own: readonly string[] = []) {
  const parts: ReadPart[] = []
  let error: unknown
  const mapping = { ...defaultMapping, text: own }
  try {
    for await (const part of readers.tmx.read(bytesOf(text), mapping, { language: 'fub' })) {
      parts.push(part)
    }
  } catch (caught) {
    error = caught
  }
  const outlines = parts.flatMap((each) => (each.part === 'outline' ? [each.outline] : []))
  return {
    error,
    entries: parts.filter(({ part }) => part === 'entry').length,
    problems: parts.flatMap((each) => (each.part === 'problem' ? [each.problem] : [])),
    languages: outlines.flatMap((each) => each.languages ?? []),
    leftOut: outlines.flatMap((each) => each.leftOut ?? []),
  }
}

const suudu = unit(['fr', 'maison'], ['fuv', 'suudu'])

test('a file without the language is refused once, with the languages that it has', async () => {
  const units = Array.from({ length: 300 }, () => suudu)
  const found = await read(file(units.join('\n')))
  expect(found).toMatchObject({ entries: 0, problems: [] })
  expect(found.languages).toEqual([
    { tag: 'fr', count: 300 },
    { tag: 'fuv', count: 300 },
  ])
  expect(found.error).toMatchObject({
    reason: 'other-language',
    message:
      '300 of 300 units have no segment in "fub": the file has fr (300), fuv (300); say which one has the words in "text"',
  })
  expect(await read(file(units.join('\n')), ['fuv'])).toMatchObject({ entries: 300, problems: [] })
})

test('units without the language are refused in one line, whatever their number', async () => {
  const others = Array.from({ length: 300 }, () => unit(['en', 'a'], ['fr', 'b']))
  const found = await read(file([suudu, ...others].join('\n')), ['fuv'])
  expect(found.error).toBeUndefined()
  expect(found.problems).toEqual([
    {
      line: 3,
      entry: 'unit-2',
      message:
        '300 of 301 units have no segment in "fuv": the file has fr (301), en (300), fuv (1)',
      reason: 'other-language',
    },
  ])
})

test('every segment is read, and other elements are counted', async () => {
  const text = file(`${suudu}<ut>x</ut><ut>y</ut>${unit(['fuv', 'two'])}`)
  const found = await read(text, ['fuv'])
  expect(found.leftOut).toEqual([{ kind: 'elements', of: 'ut', count: 2 }])
  const { entries } = await readWhole('tmx', text, { text: ['fuv'] })
  const segments = [...text.matchAll(/<seg>([^<]*)</g)].map(([, segment]) => segment)
  const texts = entries.flatMap(({ forms, senses }) => [
    ...forms.map((form) => form.text),
    ...senses.flatMap(({ glosses }) => glosses.map((gloss) => gloss.text)),
  ])
  expect(texts.toSorted()).toEqual(segments.toSorted())
})

const joined = (headers: readonly Header[]) => Object.assign({}, ...headers) as Header

test('a header comes out as it came in, by our hand', async () => {
  const { headers, entries } = await readWhole('tmx', file(suudu), { text: ['fuv'] })
  const written = String(await writeWhole('tmx', entries, joined(headers)))
  const [head = ''] = /<header.*<\/header>/s.exec(written) ?? []
  for (const said of [
    'segtype="paragraph"',
    'adminlang="fr"',
    'srclang="fr"',
    'datatype="html"',
    'creationtool="Mboa"',
    '<note>about this file</note>',
    '<prop type="client">abc</prop>',
  ]) {
    expect(head).toContain(said)
  }
  const again = await readWhole('tmx', written, { text: ['fuv'] })
  const own = ({ extra = [] }: Header) => extra.filter(({ name }) => !name.includes('creationtool'))
  expect(own(joined(again.headers))).toEqual(expect.arrayContaining(own(joined(headers))))
  expect(again.entries).toEqual(entries)
})

test('the source language is one that segments have', async () => {
  const entries = await readEntries('sfm', '\\lx taba\n\\ge one\n')
  const other = entries.map((entry) => ({ ...entry, forms: [{ lang: 'fuv', text: 'taba' }] }))
  expect(String(await writeWhole('tmx', other))).toContain('srclang="fuv"')
  expect(String(await writeWhole('tmx', []))).toContain('srclang="bas"')
})

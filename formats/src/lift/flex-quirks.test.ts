import { expect, test } from 'vitest'
import { chooseItem, defaultMapping } from '../choose-item.ts'
import type { Entry } from '../model.ts'
import { bytesOf, collect, readWhole } from '../testing/read-whole.ts'
import { readLiftRanges } from './lift-ranges.ts'
import { writeLift, writeLiftRanges } from './write-lift.ts'

const file = (inside: string) => `<lift producer="SIL.FLEx 9.1" version="0.13">${inside}</lift>`
const form = (lang: string, text: string) => `<form lang="${lang}"><text>${text}</text></form>`
const unit = `<lexical-unit>${form('bas', 'taba')}</lexical-unit>`
const gloss = (lang: string, text: string) => `<gloss lang="${lang}"><text>${text}</text></gloss>`
const sense = `<sense id="s">${gloss('en', 'one')}${gloss('fr', 'un')}</sense>`

/** What FLEx does, how it is read, and which words of it speakers are asked to confirm. */
const quirks: readonly (readonly [
  quirk: string,
  entry: string,
  read: object,
  proposed: object | string,
])[] = [
  [
    'several writing systems of one word',
    `<entry id="a"><lexical-unit>${form('bas-fonipa', 'tábà')}${form('bas', 'taba')}</lexical-unit>${sense}</entry>`,
    {
      forms: [
        { lang: 'bas-fonipa', text: 'tábà' },
        { lang: 'bas', text: 'taba' },
      ],
    },
    { text: 'taba' },
  ],
  [
    'sound as a writing system',
    `<entry id="a"><lexical-unit>${form('bas', 'taba')}${form('bas-Zxxx-x-audio', 'taba.wav')}</lexical-unit>${sense}</entry>`,
    {
      forms: [{ lang: 'bas', text: 'taba' }],
      sounds: [{ path: 'taba.wav', lang: 'bas-Zxxx-x-audio' }],
    },
    { text: 'taba' },
  ],
  [
    'media of a pronunciation',
    `<entry id="a">${unit}<pronunciation><media href="t.wav"/></pronunciation>${sense}</entry>`,
    { pronunciations: [{ sounds: [{ path: 't.wav' }] }] },
    { text: 'taba' },
  ],
  [
    'a ghost sense, which nobody filled in',
    `<entry id="a">${unit}<sense id="s"></sense></entry>`,
    { senses: [{ key: 's', glosses: [] }] },
    'no-meaning',
  ],
  [
    'a ghost sense beside a real one',
    `<entry id="a">${unit}<sense id="g"/>${sense}</entry>`,
    { senses: [{ key: 'g', glosses: [] }, { key: 's' }] },
    { gloss: { en: ['one'], fr: ['un'] } },
  ],
  [
    'a homograph number',
    `<entry id="taba2" order="2">${unit}${sense}</entry>`,
    { key: 'taba2', homograph: 2 },
    { text: 'taba' },
  ],
  [
    'no homograph number, written as 0',
    `<entry id="a" order="0">${unit}${sense}</entry>`,
    { extra: [{ format: 'lift', name: '@order', value: '0' }] },
    { text: 'taba' },
  ],
  [
    'a variant within its entry',
    `<entry id="a">${unit}<variant>${form('bas', 'tapa')}<trait name="morph-type" value="stem"/></variant>${sense}</entry>`,
    {
      variants: [
        {
          forms: [{ lang: 'bas', text: 'tapa' }],
          traits: [{ name: 'morph-type', value: 'stem' }],
        },
      ],
    },
    { text: 'taba' },
  ],
  [
    'a variant that is an entry of its own, without a sense',
    `<entry id="a">${unit}<relation type="_component-lexeme" ref="b"><trait name="variant-type" value="Dialectal Variant"/></relation></entry>`,
    {
      relations: [
        {
          type: '_component-lexeme',
          target: 'b',
          traits: [{ name: 'variant-type', value: 'Dialectal Variant' }],
        },
      ],
      senses: [],
    },
    'no-meaning',
  ],
  [
    'a complex form',
    `<entry id="a">${unit}<relation type="_component-lexeme" ref="b" order="0"><trait name="is-primary" value="true"/><trait name="complex-form-type" value="Compound"/></relation>${sense}</entry>`,
    {
      relations: [
        {
          type: '_component-lexeme',
          target: 'b',
          traits: [
            { name: 'is-primary', value: 'true' },
            { name: 'complex-form-type', value: 'Compound' },
          ],
          extra: [{ format: 'lift', name: '@order', value: '0' }],
        },
      ],
    },
    { text: 'taba' },
  ],
  [
    'a suffix',
    `<entry id="a">${unit}<trait name="morph-type" value="suffix"/>${sense}</entry>`,
    { traits: [{ name: 'morph-type', value: 'suffix' }] },
    'bound',
  ],
  [
    'a citation form beside its stem',
    `<entry id="a">${unit}<citation>${form('bas', 'kataba')}</citation>${sense}</entry>`,
    { citation: [{ lang: 'bas', text: 'kataba' }] },
    { text: 'kataba' },
  ],
  [
    'definitions where glosses are empty',
    `<entry id="a">${unit}<sense><definition>${form('en', 'one')}${form('fr', 'un')}</definition></sense></entry>`,
    { senses: [{ definitions: [{ lang: 'en', text: 'one' }, { lang: 'fr' }] }] },
    { gloss: { en: ['one'], fr: ['un'] } },
  ],
  [
    'meanings of senses and of senses below them',
    `<entry id="a">${unit}<sense id="s">${gloss('en', 'one')}${gloss('fr', 'un')}<subsense>${gloss('en', 'two')}${gloss('fr', 'deux')}</subsense></sense></entry>`,
    { senses: [{ key: 's', senses: [{ glosses: [{ text: 'two' }, { text: 'deux' }] }] }] },
    { gloss: { en: ['one', 'two'], fr: ['un', 'deux'] } },
  ],
  [
    'a part of speech with traits, which is carried whole',
    `<entry id="a">${unit}<sense><grammatical-info value="Verb"><trait name="type" value="inflAffix"/></grammatical-info>${gloss('en', 'one')}</sense></entry>`,
    {
      senses: [
        {
          extra: [
            {
              name: 'grammatical-info',
              value:
                '<grammatical-info value="Verb"><trait name="type" value="inflAffix"/></grammatical-info>',
            },
          ],
        },
      ],
    },
    { gloss: { en: ['one'], fr: [] } },
  ],
  [
    'text with styles',
    `<entry id="a">${unit}<note type="x">${form('en', 'a <span class="emphasis">b</span>')}</note>${sense}</entry>`,
    { notes: [{ type: 'x', texts: [{ text: 'a b', extra: [{ name: '=text' }] }] }] },
    { text: 'taba' },
  ],
  [
    'an id without a guid, and neither',
    `<entry>${unit}${sense}</entry>`,
    { key: 'entry-1' },
    { text: 'taba' },
  ],
]

test.each(quirks)('FLEx writes %s', async (_, entry, read, proposed) => {
  const { entries } = await readWhole('lift', file(entry))
  expect(entries).toMatchObject([read])
  const chosen = chooseItem(entries[0] as Entry, defaultMapping)
  if (typeof proposed === 'string') expect(chosen).toBe(proposed)
  else expect(chosen).toMatchObject(proposed)
  const written = (await collect(writeLift({}, entries))).join('')
  expect((await readWhole('lift', written)).entries).toEqual(entries)
})

test('what was deleted in FLEx, and an id that comes twice, is refused with its word', async () => {
  const twice = `<entry id="a">${unit}</entry>`
  const gone = '<entry id="gone" dateDeleted="2024-03-02T08:00:00Z"/>'
  const { entries, problems } = await readWhole('lift', file(`${gone}\n${twice}\n${twice}`))
  expect(entries).toHaveLength(1)
  expect(problems).toEqual([
    {
      line: 1,
      entry: 'gone',
      message: 'it was deleted where the file was made',
      reason: 'deleted',
    },
    { line: 3, entry: 'taba', message: 'the id "a" comes a second time', reason: 'same-id' },
  ])
})

test('the lists of a file come out as they came in, inside it and beside it', async () => {
  const ranges = `<range id="dialect" guid="1"><range-element id="east" parent="all"><label>${form('fr', 'Est')}</label><abbrev>${form('fr', 'E')}</abbrev><trait name="x" value="y"/></range-element></range>`
  const own = `<header><description>${form('en', 'Made')}</description><ranges>${ranges}</ranges></header>`
  const { headers } = await readWhole('lift', file(own))
  expect(headers[1]?.ranges).toMatchObject([
    {
      key: 'dialect',
      elements: [{ key: 'east', parent: 'all', labels: [{ lang: 'fr', text: 'Est' }] }],
    },
  ])
  const [, header = {}] = headers
  const written = (await collect(writeLift(header, []))).join('')
  expect((await readWhole('lift', written)).headers[1]).toEqual(header)
  const beside = await readLiftRanges(bytesOf(writeLiftRanges(header.ranges ?? [])))
  expect(beside).toEqual(header.ranges)
})

test('a second entry with a guid is refused, also under another id', async () => {
  const entry = (id: string) => `<entry id="${id}" guid="g1">${unit}${sense}</entry>`
  const { entries, problems } = await readWhole('lift', file(`${entry('a')}\n${entry('b')}`))
  expect(entries.map(({ key }) => key)).toEqual(['a'])
  expect(problems).toEqual([
    { line: 2, entry: 'taba', message: 'the guid "g1" comes a second time', reason: 'same-id' },
  ])
})

test('an entry is called by its citation form where it has no other', async () => {
  const cited = `<citation>${form('bas', 'kataba')}</citation>`
  const { problems } = await readWhole(
    'lift',
    file(`<entry id="a">${cited}</entry><entry id="a">${cited}</entry>`),
  )
  expect(problems).toMatchObject([{ entry: 'kataba' }])
})

test.each([
  ['file:///C:/Users/x/words.lift-ranges', false],
  ['C:\\Users\\x\\words.lift-ranges', false],
  ['words.lift-ranges', true],
])(
  'a list keeps the file that it names only where that is no place on a disk: %s',
  async (href, isKept) => {
    const { headers } = await readWhole(
      'lift',
      file(`<header><ranges><range id="status" href="${href}"/></ranges></header>`),
    )
    expect(JSON.stringify(headers).includes('words.lift-ranges')).toBe(isKept)
  },
)

const soundless: Entry = {
  key: 'a',
  kind: 'word',
  forms: [{ lang: 'bas', text: 'taba' }],
  senses: [
    {
      glosses: [{ lang: 'en', text: 'one', extra: [{ format: 'sfm', name: 'x', value: 'y' }] }],
      examples: [
        {
          forms: [{ lang: 'bas', text: 'Taba i.' }],
          sounds: [{ path: 'b.wav' }],
          extra: [{ format: 'sfm', name: 'sfx', value: 'z' }],
        },
      ],
    },
  ],
  notes: [
    {
      texts: [{ lang: '', text: 'said at home' }],
      extra: [{ format: 'sfm', name: 'nt', value: 'z' }],
    },
  ],
  sounds: [{ path: 'a.wav', extra: [{ format: 'apkg', name: '#beside', value: 'Back' }] }],
}

test('what other formats said is written as LIFT has it, and comes back', async () => {
  const written = (await collect(writeLift({}, [soundless]))).join('')
  expect((await readWhole('lift', written)).entries).toEqual([soundless])
  // LIFT 0.13: a language is never empty, media is in pronunciations, fields are in no form.
  expect(written).not.toContain('lang=""')
  const withoutPronunciations = written.replaceAll(/<pronunciation>.*?<\/pronunciation>/g, '')
  expect(written).toContain('<media href="a.wav"/>')
  expect(withoutPronunciations).not.toContain('<media')
  const forms = written.matchAll(/<(form|gloss) [^>]*>(.*?)<\/\1>/g)
  expect([...forms].filter(([, , inside]) => inside?.includes('<field'))).toEqual([])
})

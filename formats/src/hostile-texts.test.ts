import { expect, test } from 'vitest'
import { chooseItem, defaultMapping } from './choose-item.ts'
import type { Entry } from './model.ts'
import { rowsOf } from './table/table.ts'
import { packParts } from './testing/make-xlsx.ts'
import { collect, readWhole, writeCldfSet, writeWhole } from './testing/read-whole.ts'

test.each(['constructor', '__proto__', 'toString'])(
  'a language or writing system that is called %s is a name like any other',
  async (lang) => {
    const forms = [
      { lang, text: 'bà' },
      { lang: 'bas', text: 'ba' },
    ]
    const glosses = [
      { lang, text: 'one' },
      { lang: 'en', text: 'two' },
    ]
    const entry: Entry = { key: 'a', kind: 'word', forms, senses: [{ glosses }] }
    const [head] = await collect(rowsOf([entry], 'bas'))
    expect(head).toEqual(['id', 'text', 'english', 'french', `text ${lang}`, `gloss ${lang}`])
    const mapping = { ...defaultMapping, text: [lang] }
    expect(chooseItem(entry, mapping)).toMatchObject({ text: 'bà', convention: undefined })
    for (const format of ['csv', 'xlsx', 'lift', 'tmx', 'sfm'] as const) {
      const { entries } = await readWhole(format, await writeWhole(format, [entry]))
      expect(entries).toHaveLength(1)
    }
  },
)

test.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1', '＝1', "'=1"])(
  'no table of a data set has a cell that a spreadsheet would run, and it is read as it was: %s',
  async (text) => {
    const glosses = [{ lang: 'en', text }]
    const examples = [
      { forms: [{ lang: 'bas', text }], translations: [{ texts: [{ lang: 'en', text }] }] },
    ]
    const entry: Entry = {
      key: 'a',
      kind: 'word',
      forms: [{ lang: 'bas', text }],
      senses: [{ glosses, examples, partOfSpeech: text }],
    }
    const files = await writeCldfSet([entry], 'bas')
    for (const [name, table] of Object.entries(files)) {
      if (!name.endsWith('.csv')) continue
      for (const cell of table.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^\s*[=+\-@＝]/u)
    }
    const { 'entries-whole.xml': _whole, ...tables } = files
    for (const set of [files, { ...tables, 'entries-whole.xml': '<lift version="0.13"/>' }]) {
      const { entries } = await readWhole('cldf', packParts(set))
      expect(entries[0]?.forms[0]?.text.trim()).toBe(text.trim())
    }
  },
)

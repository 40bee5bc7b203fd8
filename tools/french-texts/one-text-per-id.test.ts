import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../web/src/i18n/locales')

/** Each text with its id: the message, with the context that tells it from others of that wording. */
const readEntries = (file: string) =>
  Array.from(
    readFileSync(join(folder, file), 'utf8').matchAll(
      /^(?:msgctxt (".*")\n)?msgid (".+")\nmsgstr (".*")$/gm,
    ),
    ([, context = '', id = '', text = '']) => ({ key: context + id, text }),
  )

// The catalogues of an app that is open lie in one table: the one that came last would win.
it.each(['en', 'fr'])('a text of two catalogues is the same in both, in %s', (language) => {
  const textsOf = new Map<string, Set<string>>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith(`.${language}.po`))) {
    for (const { key, text } of readEntries(file)) {
      textsOf.set(key, (textsOf.get(key) ?? new Set()).add(text))
    }
  }
  expect(textsOf.size).toBeGreaterThan(500)
  expect([...textsOf].filter(([, texts]) => texts.size > 1)).toEqual([])
})

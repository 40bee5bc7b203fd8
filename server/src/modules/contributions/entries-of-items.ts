import type { Bilingual, Sentence, Word } from '@mboa/contract'
import type { Entry, Note, TaggedText, Variant, WrittenForm } from '@mboa/formats'
import { spellingsOf } from '@mboa/content/tables'

type Item = Word | Sentence
export type Items = Readonly<Record<'words' | 'sentences', readonly Item[]>>

/** Words and sentences of a language in the model between formats, as a table has them. */
export function* entriesOfItems(
  { words, sentences }: Items,
  language: string,
): Generator<Entry, void> {
  for (const word of words) yield entryOf(word, { kind: 'word', language })
  for (const sentence of sentences) yield entryOf(sentence, { kind: 'sentence', language })
}

function entryOf(
  item: Item,
  { kind, language }: Pick<Entry, 'kind'> & { language: string },
): Entry {
  const { forms, variants } = writtenForms(item, language)
  const notes = [
    ...notesOf(undefined, item.note),
    ...notesOf('literal-meaning', 'literally' in item ? item.literally : undefined),
    ...item.sources.flatMap(({ note }) => notesOf('source', note)),
  ]
  return {
    key: item.id,
    kind,
    forms,
    ...(variants.length > 0 && { variants }),
    senses: [{ glosses: [...glossesIn('en', item), ...glossesIn('fr', item)] }],
    ...(notes.length > 0 && { notes }),
    traits: [{ name: 'mboa:category', value: item.category }],
    source: item.sources.map(({ citation }) => citation).join('; '),
    licence: item.licence,
  }
}

/**
 * The text, and the first of each other spelling in a writing system named after it, since formats
 * have one form of each; all else that is accepted as an answer is a variant.
 */
function writtenForms(item: Item, language: string) {
  const { text, dialect, accepted = [], variants = [] } = item
  const forms: WrittenForm[] = [{ lang: language, text, ...(dialect !== undefined && { dialect }) }]
  const others: WrittenForm[] = []
  for (const [convention, texts] of Object.entries(spellingsOf(item))) {
    const lang = writingSystem(language, convention)
    texts.forEach((spelled, at) => {
      const found = item.forms?.find((each) => {
        return each.convention === convention && each.text === spelled
      })
      const its = found?.dialect ?? dialect
      const form = { lang, text: spelled, convention, ...(its !== undefined && { dialect: its }) }
      ;(at === 0 ? forms : others).push(form)
    })
  }
  // What is written so by rule is attested nowhere.
  const byRule = Object.values(item.respelled ?? {}).flat()
  const written = new Set([...[...forms, ...others].map((form) => form.text), ...byRule])
  for (const { text: said, dialect: where } of variants) {
    others.push({ lang: language, text: said, ...(where !== undefined && { dialect: where }) })
    written.add(said)
  }
  for (const said of accepted) if (!written.has(said)) others.push({ lang: language, text: said })
  return { forms, variants: others.map((form): Variant => ({ forms: [form] })) }
}

/** A tag of BCP 47: parts for private use have up to eight signs (RFC 5646, 2.1). */
function writingSystem(language: string, convention: string): string {
  const parts = convention.split('-').filter((part) => part !== '')
  return `${language}-x-${parts.map((part) => part.slice(0, 8)).join('-')}`
}

const glossesIn = (lang: 'en' | 'fr', { gloss }: Item): TaggedText[] =>
  gloss[lang].map((text) => ({ lang, text }))

function notesOf(type: string | undefined, said: Bilingual | undefined): Note[] {
  if (said === undefined) return []
  const texts = (['en', 'fr'] as const).map((lang) => ({ lang, text: said[lang] }))
  return [{ ...(type !== undefined && { type }), texts }]
}

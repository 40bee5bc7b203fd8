import type { Separator } from '@mboa/contract/table'
import { hasLostLetters } from '@mboa/domain/word-tables/lost-text'
import {
  type Entry,
  isOfLanguage,
  type Sense,
  type TaggedText,
  type WrittenForm,
  writtenForms,
} from './model.ts'

/** What of a file becomes what: which can be changed, and is remembered. */
export interface Mapping {
  /** Writing systems of the words, the best first; without any, the first that is not phonetic. */
  readonly text: readonly string[]
  /** Which spelling convention a writing system is, by its tag, where its forms do not say it. */
  readonly conventions: Readonly<Record<string, string>>
  /** Languages of the meanings, the best first; a tag stands for its longer ones too. */
  readonly glosses: { readonly en: readonly string[]; readonly fr: readonly string[] }
  /** Whether a short definition stands in where an entry has no gloss in a language. */
  readonly definitions: boolean
  /** SFM: what a marker means (`"ge": "gloss en"`), beside those of MDF. */
  readonly markers: Readonly<Record<string, string>>
  /** Tables: what a column means, by its head. */
  readonly columns: Readonly<Record<string, string>>
  /** Workbooks: the sheet that is read; without a name, the first that is not hidden. */
  readonly sheet: string
  /** Separator of a text table; empty to guess it. */
  readonly separator: '' | Separator
  /** ELAN: what a tier holds, by its name or its linguistic type. */
  readonly tiers: Readonly<Record<string, string>>
}

export const defaultMapping: Mapping = {
  text: [],
  conventions: {},
  glosses: { en: ['en', 'eng'], fr: ['fr', 'fra', 'fre'] },
  definitions: true,
  markers: {},
  columns: {},
  sheet: '',
  separator: '',
  tiers: {},
}

/** What speakers can be asked to confirm: a text and what it means, in one language at least. */
export interface ChosenItem {
  readonly kind: Entry['kind']
  readonly text: string
  readonly gloss: { readonly en: readonly string[]; readonly fr: readonly string[] }
  readonly dialect: string | undefined
  readonly convention: string | undefined
  /** As the entry writes it in other conventions that are known. */
  readonly others: readonly OtherForm[]
  readonly example: string | undefined
  readonly partOfSpeech: string | undefined
}

interface OtherForm {
  readonly convention: string
  readonly dialect: string | undefined
  readonly text: string
}

export const unchosenReasons = {
  'no-text': 'have no text in the writing system of the import',
  bound: 'are parts of words (prefix, suffix, root), which nobody says alone',
  'no-meaning': 'have no meaning in English or French',
  'lost-letters': 'have ? or \uFFFD where letters were lost',
  'long-definition': 'have no meaning but a definition longer than 100 characters',
} as const
export type UnchosenReason = keyof typeof unchosenReasons

/** Kinds of morphemes of FLEx that are no words by themselves. */
const boundTypes = new Set(
  'prefix,suffix,infix,circumfix,simulfix,suprafix,interfix,prefixing interfix,infixing interfix,suffixing interfix,bound root,bound stem,clitic,proclitic,enclitic'.split(
    ',',
  ),
)

const mostOfDefinition = 100

/** Dictionaries write a hyphen where a part of a word joins on, or an equals sign before a clitic. */
const joined = /^[-\u2010\u2011=]\S|\S[-\u2010\u2011=]$/

/** A kind of morpheme that the file names counts more than how it is written. */
function isBound({ kind, traits = [] }: Entry, text: string): boolean {
  const types = traits.filter(({ name }) => name === 'morph-type')
  if (types.length > 0) return types.some(({ value }) => boundTypes.has(value))
  return kind === 'word' && joined.test(text)
}

/** The item that an entry holds, or why it holds none. */
export function chooseItem(entry: Entry, mapping: Mapping): ChosenItem | UnchosenReason {
  const forms = listForms(entry, mapping)
  const form = chooseForm(forms, mapping)
  if (form === undefined) return 'no-text'
  if (hasLostLetters(form.text)) return 'lost-letters'
  if (isBound(entry, form.text.trim())) return 'bound'
  const senses = flatten(entry.senses)
  const en = meaningsIn(senses, mapping.glosses.en, mapping)
  const fr = meaningsIn(senses, mapping.glosses.fr, mapping)
  if (en.length === 0 && fr.length === 0) {
    return mapping.definitions && hasDefinition(senses, mapping) ? 'long-definition' : 'no-meaning'
  }
  return {
    kind: entry.kind,
    text: oneLine(form.text),
    gloss: { en, fr },
    dialect: form.dialect,
    convention: form.convention,
    others: forms.flatMap(({ convention, dialect, text }) =>
      convention === undefined || convention === form.convention
        ? []
        : [{ convention, dialect, text: oneLine(text) }],
    ),
    example: exampleOf(senses, form.lang),
    partOfSpeech: senses.find((sense) => sense.partOfSpeech !== undefined)?.partOfSpeech,
  }
}

function isPhonetic(lang: string): boolean {
  return (
    /-(fonipa|fonupa|fonapa|etic|emic)(-|$)/i.test(lang) ||
    /-x-(.*-)?(etic|emic|ipa|tone)\b/i.test(lang)
  )
}

/** The dictionary's head comes before the stem that it is made from. */
function listForms(entry: Entry, { conventions }: Mapping): WrittenForm[] {
  return writtenForms(entry).map((form) => withConvention(form, conventions))
}

/** A form with its convention, where it says that itself or its writing system does. */
export function withConvention(
  form: WrittenForm,
  conventions: Mapping['conventions'],
): WrittenForm {
  const named = Object.hasOwn(conventions, form.lang) ? conventions[form.lang] : undefined
  const convention = form.convention ?? named
  return convention === undefined ? form : { ...form, convention }
}

function chooseForm(forms: readonly WrittenForm[], { text }: Mapping): WrittenForm | undefined {
  if (text.length === 0) return forms.find(({ lang }) => !isPhonetic(lang))
  for (const tag of text) {
    const found = forms.find(({ lang }) => lang === tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** Subsenses are senses of the word like those above them. */
function flatten(senses: readonly Sense[]): Sense[] {
  return senses.flatMap((sense) => [sense, ...flatten(sense.senses ?? [])])
}

function meaningsIn(
  senses: readonly Sense[],
  tags: readonly string[],
  { definitions }: Mapping,
): string[] {
  const glosses = textsIn(
    senses.flatMap((sense) => sense.glosses),
    tags,
  )
  if (glosses.length > 0 || !definitions) return glosses
  return textsIn(
    senses.flatMap((sense) => sense.definitions ?? []),
    tags,
  ).filter(({ length }) => length <= mostOfDefinition)
}

function hasDefinition(senses: readonly Sense[], { glosses }: Mapping): boolean {
  const texts = senses.flatMap((sense) => sense.definitions ?? [])
  return [glosses.en, glosses.fr].some((tags) => textsIn(texts, tags).length > 0)
}

function textsIn(texts: readonly TaggedText[], tags: readonly string[]): string[] {
  for (const tag of tags) {
    const found = texts
      .filter(({ lang }) => isOfLanguage(lang, tag))
      .map(({ text }) => oneLine(text))
      .filter((text) => text !== '')
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

function exampleOf(senses: readonly Sense[], lang: string): string | undefined {
  const forms = senses.flatMap(({ examples = [] }) => examples.flatMap((each) => each.forms ?? []))
  const found = forms.find((form) => form.lang === lang && form.text.trim() !== '')
  return found && oneLine(found.text)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC')
}

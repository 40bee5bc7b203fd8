/**
 * The model between all formats (decision 0035): each is read into it and written from it. All of
 * it is plain JSON. What a list does not hold is left out, never an empty list.
 */

/**
 * Something of a file that the model has no place for, kept with the part it stood in: it comes out
 * again in its own format as it was, and in another where that has room for a named text.
 */
export interface Extra {
  /** Whose it is: `lift`, `sfm`, `tmx`, `csv`, `cldf`, `eaf`, `apkg`. */
  readonly format: string
  /** The element, `@attribute`, marker or column. */
  readonly name: string
  /** As it stood there: XML with its tags, or the bare text. */
  readonly value: string
}

interface Part {
  /** What the format said of this part beyond the model. */
  readonly extra?: readonly Extra[]
}

/** A text with the tag of the language or writing system that it is in, as the file has it. */
export interface TaggedText extends Part {
  readonly lang: string
  readonly text: string
}

/** How an entry is written: a word has as many forms as it has spellings. */
export interface WrittenForm extends TaggedText {
  /** Name of its spelling convention, where one is known. */
  readonly convention?: string
  readonly dialect?: string
}

/** A sound file that is named, not its bytes. */
export interface SoundReference extends Part {
  /** As the file names it, often inside a folder `audio` beside it. */
  readonly path: string
  /** Where sound stands as a writing system of its own, as in FLEx: `bas-Zxxx-x-audio`. */
  readonly lang?: string
  readonly labels?: readonly TaggedText[]
}

/** Name of the extra of a sound that says in which field it stands, where that is not the word’s. */
export const besideSound = '#beside'

export interface Trait extends Part {
  readonly name: string
  readonly value: string
}

export interface Note extends Part {
  readonly type?: string
  readonly texts: readonly TaggedText[]
}

/** Another entry or sense that this one hangs on: a synonym, the parts of a compound. */
export interface Relation extends Part {
  readonly type: string
  /** The key of the other; empty where the file names none. */
  readonly target: string
  readonly traits?: readonly Trait[]
}

export interface Variant extends Part {
  readonly forms?: readonly WrittenForm[]
  /** The key of an entry of its own that is the variant. */
  readonly target?: string
  readonly traits?: readonly Trait[]
}

export interface Pronunciation extends Part {
  readonly texts?: readonly TaggedText[]
  readonly sounds?: readonly SoundReference[]
}

export interface Translation extends Part {
  readonly type?: string
  readonly texts: readonly TaggedText[]
}

export interface Example extends Part {
  readonly forms?: readonly TaggedText[]
  readonly sounds?: readonly SoundReference[]
  readonly translations?: readonly Translation[]
  readonly source?: string
}

export interface Sense extends Part {
  readonly key?: string
  readonly partOfSpeech?: string
  /** Short meanings, one per language and meaning. */
  readonly glosses: readonly TaggedText[]
  readonly definitions?: readonly TaggedText[]
  readonly examples?: readonly Example[]
  readonly notes?: readonly Note[]
  readonly relations?: readonly Relation[]
  readonly traits?: readonly Trait[]
  readonly senses?: readonly Sense[]
}

/** A word with its senses, or a sentence with its translations as the glosses of one sense. */
export interface Entry extends Part {
  /** Names it within its file; made from its place where the file has none. */
  readonly key: string
  /** Names it in the program it comes from, also after its word has changed. */
  readonly guid?: string
  readonly kind: 'word' | 'sentence'
  /** Its number among those that are written the same. */
  readonly homograph?: number
  readonly forms: readonly WrittenForm[]
  /** As a dictionary heads it, where that differs. */
  readonly citation?: readonly WrittenForm[]
  readonly sounds?: readonly SoundReference[]
  readonly pronunciations?: readonly Pronunciation[]
  readonly variants?: readonly Variant[]
  readonly senses: readonly Sense[]
  readonly notes?: readonly Note[]
  readonly relations?: readonly Relation[]
  readonly traits?: readonly Trait[]
  /** Where it is from and under which licence, where the file says so of each. */
  readonly source?: string
  readonly licence?: string
}

/** One value of a list that entries choose from: a part of speech, a semantic domain. */
export interface RangeElement extends Part {
  readonly key: string
  readonly parent?: string
  readonly labels?: readonly TaggedText[]
  readonly abbreviations?: readonly TaggedText[]
  readonly descriptions?: readonly TaggedText[]
}

export interface Range extends Part {
  readonly key: string
  readonly elements?: readonly RangeElement[]
}

/** What a file says of all of its entries. */
export interface Header extends Part {
  readonly ranges?: readonly Range[]
  /** How it is to be cited, and its licence, as it says of itself. */
  readonly source?: string
  readonly licence?: string
}

/** What is wrong with one entry, or with the file; nothing of such an entry is read. */
export interface FormatProblem {
  /** Which file, where a set has several. */
  readonly file?: string
  /** Line in the file, from 1. */
  readonly line: number
  /** The entry's word or key, where it has got as far as that. */
  readonly entry?: string
  /** An English sentence without a full stop. */
  readonly message: string
  /** The same for who says it in another language, where that has been needed. */
  readonly reason?: TableProblem
}

/** What can be wrong with a table, with a line of it, or with what other programs made. */
export const tableProblems = [
  'open-quote',
  'stray-quote',
  'empty',
  'no-text-column',
  'too-many-cells',
  'no-text',
  'same-id',
  'cell-error',
  'unreadable-workbook',
  'unreadable-file',
  'damaged',
  'deleted',
  'other-language',
  'not-in-set',
  'missing-file',
  'which-tier',
  'which-sheet',
  'several-files',
  'no-recordings',
  'known-already',
  'unsafe-archive',
  'not-unicode',
  'unknown-format',
  'web-page',
  'shortcut',
  'other-archive',
  'other-workbook',
  'ranges-alone',
  'too-large',
  'clip-columns',
] as const
export type TableProblem = (typeof tableProblems)[number]

/** A column of a table or a field of a note, for whoever is to say what it holds. */
export interface FoundColumn {
  /** What names it in the mapping. */
  readonly key: string
  readonly name: string
  /** The type of note that it is a field of. */
  readonly of?: string
  /** What it is understood to hold; empty where that is not known. */
  readonly holds: string
  /** Our guess at its content, to be confirmed; undefined if its name already says it. */
  readonly guess?: string
  readonly examples: readonly string[]
}

/** Structure of a file, shown in its draft and not stored. Readers may report it in parts. */
export interface Outline {
  readonly columns?: readonly FoundColumn[]
  /** Names of the sounds and pictures that lie inside the file. */
  readonly media?: readonly string[]
  /** Languages of a file in several: one of them can be said to be that of the words. */
  readonly languages?: readonly FoundLanguage[]
  /** Sheets of a workbook that has several. */
  readonly sheets?: readonly FoundSheet[]
  /** Parts of the file that are not read. */
  readonly leftOut?: readonly LeftOut[]
}

export interface FoundSheet {
  /** What names it in the mapping. */
  readonly name: string
  readonly isRead: boolean
}

/** A language of a file, for whoever is to say which one the words are in. */
export interface FoundLanguage {
  /** What names it in the mapping. */
  readonly tag: string
  readonly name?: string
  /** Number of texts in it. */
  readonly count: number
}

/** Parts of a file that are not read. */
export interface LeftOut {
  /** Titles are rows above the names of a table's columns. */
  readonly kind: 'titles' | 'rows' | 'cells' | 'notes' | 'annotations' | 'elements' | 'attributes'
  /** Name of the table, column, type of notes, tier, element or attribute; the first of titles. */
  readonly of: string
  readonly count: number
}

/** What a reader gives, in the order of the file. */
export type ReadPart =
  | { readonly part: 'outline'; readonly outline: Outline }
  | { readonly part: 'header'; readonly header: Header }
  | { readonly part: 'entry'; readonly entry: Entry; readonly line: number }
  | { readonly part: 'problem'; readonly problem: FormatProblem }

/** Bytes of a file as they come: what a file stream of Node gives. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The file as a whole cannot be read; the message says why and where. */
export class FormatError extends Error {
  readonly line: number
  readonly reason: TableProblem | undefined
  /** Which file, where a set has several. */
  readonly file: string | undefined
  constructor(message: string, line: number, reason?: TableProblem, file?: string) {
    super(message)
    this.line = line
    this.reason = reason
    this.file = file
  }
}

/** Leaves out what is undefined or an empty list, so that equal entries are equal JSON. */
export function compact<T extends object>(value: {
  [Key in keyof T]: T[Key] | undefined
}): T {
  const filled = Object.entries(value).filter(
    ([, each]) => each !== undefined && !(Array.isArray(each) && each.length === 0),
  )
  return Object.fromEntries(filled) as T
}

/** Puts back the lists that are always there, also when they are empty. */
export function withLists<T extends object>(part: T, names: readonly (keyof T)[]): T {
  const empty = Object.fromEntries(names.map((name) => [name, []]))
  return { ...empty, ...part }
}

/** Whether a tag names a language, or a writing system or region of it: `en-US` is `en`. */
export function isOfLanguage(tag: string, language: string): boolean {
  const [given, wanted] = [tag, language].map((each) => each.toLowerCase().replaceAll('_', '-'))
  return given === wanted || given?.startsWith(`${wanted}-`) === true
}

/** Written forms of an entry: the citation form first, as in a dictionary. */
export const writtenForms = ({ citation = [], forms }: Entry): WrittenForm[] =>
  [...citation, ...forms].filter(({ text }) => text.trim() !== '')

/** Name of an entry in messages: its headword, or else its key. */
export const headwordOf = (entry: Entry): string => writtenForms(entry)[0]?.text.trim() ?? entry.key

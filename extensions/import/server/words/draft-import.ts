import type { OmittedPart } from '@mboa/contract'
import { hasForeignLetters } from '@mboa/domain'
import {
  compact,
  type Entry,
  FormatError,
  type FormatProblem,
  type FoundColumn,
  type FoundLanguage,
  type FoundSheet,
  headwordOf,
  type Header,
  type LeftOut,
  type Outline,
  type Range,
  type ReadPart,
  soundKeyOf,
  writtenForms,
} from '@mboa/formats'
import { hashOf, type JudgeEntry, type KeptReason, type KnownItem } from './judge-entry.ts'

/** What an import would do, counted without holding its entries. */
export interface ImportDraft {
  /** The file as a whole cannot be read; nothing but its columns, languages and sheets counts then. */
  readonly broken: FormatError | undefined
  readonly header: Header
  /** Columns or fields of a file that has such, for whoever says what they hold. */
  readonly columns: readonly FoundColumn[]
  /** Languages of a file in several. */
  readonly languages: readonly FoundLanguage[]
  /** Sheets of a workbook that has several. */
  readonly sheets: readonly FoundSheet[]
  /** Parts of the file that are not read. */
  readonly leftOut: readonly LeftOut[]
  readonly entries: number
  readonly proposed: number
  /** Of these, told in one language alone: speakers are asked for the other one as well. */
  readonly asking: number
  /** How many of these go to speakers without a part of theirs that is too long. */
  readonly omitted: ReadonlyMap<OmittedPart, number>
  readonly kept: ReadonlyMap<KeptReason, { count: number; examples: readonly string[] }>
  readonly refused: { readonly count: number; readonly problems: readonly FormatProblem[] }
  /** Written as something of the course that means something else. */
  readonly differing: { readonly count: number; readonly items: readonly DifferingItem[] }
  /** Entries of an earlier import of the course, the same or changed since. */
  readonly earlier: { readonly same: number; readonly changed: readonly string[] }
  /** How often texts and meanings are in which language or writing system. */
  readonly texts: ReadonlyMap<string, number>
  readonly meanings: ReadonlyMap<string, number>
  /** How many sound files entries name, and how many of these are not there. */
  readonly sounds: { readonly named: number; readonly missing: number }
  /** How many have letters that the course's alphabet does not know. */
  readonly misspelled: number
}

export interface DifferingItem {
  readonly text: string
  readonly here: string
  readonly there: KnownItem
}

/** What a draft shows one by one; the rest is counted. */
const mostShown = 200
const mostExamples = 3

/** An entry that is to be kept, as the draft and the keeping both walk them. */
export interface JudgedEntry {
  readonly entry: Entry
  readonly line: number
  readonly name: string
  readonly hash: string
  readonly judged: ReturnType<JudgeEntry>
}

export type WalkedPart =
  | { readonly part: 'entry'; readonly judged: JudgedEntry }
  | { readonly part: 'earlier'; readonly name: string; readonly isChanged: boolean }
  | Exclude<ReadPart, { part: 'entry' }>

/** Entries of one file, twice as many as the largest dictionary of the country has. */
export const maxEntries = 100_000

/**
 * Walks the parts of a file with what becomes of each. The same file, mapping and course give the
 * same walk: what a draft announces is what is kept.
 * @throws FormatError for a file of more than `maxEntries`
 */
export async function* walkImport(
  parts: AsyncIterable<ReadPart>,
  {
    judge,
    standing,
    createId,
  }: {
    judge: JudgeEntry
    /** Hashes of what stands from earlier imports of the course, by name. */
    standing: ReadonlyMap<string, string>
    createId: () => string
  },
): AsyncGenerator<WalkedPart, void> {
  let entries = 0
  for await (const part of parts) {
    if (part.part !== 'entry') {
      yield part
      continue
    }
    const { entry, line } = part
    entries += 1
    if (entries > maxEntries) {
      throw new FormatError(`the file has more than ${maxEntries} entries`, line, 'too-large')
    }
    const name = nameOf(entry)
    const hash = hashOf(entry)
    const earlier = standing.get(name)
    if (earlier === undefined) {
      yield { part: 'entry', judged: { entry, line, name, hash, judged: judge(entry, createId()) } }
    } else {
      yield { part: 'earlier', name: headwordOf(entry), isChanged: earlier !== hash }
    }
  }
}

export async function draftImport(
  walk: AsyncIterable<WalkedPart>,
  hasSound: (path: string) => boolean,
): Promise<ImportDraft> {
  const counting = startCounting(hasSound)
  try {
    for await (const each of walk) counting.add(each)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    const { columns, languages, sheets } = counting.read()
    return { ...startCounting(hasSound).read(), columns, languages, sheets, broken: error }
  }
  return counting.read()
}

function startCounting(hasSound: (path: string) => boolean) {
  const headers: Header[] = []
  const kept = new Map<KeptReason, { count: number; examples: string[] }>()
  const problems: FormatProblem[] = []
  const differing: DifferingItem[] = []
  const changed: string[] = []
  const texts = new Map<string, number>()
  const meanings = new Map<string, number>()
  const sounds = { named: 0, missing: 0 }
  const counts = { entries: 0, proposed: 0, asking: 0, refused: 0, differing: 0, same: 0 }
  let misspelled = 0
  const inside = new Set<string>()
  let columns: readonly FoundColumn[] = []
  let languages: readonly FoundLanguage[] = []
  let sheets: readonly FoundSheet[] = []
  const leftOut: LeftOut[] = []
  const omitted = new Map<OmittedPart, number>()

  function addOutline(outline: Outline): void {
    columns = outline.columns ?? columns
    languages = outline.languages ?? languages
    sheets = outline.sheets ?? sheets
    leftOut.push(...(outline.leftOut ?? []))
    for (const name of outline.media ?? []) inside.add(soundKeyOf(name))
  }

  function addEntry({ entry, judged }: JudgedEntry): void {
    counts.entries++
    countTags(entry, { texts, meanings })
    for (const path of soundsOf(entry)) {
      sounds.named++
      if (!inside.has(soundKeyOf(path)) && !hasSound(path)) sounds.missing++
    }
    if (!judged.isProposed) {
      const found = kept.get(judged.reason) ?? { count: 0, examples: [] }
      found.count++
      if (found.examples.length < mostExamples) found.examples.push(headwordOf(entry))
      kept.set(judged.reason, found)
      return
    }
    counts.proposed++
    if ('asks' in judged.contribution && judged.contribution.asks !== undefined) counts.asking++
    for (const part of judged.omitted) omitted.set(part, (omitted.get(part) ?? 0) + 1)
    if (hasForeignLetters(judged.findings)) misspelled++
    if (judged.differsFrom !== undefined) {
      counts.differing++
      const { contribution, differsFrom: there } = judged
      const here = 'gloss' in contribution ? contribution.gloss.en : ''
      if (differing.length < mostShown) differing.push({ text: there.text, here, there })
    }
  }

  return {
    add(each: WalkedPart): void {
      if (each.part === 'header') headers.push(each.header)
      else if (each.part === 'outline') addOutline(each.outline)
      else if (each.part === 'entry') addEntry(each.judged)
      else if (each.part === 'problem') {
        counts.refused++
        if (problems.length < mostShown) problems.push(each.problem)
      } else if (each.isChanged) changed.push(each.name)
      else counts.same++
    },
    read: (): ImportDraft => ({
      broken: undefined,
      header: joinHeaders(headers),
      columns,
      languages,
      sheets,
      leftOut,
      entries: counts.entries,
      proposed: counts.proposed,
      asking: counts.asking,
      omitted,
      kept,
      refused: { count: counts.refused, problems },
      differing: { count: counts.differing, items: differing },
      earlier: { same: counts.same, changed },
      texts,
      meanings,
      sounds,
      misspelled,
    }),
  }
}

export function joinHeaders(headers: readonly Header[]): Header {
  const ranges = [
    ...Map.groupBy(
      headers.flatMap((header) => header.ranges ?? []),
      ({ key }) => key,
    ).values(),
  ].map((ofOneKey) => ofOneKey.reduce(joinRanges))
  const extra = headers.flatMap((header) => header.extra ?? [])
  const said = headers.find(({ source, licence }) => (source ?? licence) !== undefined)
  return compact<Header>({ ranges, source: said?.source, licence: said?.licence, extra })
}

/** FLEx names a list in one file and writes it in another; then it points to a disk of somebody's. */
function joinRanges(one: Range, other: Range): Range {
  const extra = [...(one.extra ?? []), ...(other.extra ?? [])].filter(
    ({ name }) => name !== '@href',
  )
  const elements = [...(one.elements ?? []), ...(other.elements ?? [])]
  return compact<Range>({ key: one.key, elements, extra })
}

/**
 * What names an entry among all imports of a course. Keys that are made from a place are those of
 * every file: there the word belongs to the name.
 */
function nameOf(entry: Entry): string {
  const { guid, key } = entry
  return guid ?? (/^(row|unit|note)-\d+$/.test(key) ? `${key} ${headwordOf(entry)}` : key)
}

function countTags(
  entry: Entry,
  found: { texts: Map<string, number>; meanings: Map<string, number> },
): void {
  const count = (counts: Map<string, number>, lang: string) => {
    counts.set(lang, (counts.get(lang) ?? 0) + 1)
  }
  for (const { lang } of writtenForms(entry)) count(found.texts, lang)
  for (const { glosses, definitions = [] } of entry.senses) {
    const glossed = new Set(glosses.map(({ lang }) => lang))
    for (const { lang } of glosses) count(found.meanings, lang)
    for (const { lang } of definitions) if (!glossed.has(lang)) count(found.meanings, lang)
  }
}

function soundsOf(entry: Entry): string[] {
  const examples = entry.senses.flatMap(({ examples = [] }) => examples)
  const holders = [entry, ...(entry.pronunciations ?? []), ...examples]
  return holders.flatMap(({ sounds = [] }) => sounds.map(({ path }) => path))
}

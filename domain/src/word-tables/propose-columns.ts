import type { TableRow } from './read-word-table.ts'

/** What a column of somebody's own table may be proposed to hold. */
export type ColumnContent = 'text' | 'gloss en' | 'gloss fr' | 'example' | 'note' | 'part-of-speech'

export interface ProposedColumn {
  readonly name: string
  /** Undefined if we have no guess. */
  readonly holds: ColumnContent | undefined
  /** What the proposal follows from: the column's name, or the texts below it. */
  readonly because: 'name' | 'texts' | undefined
}

export interface TableProposal {
  /** Place of the row that names the columns; rows above it are titles. */
  readonly head: number
  readonly columns: readonly ProposedColumn[]
}

/** Names that teachers and linguists give columns, folded to small letters without marks. */
const names: readonly (readonly [ColumnContent, RegExp])[] = [
  [
    'gloss fr',
    /^(?:fr|fra|glose|sens|signification|traduction|(?:en |mots? |sens |glose |traduction |signification )?(?:en )?francaise?|(?:word |meaning |gloss |translation )?(?:in )?french(?: (?:word|meaning|gloss|translation))?)$/,
  ],
  [
    'gloss en',
    /^(?:en|eng|gloss|meaning|translation|(?:en |mots? |sens |glose |traduction |signification )?(?:en )?anglaise?|(?:word |meaning |gloss |translation )?(?:in )?english(?: (?:word|meaning|gloss|translation))?)$/,
  ],
  ['example', /^(?:example|exemple|example sentence|phrase exemple|phrase d exemple)s?$/],
  ['note', /^(?:note|remark|remarque|comment|commentaire|observation)s?$/],
  [
    'part-of-speech',
    /^(?:pos|part of speech|word class|categorie(?: grammaticale)?|classe(?: grammaticale)?|nature)$/,
  ],
  [
    'text',
    /^(?:text|texte|word|mot|form|forme|headword|lexeme|lexie|entry|entree|lemma|lemme|vernacular|vernaculaire|langue(?: (?:locale|maternelle|nationale))?|local language|mother tongue)s?$/,
  ],
]

/** Rows among which the one that names the columns is looked for, and rows whose texts are read. */
const maxRows = { head: 20, texts: 200 }
/** Minimum share of a column's texts that must look like a language. */
const minShare = 0.3

/**
 * Proposes what the columns of somebody's own table hold, for a screen where it can be changed. Titles
 * above the row of names are skipped. A column that its name does not tell is judged by its texts:
 * French and English by their small words, the language by letters that neither has.
 *
 * @param languageNames how people call the language, which may be the name of its column
 */
export function proposeColumns(
  rows: readonly TableRow[],
  languageNames: readonly string[],
): TableProposal {
  const own = new Set(languageNames.map(fold))
  const nameOf = (cell: string) => findByName(fold(cell), own)
  const head = findHead(rows, (cell) => nameOf(cell) !== undefined)
  const below = rows.slice(head + 1, head + 1 + maxRows.texts)
  const cells = rows[head]?.cells ?? []
  const named = cells.map((cell) => nameOf(cell))
  const taken = new Set(named)
  const shares = cells.map((_, at) => readTexts(below.map((row) => row.cells[at] ?? '')))
  const byTexts = new Map<number, ColumnContent>()
  for (const content of ['gloss fr', 'gloss en', 'text'] as const) {
    if (taken.has(content)) continue
    const free = shares.flatMap((share, at) =>
      named[at] === undefined && !byTexts.has(at) ? [{ at, share: share[content] }] : [],
    )
    const [best] = free.sort((one, other) => other.share - one.share)
    if (best !== undefined && best.share >= minShare) byTexts.set(best.at, content)
  }
  return {
    head,
    columns: cells.map((cell, at): ProposedColumn => {
      const holds = named[at] ?? byTexts.get(at)
      const because = holds === undefined ? undefined : named[at] === undefined ? 'texts' : 'name'
      return { name: cell.trim(), holds, because }
    }),
  }
}

/** Small letters without marks, with blanks for all that is no letter. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

function findByName(name: string, own: ReadonlySet<string>): ColumnContent | undefined {
  if (name === '') return undefined
  const bare = name.replace(
    /^(?:mots?|words?|texte?|langue|language|nom|name) (?:(?:en|in|du|de la|de l|of) )?/,
    '',
  )
  if (own.has(name) || own.has(bare)) return 'text'
  return names.find(([, known]) => known.test(name))?.[0]
}

/**
 * The first row with a name that is known, below rows with fewer cells; else the first row below titles
 * of one cell. A row of words may hold such a name too: “mot” is French for “word”.
 */
function findHead(rows: readonly TableRow[], isName: (cell: string) => boolean): number {
  const first = rows.slice(0, maxRows.head)
  const widths = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  let widest = 0
  for (const [at, width] of widths.entries()) {
    if (width > widest && first[at]?.cells.some(isName) === true) return at
    widest = Math.max(widest, width)
  }
  return Math.max(0, widest < 2 ? 0 : widths.findIndex((width) => width > 1))
}

const french =
  /(?:^|[\s(])(?:le|la|les|un|une|des|du|de|se|et|ou|en|au|aux|qui|que|est|il|elle|je|tu|nous|vous|mon|ma|dans|pour|avec|sur|pas)(?=$|[\s,;.)])|(?:^|\s)(?:l|d|s|c|n|qu)['’]\p{L}|[çœ]|(?:er|oir|tion|eux|euse|eau)$/iu
const english =
  /(?:^|[\s(])(?:the|a|an|to|of|and|or|is|are|in|on|at|for|with|not|be|he|she|it|you|we|my|your|this|that)(?=$|[\s,;.)])|(?:ing|tion|ness|ght|th|ck)$/iu
/** Letters of African languages that French and English do not have, and marks of tone on them. */
const others = /[ɓɖɗƙʼꞌɛɔŋɲəɨʉɯɤʊɩɑæʃʒɣßǝƁƊƎƏƐƆŊ]|[\u030C\u0304\u0330\u1DC4-\u1DC7]/u

/** Shares of the texts of a column that read like a language. */
function readTexts(cells: readonly string[]): Record<'text' | 'gloss en' | 'gloss fr', number> {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => /\p{L}/u.test(cell))
  const share = (isSo: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(isSo).length / texts.length
  const isOther = (text: string) => others.test(text.normalize('NFD'))
  return {
    'gloss fr': share((text) => french.test(text) && !isOther(text)),
    'gloss en': share((text) => english.test(text) && !isOther(text)),
    text: share((text) => isOther(text)),
  }
}

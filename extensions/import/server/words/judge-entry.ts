import { createHash } from 'node:crypto'
import {
  contributionSchema,
  fillGloss,
  maxOtherForms,
  omittedParts,
  type Contribution,
  type CourseDescription,
  type OmittedPart,
} from '@mboa/contract'
import { checkSpelling, findLanguage, tonedKey, type SpellingFinding } from '@mboa/domain'
import {
  chooseItem,
  type ChosenItem,
  type Entry,
  type Mapping,
  unchosenReasons,
} from '@mboa/formats'
import * as v from 'valibot'
import { meaningSeparator } from '../../../../server/src/modules/contributions/index.ts'

/** What a course has already: a text with its meanings, and where it stands. */
export interface KnownItem {
  readonly id: string
  readonly text: string
  readonly gloss: { readonly en: readonly string[]; readonly fr: readonly string[] }
}

/** What is said of the whole file. */
export interface ImportTerms {
  readonly course: string
  /** Where the words are from, as learners will read it. */
  readonly citation: string
  readonly licence: string
  readonly dialect: string | null
  /** The spelling convention of the file. */
  readonly orthography: string
}

/** Why an entry is kept without asking speakers about it. */
export const keptReasons = {
  ...unchosenReasons,
  'other-orthography': 'are in another spelling convention than the course',
  'in-course': 'stand in the course already, with the same meaning',
  'in-file': 'stand in the file a second time, with the same meaning',
  'too-long': 'have a text or a meaning longer than 500 characters, or one that fits on no line',
} as const
export type KeptReason = keyof typeof keptReasons

export type Judged =
  | {
      readonly isProposed: true
      readonly contribution: Contribution
      readonly findings: readonly SpellingFinding[]
      /** What the entry says that speakers do not get, because it is too long. */
      readonly omitted: readonly OmittedPart[]
      /** The item of the course that is written the same and means something else. */
      readonly differsFrom: KnownItem | undefined
    }
  | { readonly isProposed: false; readonly reason: KeptReason }

export type JudgeEntry = (entry: Entry, id: string) => Judged

/** Key under which texts of a course count as the same, regardless of case. */
export function createKeyOf(course: string): (text: string) => string {
  const language = findLanguage(course)
  return (text) =>
    language === undefined ? text.normalize('NFC').toLowerCase() : tonedKey(text, language)
}

/** Decides for each entry, in the order of the file, what becomes of it. */
export function createJudgeEntry(
  description: Pick<CourseDescription, 'course' | 'alphabet' | 'orthography'>,
  {
    terms,
    mapping,
    known,
    now,
  }: {
    terms: ImportTerms
    mapping: Mapping
    /** By `createKeyOf`. */
    known: ReadonlyMap<string, readonly KnownItem[]>
    now: number
  },
): JudgeEntry {
  const keyOf = createKeyOf(description.course)
  const seen = new Set<string>()
  const others = new Set((description.orthography.others ?? []).map((other) => other.id))
  const keep = (reason: KeptReason): Judged => ({ isProposed: false, reason })

  return (entry, id) => {
    const item = chooseItem(entry, mapping)
    if (typeof item === 'string') return keep(item)
    const convention = item.convention ?? terms.orthography
    if (convention !== description.orthography.id) return keep('other-orthography')
    const key = keyOf(item.text)
    const same = known.get(key) ?? []
    if (same.some((each) => sharesMeaning(each, item))) return keep('in-course')
    const meanings = fingerprintsOf(key, item)
    if (meanings.some((each) => seen.has(each))) return keep('in-file')
    const forms = formsOf(item, others)
    const contribution = contributionOf(item, { id, terms, forms, now })
    const fitting = fitContribution(contribution)
    if (fitting === undefined) return keep('too-long')
    for (const each of meanings) seen.add(each)
    const findings = checkSpelling(item.text, description.alphabet)
    return { isProposed: true, ...fitting, findings, differsFrom: same[0] }
  }
}

/**
 * A word with each of its meanings, as the half of a hash: a piece of a file's text that is kept
 * would keep all of the text around it in memory, and a file has hundreds of thousands.
 */
function fingerprintsOf(key: string, { gloss }: ChosenItem): string[] {
  return (['en', 'fr'] as const).flatMap((side) =>
    gloss[side].map((meaning) => {
      const said = JSON.stringify([key, side, foldMeaning(meaning)])
      return createHash('sha256').update(said).digest().toString('latin1', 0, 16)
    }),
  )
}

/** Of anything that is JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}

const foldMeaning = (text: string) => text.normalize('NFC').toLowerCase()

/** Of the course's other conventions, each text once, `maxOtherForms` of them. */
function formsOf({ text, others: forms }: ChosenItem, others: ReadonlySet<string>) {
  const known = new Map(
    forms
      .filter((form) => others.has(form.convention) && form.text !== text)
      .map((form) => [`${form.convention} ${form.text}`, form]),
  )
  return [...known.values()].slice(0, maxOtherForms)
}

function contributionOf(
  item: ChosenItem,
  {
    id,
    terms,
    forms,
    now,
  }: { id: string; terms: ImportTerms; forms: ChosenItem['others']; now: number },
) {
  const { kind, text, gloss, dialect, example = null, partOfSpeech } = item
  return {
    kind,
    id,
    course: terms.course,
    text,
    dialect: dialect ?? terms.dialect,
    ...fillGloss({ en: gloss.en.join(meaningSeparator), fr: gloss.fr.join(meaningSeparator) }),
    theme: null,
    example,
    ...(forms.length > 0 && { forms }),
    note: [terms.citation, ...(partOfSpeech === undefined ? [] : [partOfSpeech])].join(' · '),
    contributedAt: now,
  }
}

/** A contribution without the parts that are too long; undefined where the word or its meaning is. */
function fitContribution(
  contribution: ReturnType<typeof contributionOf>,
): { contribution: Contribution; omitted: readonly OmittedPart[] } | undefined {
  const parsed = v.safeParse(contributionSchema, contribution)
  if (parsed.success) return { contribution: parsed.output, omitted: [] }
  const flawed = parsed.issues.map(({ path }) => path?.[0].key)
  const omitted = omittedParts.filter((part) => flawed.includes(part))
  const { forms: _, ...rest } = contribution
  const shortened = {
    ...(omitted.includes('forms') ? rest : contribution),
    ...(omitted.includes('dialect') && { dialect: null }),
    ...(omitted.includes('example') && { example: null }),
    ...(omitted.includes('note') && { note: '' }),
  }
  const again = v.safeParse(contributionSchema, shortened)
  return again.success ? { contribution: again.output, omitted } : undefined
}

function sharesMeaning(known: Pick<KnownItem, 'gloss'>, item: ChosenItem): boolean {
  return (['en', 'fr'] as const).some((side) => {
    const meanings = new Set(known.gloss[side].map(foldMeaning))
    return item.gloss[side].some((each) => meanings.has(foldMeaning(each)))
  })
}

import { learnersOnlyLicence, type Contribution, type Word } from '@mboa/contract'
import type { KnownConcept } from '@mboa/content'
import { itemIdOf } from './contribution-presenter.ts'
import { meaningSeparator } from './imports/judge-entry.ts'

/** What a speaker contributed, under the licence that they publish it by, or a file under its own. */
export interface LicensedContribution {
  readonly contribution: Contribution
  readonly confirmations: number
  readonly licence: Word['licence']
  /** Where it came from a file: what that is cited as. */
  readonly citation?: string
}

/** What is said of a word that so many others have confirmed. */
export type Attribute = (confirmations: number) => { citation: string; checkedBy: number }

type NewItem = Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }>

/**
 * The words and sentences that speakers contributed, as the items of a pack: for a concept that
 * several gave a word for, the first is the word, the others are accepted too, and all of it is
 * published by the strictest of their licences. Variants and corrections are the operator's to
 * place: `contributions list` shows them.
 */
export function itemsOfContributions(
  contributions: readonly LicensedContribution[],
  findConcept: (concept: string) => KnownConcept | undefined,
  attribute: Attribute,
): { words: Word[]; sentences: Word[] } {
  const items = { words: new Map<string, Word>(), sentences: new Map<string, Word>() }
  for (const { contribution, confirmations, licence, citation } of contributions) {
    if (contribution.kind === 'variant' || contribution.kind === 'correction') continue
    const meaning = meaningOf(contribution, findConcept)
    if (meaning === undefined) continue
    const ofKind = meaning.kind === 'sentence' ? items.sentences : items.words
    const earlier = ofKind.get(meaning.id)
    if (earlier === undefined) {
      const said = { licence, ...attribute(confirmations), ...(citation && { citation }) }
      const isImported = citation !== undefined
      ofKind.set(meaning.id, itemOf(contribution, meaning, { ...said, isImported }))
    } else if (earlier.text !== contribution.text) {
      const accepted = new Set([...(earlier.accepted ?? []), contribution.text])
      const strictest = strictestOf(earlier.licence, licence)
      ofKind.set(meaning.id, { ...earlier, accepted: [...accepted], licence: strictest })
    }
  }
  return { words: [...items.words.values()], sentences: [...items.sentences.values()] }
}

type Meaning = KnownConcept & { readonly id: string }

function meaningOf(
  contribution: NewItem,
  findConcept: (concept: string) => KnownConcept | undefined,
): Meaning | undefined {
  const id = itemIdOf(contribution)
  if (contribution.kind === 'concept') {
    const concept = findConcept(contribution.concept)
    return concept && { ...concept, id }
  }
  const { kind, gloss, theme } = contribution
  return { id, kind, gloss, theme: theme ?? 'other' }
}

function itemOf(
  contribution: NewItem,
  { id, gloss, theme, picture }: Meaning,
  {
    licence,
    citation,
    checkedBy,
    isImported,
  }: Pick<Word, 'licence'> & ReturnType<Attribute> & { isImported: boolean },
): Word {
  // A dictionary's meanings stand beside each other; what a speaker typed is one.
  const meanings = (text: string) => (isImported ? text.split(meaningSeparator) : [text])
  return {
    id,
    text: contribution.text,
    category: theme,
    checkedBy,
    gloss: { en: meanings(gloss.en), fr: meanings(gloss.fr) },
    ...(contribution.dialect !== null && { dialect: contribution.dialect }),
    ...(picture !== undefined && { picture }),
    sources: [{ citation, licence }],
    licence,
  }
}

const fromFreest: readonly Word['licence'][] = [
  'CC0-1.0',
  'Unicode-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  learnersOnlyLicence,
]

function strictestOf(one: Word['licence'], other: Word['licence']): Word['licence'] {
  return fromFreest.indexOf(one) < fromFreest.indexOf(other) ? other : one
}

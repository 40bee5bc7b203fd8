import {
  learnersOnlyLicence,
  type Bilingual,
  type Contribution,
  type Source,
  type Word,
} from '@mboa/contract'
import type { KnownConcept } from '@mboa/content'
import { isNewItem, itemIdOf, type NewItem } from './contribution-presenter.ts'
import { meaningSeparator, type glossOf } from './meanings.ts'

/** What a speaker contributed, under the licence that they publish it by, or a file under its own. */
export interface LicensedContribution {
  readonly contribution: Contribution
  readonly confirmations: number
  readonly licence: Word['licence']
  /** Where it came from a file: what that is cited as. */
  readonly citation?: string
  /** When others had confirmed it; null while they have not. */
  readonly checkedAt: number | null
}

/** What is said of a word that so many others have confirmed. */
export type Attribute = (
  confirmations: number,
) => Pick<Source, 'citation' | 'note'> & Pick<Word, 'checkedBy'>

/** What is read of a meaning and of what another speaker told where it was asked for. */
type ReadGloss = typeof glossOf

/**
 * The words and sentences that speakers contributed, as the items of a pack: for a concept that
 * several gave a word for, the first is the word, the others are accepted too, and all of it, with
 * a meaning that another speaker told, is published by the strictest of their licences. What
 * variants and corrections change, `changesOfContributions` says.
 */
export function itemsOfContributions(
  contributions: readonly LicensedContribution[],
  findConcept: (concept: string) => KnownConcept | undefined,
  { attribute, readGloss }: { attribute: Attribute; readGloss: ReadGloss },
): { words: Word[]; sentences: Word[] } {
  const items = { words: new Map<string, Word>(), sentences: new Map<string, Word>() }
  const told = meaningsOf(contributions)
  for (const each of contributions) {
    const { contribution, confirmations, citation } = each
    if (!isNewItem(contribution)) continue
    const translated = told.get(contribution.id)
    const meaning = meaningOf(contribution, findConcept, (told) =>
      readGloss(told, translated?.text),
    )
    if (meaning === undefined) continue
    const licence = strictestOf(each.licence, translated?.licence ?? each.licence)
    const ofKind = meaning.kind === 'sentence' ? items.sentences : items.words
    const earlier = ofKind.get(meaning.id)
    if (earlier === undefined) {
      const { checkedBy, ...told } = attribute(confirmations)
      const isImported = citation !== undefined
      const source = { ...(isImported ? { citation } : told), licence }
      ofKind.set(meaning.id, itemOf(contribution, meaning, { source, checkedBy, isImported }))
    } else if (earlier.text !== contribution.text) {
      const accepted = new Set([...(earlier.accepted ?? []), contribution.text])
      const strictest = strictestOf(earlier.licence, licence)
      ofKind.set(meaning.id, { ...earlier, accepted: [...accepted], licence: strictest })
    }
  }
  return { words: [...items.words.values()], sentences: [...items.sentences.values()] }
}

/** What is told of a word's meaning by another speaker, by the contribution that asks for it. */
function meaningsOf(contributions: readonly LicensedContribution[]) {
  return new Map(
    contributions.flatMap(({ contribution, licence }) =>
      contribution.kind === 'meaning'
        ? [[contribution.about, { text: contribution.text, licence }] as const]
        : [],
    ),
  )
}

type Meaning = KnownConcept & { readonly id: string }

function meaningOf(
  contribution: NewItem,
  findConcept: (concept: string) => KnownConcept | undefined,
  readTold: (told: Parameters<ReadGloss>[0]) => Bilingual,
): Meaning | undefined {
  const id = itemIdOf(contribution)
  if (contribution.kind === 'concept') {
    const concept = findConcept(contribution.concept)
    return concept && { ...concept, id }
  }
  const { kind, theme } = contribution
  return { id, kind, gloss: readTold(contribution), theme: theme ?? 'other' }
}

function itemOf(
  contribution: NewItem,
  { id, gloss, theme, picture }: Meaning,
  {
    source,
    checkedBy,
    isImported,
  }: Pick<Word, 'checkedBy'> & {
    source: Source & Pick<Word, 'licence'>
    isImported: boolean
  },
): Word {
  // A dictionary's meanings stand beside each other; what a speaker typed is one.
  const forms = 'forms' in contribution ? contribution.forms : undefined
  const meanings = (text: string) =>
    text === '' ? [] : isImported ? text.split(meaningSeparator) : [text]
  return {
    id,
    text: contribution.text,
    category: theme,
    checkedBy,
    gloss: { en: meanings(gloss.en), fr: meanings(gloss.fr) },
    ...(contribution.dialect !== null && { dialect: contribution.dialect }),
    ...(picture !== undefined && { picture }),
    ...(forms && { forms }),
    sources: [source],
    licence: source.licence,
  }
}

const fromFreest: readonly Word['licence'][] = [
  'CC0-1.0',
  'Unicode-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  learnersOnlyLicence,
]

/** By which something is published that two have a part in. */
export function strictestOf(one: Word['licence'], other: Word['licence']): Word['licence'] {
  return fromFreest.indexOf(one) < fromFreest.indexOf(other) ? other : one
}

import {
  conceptItem,
  type ConceptList,
  type Contribution,
  type ItemLicence,
  type Word,
} from '@mboa/contract'

/** What a speaker told, under the licence that they publish it by. */
export interface LicensedContribution {
  readonly contribution: Contribution
  readonly confirmations: number
  readonly licence: ItemLicence
}

type Told = Extract<Contribution, { kind: 'concept' | 'word' | 'sentence' }>

/**
 * The words and sentences that speakers told, as the items of a pack: for a concept that several
 * gave a word for, the first is the word and the others are accepted too. Variants and corrections
 * are the operator's to place: `contributions list` shows them.
 */
export function itemsOfContributions(
  contributions: readonly LicensedContribution[],
  { themes }: ConceptList,
): { words: Word[]; sentences: Word[] } {
  const concepts = new Map(
    themes.flatMap(({ theme, concepts: ofTheme }) =>
      ofTheme.map((concept) => [concept.concept, { ...concept, theme }] as const),
    ),
  )
  const items = { words: new Map<string, Word>(), sentences: new Map<string, Word>() }
  for (const { contribution: told, confirmations, licence } of contributions) {
    if (told.kind === 'variant' || told.kind === 'correction') continue
    const meaning = meaningOf(told, concepts)
    if (meaning === undefined) continue
    const ofKind = told.kind === 'sentence' ? items.sentences : items.words
    const earlier = ofKind.get(meaning.id)
    if (earlier === undefined) {
      ofKind.set(meaning.id, itemOf(told, meaning, { confirmations, licence }))
    } else if (earlier.text !== told.text) {
      const accepted = new Set([...(earlier.accepted ?? []), told.text])
      ofKind.set(meaning.id, { ...earlier, accepted: [...accepted] })
    }
  }
  return { words: [...items.words.values()], sentences: [...items.sentences.values()] }
}

interface Meaning {
  readonly id: string
  readonly gloss: Readonly<{ en: string; fr: string }>
  readonly theme: string
  readonly picture?: string | undefined
}

function meaningOf(
  told: Told,
  concepts: ReadonlyMap<string, Omit<Meaning, 'id'>>,
): Meaning | undefined {
  if (told.kind !== 'concept') {
    return { id: `${told.course}.${told.id}`, gloss: told.gloss, theme: told.theme ?? 'other' }
  }
  const concept = concepts.get(told.concept)
  return concept && { ...concept, id: conceptItem(told.course, told.concept) }
}

function itemOf(
  told: Told,
  { id, gloss, theme, picture }: Meaning,
  { confirmations, licence }: Omit<LicensedContribution, 'contribution'>,
): Word {
  return {
    ...{ id, text: told.text, category: theme, checkedBy: 0 },
    gloss: { en: [gloss.en], fr: [gloss.fr] },
    ...(told.dialect !== null && { dialect: told.dialect }),
    ...(picture !== undefined && { picture }),
    sources: [
      {
        citation: `Told by a speaker in Mboa, confirmed by ${confirmations} others`,
        licence,
      },
    ],
    licence,
  }
}

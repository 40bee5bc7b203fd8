import { sentenceSchema, wordSchema, type Sentence, type Source, type Word } from '@mboa/contract'
import { respellTokens } from '@mboa/domain'
import * as v from 'valibot'
import { itemIdOf } from './contribution-presenter.ts'
import { strictestOf, type LicensedContribution } from './items-of-contributions.ts'

/** A spelling that a speaker gave for an item of the course, and others confirmed. */
interface GivenText {
  readonly text: string
  readonly licence: Word['licence']
  readonly confirmations: number
}

interface Correction extends GivenText {
  /** What stood there when it was corrected; undefined where the course had no such item: it changes nothing. */
  readonly was: string | undefined
}

interface Variant extends GivenText {
  readonly dialect: string | null
}

/** What speakers changed of an item of the course. */
export interface ItemChange {
  /** In the order in which they were confirmed. */
  readonly corrections: readonly Correction[]
  readonly variants: readonly Variant[]
}

/** What checked corrections and variants change, by item. */
export function changesOfContributions(
  contributions: readonly LicensedContribution[],
): ReadonlyMap<string, ItemChange> {
  const inOrder = contributions.toSorted((a, b) => (a.checkedAt ?? 0) - (b.checkedAt ?? 0))
  const changes = new Map<string, { corrections: Correction[]; variants: Variant[] }>()
  for (const { contribution, licence, confirmations } of inOrder) {
    const { kind, text } = contribution
    if ((kind !== 'correction' && kind !== 'variant') || text === null) continue
    const item = itemIdOf(contribution)
    const change = changes.get(item) ?? { corrections: [], variants: [] }
    changes.set(item, change)
    const given = { text, licence, confirmations }
    if (kind === 'variant') change.variants.push({ ...given, dialect: contribution.dialect })
    else change.corrections.push({ ...given, was: contribution.was?.text })
  }
  return changes
}

const notes = {
  correction: { en: 'Spelling corrected by a speaker', fr: 'Graphie corrigée par un locuteur' },
  variant: { en: 'Contributed by a speaker', fr: 'Contribution d’un locuteur' },
}

/**
 * The item as speakers have it: the last spelling that was confirmed, the variants accepted too,
 * both with their source, under the strictest licence of all who have a part in it. Its id stays,
 * and with it what learners know of it. A correction of what stands there no more changes nothing:
 * the pack has moved on.
 */
export function changeItem<Item extends Word | Sentence>(item: Item, change: ItemChange): Item {
  const changed = addVariants(correct(item, change.corrections), change.variants)
  // One odd text spoils no unit.
  return v.is('tokens' in item ? sentenceSchema : wordSchema, changed) ? changed : item
}

function correct<Item extends Word | Sentence>(item: Item, given: readonly Correction[]): Item {
  const spellings = new Set([item.text])
  let last: Correction | undefined
  for (const each of given) {
    if (each.was === undefined || !spellings.has(each.was)) continue
    spellings.add(each.text)
    last = each
  }
  if (last === undefined || last.text === item.text) return item
  const { text, licence, confirmations } = last
  const accepted = item.accepted?.filter((each) => each !== text)
  return {
    ...item,
    text,
    ...(item.accepted && { accepted }),
    ...('tokens' in item && { tokens: respellTokens(item.tokens, text) }),
    sources: [...item.sources, sourceOf('correction', licence)],
    licence: strictestOf(item.licence, licence),
    // Who corrected it has looked at it as well.
    checkedBy: confirmations + 1,
  }
}

function addVariants<Item extends Word | Sentence>(item: Item, given: readonly Variant[]): Item {
  const known = new Set([
    item.text,
    ...(item.accepted ?? []),
    ...(item.variants ?? []).map(({ text }) => text),
  ])
  const added = given.filter(({ text }) => {
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
  if (added.length === 0) return item
  const variants = added.map(({ text, dialect, licence }) => ({
    text,
    ...(dialect !== null && { dialect }),
    sources: [sourceOf('variant', licence)],
  }))
  return {
    ...item,
    variants: [...(item.variants ?? []), ...variants],
    licence: added.reduce(
      (strictest, { licence }) => strictestOf(strictest, licence),
      item.licence,
    ),
  }
}

const sourceOf = (kind: keyof typeof notes, licence: Word['licence']): Source => ({
  citation: 'Mboa',
  note: notes[kind],
  licence,
})

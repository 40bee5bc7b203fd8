import type { Bilingual, Contribution, GlossLanguage } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { contributionOf } from './contribution-presenter.ts'
import { listMeanings, type ContributionRow } from './repository.ts'

/** What others told where a meaning was asked for, by the contribution that asked. */
export type Meanings = ReadonlyMap<string, string>

type Told = Pick<Extract<Contribution, { kind: 'word' | 'sentence' }>, 'gloss' | 'asks'>

/** Separates the meanings of one language in a contribution that has several. */
export const meaningSeparator = '; '

/** As the longest line of a pack. */
const longestMeaning = 500

/** What stands beside a meaning for those who read another language than it is told in. */
const marks: Readonly<Record<GlossLanguage, string>> = { en: '(in French)', fr: '(en anglais)' }

/**
 * The meaning in both languages: with what another speaker told of the one that lacked, and until
 * then with the only one there is, marked with its language. In brackets, so that whoever answers
 * without the mark is right.
 *
 * @example glossOf({ gloss: { en: 'un cadeau', fr: 'un cadeau' }, asks: 'en' }, undefined)
 * // { en: 'un cadeau (in French)', fr: 'un cadeau' }
 */
export function glossOf({ gloss, asks }: Told, told: string | undefined): Bilingual {
  if (asks === undefined) return gloss
  if (told !== undefined) return { ...gloss, [asks]: told }
  const marked = `${gloss[asks]} ${marks[asks]}`
  return marked.length > longestMeaning ? gloss : { ...gloss, [asks]: marked }
}

/** The meaning as it was told, for whoever takes it elsewhere: nothing in a language that nobody told it in. */
export function toldGlossOf({ gloss, asks }: Told, told: string | undefined): Bilingual {
  return asks === undefined ? gloss : { ...gloss, [asks]: told ?? '' }
}

/** Of those of these contributions that asked for one. */
export async function readMeanings(
  queries: Queries,
  rows: readonly Pick<ContributionRow, 'id' | 'asks'>[],
): Promise<Meanings> {
  const asking = rows.filter(({ asks }) => asks !== null).map(({ id }) => id)
  const told = await listMeanings(queries, [...new Set(asking)])
  return new Map(
    told.flatMap((row) => {
      const contribution = contributionOf(row)
      return contribution.kind === 'meaning' ? [[contribution.about, contribution.text]] : []
    }),
  )
}

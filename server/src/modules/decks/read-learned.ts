import { setImmediate } from 'node:timers/promises'
import { cardKey, effectiveAt, emptyFold, extendFold, listCards, skillOf } from '@mboa/domain'
import type { Card } from '@mboa/domain'
import type { CardReview } from '@mboa/formats'
import type { Context } from '../../context.ts'
import { walkEvents } from '../practice/index.ts'

/** A card of a learner, and the answers that made it what it is, the earliest first. */
export interface LearnedCard {
  readonly card: Card
  readonly reviews: readonly CardReview[]
}

/**
 * All cards of a learner in a course, by `cardKey`. Answers are read a page at a time, by one export
 * of the server at a time: whoever has given a hundred thousand holds up nobody.
 */
export async function readLearned(
  { database: { queries }, queueExport }: Context,
  learnerId: string,
  course: string,
): Promise<ReadonlyMap<string, LearnedCard>> {
  let fold = emptyFold()
  const undone = new Set<string>()
  const reviews = new Map<string, (CardReview & { readonly id: string })[]>()
  const pages = walkEvents(queries, learnerId)
  for (;;) {
    const page = await queueExport(async () => {
      await setImmediate()
      return pages.next()
    })
    if (page.done === true) break
    fold = extendFold(fold, page.value)
    for (const event of page.value) {
      if (event.type === 'undo') undone.add(event.undoes)
      if (event.type !== 'review' || event.course !== course) continue
      const key = cardKey(event.item, skillOf(event))
      const { id, rating, tookMs } = event
      const review = { id, at: effectiveAt(event), rating, tookMs }
      const found = reviews.get(key)
      if (found === undefined) reviews.set(key, [review])
      else found.push(review)
    }
  }
  return new Map(
    listCards(fold, course).map((card) => {
      const key = cardKey(card.item, card.skill)
      const standing = (reviews.get(key) ?? []).filter(({ id }) => !undone.has(id))
      return [key, { card, reviews: standing.toSorted((one, other) => one.at - other.at) }]
    }),
  )
}

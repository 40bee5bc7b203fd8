import type { Card } from './card.ts'
import type { CardSkill } from './practice-events.ts'

/** What cannot be asked about an item unless it is heard: said, it is compared. */
const heardSkills: ReadonlySet<CardSkill> = new Set(['hear', 'write', 'say'])

interface ReviewableItems {
  /** The items of the course on this device; absent where they are not at hand: any item. */
  readonly items?: { readonly has: (item: string) => boolean }
  /** Items with a recording that this device can play; none when absent. */
  readonly recorded?: { readonly has: (item: string) => boolean } | undefined
}

/**
 * Which cards a session could ask about. What is shown as due and what a session asks must go by
 * the same rule, or somebody is called to a session that has nothing for them.
 */
export function isReviewableIn({ items, recorded }: ReviewableItems): (card: Card) => boolean {
  return ({ item, skill }) =>
    items?.has(item) !== false && (!heardSkills.has(skill) || recorded?.has(item) === true)
}

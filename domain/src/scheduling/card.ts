import type { CardSkill } from './practice-events.ts'

/** `learning` and `relearning`: in steps of minutes; `review`: in intervals of days. */
export type CardStage = 'learning' | 'review' | 'relearning'

/** What the learner's reviews say about one skill of one item. Instants are epoch ms. */
export interface Card {
  readonly course: string
  readonly item: string
  /**
   * What the item is, by the kind of exercise that asked about it last; of the skill `tone` it is a
   * contrast of two tones.
   */
  readonly about: 'word' | 'sentence' | 'contrast'
  readonly skill: CardSkill
  readonly stage: CardStage
  readonly firstReviewedAt: number
  readonly lastReviewedAt: number
  readonly dueAt: number
  /** Days from the last review to when it is due; 0 within the steps of minutes. */
  readonly intervalDays: number
  /** Days after which recall has fallen to 90 %. */
  readonly stabilityDays: number
  /** 1 (easy) to 10 (hard). */
  readonly difficulty: number
  /** Which of the steps of minutes comes next. */
  readonly step: number
  readonly reviews: number
  /** How often it was forgotten after it had been learnt. */
  readonly lapses: number
}

/** From an interval of three weeks on, spaced repetition calls a card mature (Anki's manual). */
export const matureDays = 21

export function cardKey(item: string, skill: string): string {
  return `${skill} ${item}`
}

/** Cards by the item that they are about, in the order given. */
export function groupByItem(cards: readonly Card[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>()
  for (const card of cards) {
    const group = groups.get(card.item)
    if (group === undefined) groups.set(card.item, [card])
    else group.push(card)
  }
  return groups
}

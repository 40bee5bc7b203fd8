import { cardKey } from './card.ts'
import type { Card } from './card.ts'
import { listCards, readSetting } from './fold.ts'
import type { PracticeFold } from './fold.ts'
import type { SettingEvent } from './practice-events.ts'

/** A card forgotten this often costs more than it gives: the word needs another way in. */
export const leechLapses = 8

const settingName = (card: Card) => `leech/${cardKey(card.item, card.skill)}`

/**
 * Whether a card was forgotten so often that it is no longer asked. It stays aside until the
 * learner chooses it again (`unsuspend`), and is set aside again after as many lapses more.
 */
export function isSetAside(fold: PracticeFold, card: Card): boolean {
  if (card.lapses < leechLapses) return false
  const forgiven = readSetting(fold, settingName(card))
  return card.lapses - (typeof forgiven === 'number' ? forgiven : 0) >= leechLapses
}

/** The cards set aside, of one course or of all, the most often forgotten first. */
export function listLeeches(fold: PracticeFold, course?: string): Card[] {
  return listCards(fold, course)
    .filter((card) => isSetAside(fold, card))
    .sort(
      (a, b) =>
        b.lapses - a.lapses || (cardKey(a.item, a.skill) < cardKey(b.item, b.skill) ? -1 : 1),
    )
}

/**
 * What a setting event is to carry so that a card set aside is asked again: how often it had been
 * forgotten until then. An undo of that event sets it aside again.
 */
export function unsuspend(card: Card): Pick<SettingEvent, 'name' | 'value'> {
  return { name: settingName(card), value: card.lapses }
}

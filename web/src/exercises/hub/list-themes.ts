import type { UnitPack } from '@mboa/contract'
import { listCards, type PracticeFold } from '@mboa/domain'
import { mostRequested } from '../../platform/navigation/session-address.ts'

/** A unit of a course as something to practise. */
export interface Theme {
  unit: UnitPack
  all: number
  met: number
  /** What a session of it asks about: what is due first, then what is new. */
  items: readonly string[]
}

interface Known {
  due: ReadonlySet<string>
  met: ReadonlySet<string>
}

/** @param listItems the words or the sentences of a unit that can be practised now */
export function listThemes(
  units: readonly UnitPack[],
  listItems: (unit: UnitPack) => readonly { id: string }[],
  { due, met }: Known,
): Theme[] {
  const rank = (item: string) => (due.has(item) ? 0 : met.has(item) ? 2 : 1)
  return units.flatMap((unit) => {
    const items = listItems(unit).map(({ id }) => id)
    if (items.length === 0) return []
    return {
      unit,
      all: items.length,
      met: items.filter((item) => met.has(item)).length,
      items: [...items].sort((a, b) => rank(a) - rank(b)).slice(0, mostRequested),
    }
  })
}

/** What of `items` was met, whatever is due: what comes back first leads. */
export function listComingBack(
  fold: PracticeFold,
  course: string,
  items: ReadonlySet<string>,
): readonly string[] {
  const cards = listCards(fold, course).filter(({ item }) => items.has(item))
  return [...new Set(cards.sort((a, b) => a.dueAt - b.dueAt).map(({ item }) => item))]
}

import type { Ability } from '@mboa/domain'
import { storedValue } from '../stored-value.ts'

export const abilities: readonly Ability[] = ['listening', 'speaking']

/** Long enough for a ride or a meeting; whoever forgets it hears again the next time. */
const pauseMs = 60 * 60 * 1000

const endOf = (ability: Ability) =>
  storedValue(`no-${ability}-until`, {
    name: 'until when there is a pause',
    parse: (text) => Number(text ?? 0),
    format: String,
  })
/** Where the browser keeps nothing, a pause holds for this page. */
const onThisPage = new Map<Ability, number>()

/** Until when this device asks for no listening, or no speaking (epoch ms); undefined while it does. */
export function findPauseEnd(ability: Ability, now: number): number | undefined {
  const end = onThisPage.get(ability) ?? endOf(ability).read()
  // Set by a clock that has been set back since, it would last for longer than anybody chose.
  return end > now && end <= now + pauseMs ? end : undefined
}

/** From now on for an hour. */
export const pause = (ability: Ability, now: number): void => saveEnd(ability, now + pauseMs)

export const endPause = (ability: Ability): void => saveEnd(ability, 0)

function saveEnd(ability: Ability, end: number): void {
  onThisPage.delete(ability)
  if (!endOf(ability).save(end)) onThisPage.set(ability, end)
}

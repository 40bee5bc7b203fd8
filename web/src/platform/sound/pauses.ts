import type { Ability } from '@mboa/domain'

export const abilities: readonly Ability[] = ['listening', 'speaking']

/** Long enough for a ride or a meeting; whoever forgets it hears again the next time. */
const pauseMs = 60 * 60 * 1000

const keyOf = (ability: Ability) => `mboa-no-${ability}-until`
/** Where the browser keeps nothing, a pause holds for this page. */
const onThisPage = new Map<Ability, number>()

/** Until when this device asks for no listening, or no speaking (epoch ms); undefined while it does. */
export function findPauseEnd(ability: Ability, now: number): number | undefined {
  const end = onThisPage.get(ability) ?? readEnd(ability)
  // Set by a clock that has been set back since, it would last for longer than anybody chose.
  return end > now && end <= now + pauseMs ? end : undefined
}

/** From now on for an hour. */
export const pause = (ability: Ability, now: number): void => keepEnd(ability, now + pauseMs)

export const endPause = (ability: Ability): void => keepEnd(ability, 0)

function readEnd(ability: Ability): number {
  try {
    return Number(localStorage.getItem(keyOf(ability)) ?? 0)
  } catch {
    return 0
  }
}

function keepEnd(ability: Ability, end: number): void {
  onThisPage.delete(ability)
  try {
    localStorage.setItem(keyOf(ability), String(end))
  } catch {
    onThisPage.set(ability, end)
  }
}

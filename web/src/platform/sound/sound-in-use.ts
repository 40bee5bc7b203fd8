let stopHum: (() => void) | undefined

/** What hums from now on, and how it is stopped; undefined once nothing does. */
export function setHum(stop: (() => void) | undefined): void {
  stopHum = stop
}

/** Nothing else sounds while something new does. */
export const silenceHum = (): void => stopHum?.()

const users = new Set<object>()

/** Takes the page's sound for a recording or for what plays one; gives how to let go of it. */
export function takeSound(): () => void {
  const user = {}
  users.add(user)
  return () => void users.delete(user)
}

/** Whether the microphone or a recording runs: nothing else is to sound then. */
export const isSoundInUse = (): boolean => users.size > 0

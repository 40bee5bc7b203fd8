const users = new Set<object>()

/** Takes the page's sound for a recording or for what plays one; gives how to let go of it. */
export function takeSound(): () => void {
  const user = {}
  users.add(user)
  return () => void users.delete(user)
}

/** Whether the microphone or a recording runs: nothing else is to sound then. */
export const isSoundInUse = (): boolean => users.size > 0

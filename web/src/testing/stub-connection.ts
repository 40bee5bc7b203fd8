import { vi } from 'vitest'

/** Puts the browser on such a network, as it tells of itself; undone by `vi.unstubAllGlobals`. */
export function stubConnection(told: { type?: string; saveData?: boolean }) {
  const connection = Object.assign(new EventTarget(), told, {
    become(type: string) {
      connection.type = type
      connection.dispatchEvent(new Event('change'))
    },
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: navigator.locks,
    storage: navigator.storage,
    connection,
  })
  return connection
}

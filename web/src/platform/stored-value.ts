import { reportProblem } from './report-problem.ts'

/** One value in this device's local storage. Nothing of it throws: what fails is reported. */
export interface StoredValue<Value> {
  readonly read: () => Value
  /** Whether it was stored: storage may be full, or blocked by the browser. */
  readonly save: (value: Value) => boolean
  readonly remove: () => void
  /** Calls the listener with what another tab has stored or removed; returns how to stop that. */
  readonly onChangedElsewhere: (listener: (value: Value) => void) => () => void
}

interface Described<Value> {
  /** In the console, after “reading” or “storing”: `the colours chosen on this device`. */
  readonly name: string
  /**
   * From what is stored, by whichever version; from null where nothing is. Where it throws, as
   * where storage cannot be read, the value is that of null.
   */
  readonly parse: (text: string | null) => Value
  /** As JSON by default. */
  readonly format?: (value: Value) => string
}

const prefix = 'mboa.'

/**
 * @param keyName the key in local storage without `mboa.`: words with hyphens, ids after a dot
 * @example storedValue('colours', { name: 'the colours', parse: toChoice, format: String })
 */
export function storedValue<Value>(
  keyName: string,
  { name, parse, format = JSON.stringify }: Described<Value>,
): StoredValue<Value> {
  const key = prefix + keyName
  function parseFrom(readText: () => string | null): Value {
    try {
      return parse(readText())
    } catch (error) {
      reportProblem(`reading ${name}`, error)
      return parse(null)
    }
  }
  return {
    // Workers have no local storage.
    read: () => parseFrom(() => ('localStorage' in globalThis ? localStorage.getItem(key) : null)),
    save: (value) => change(name, () => localStorage.setItem(key, format(value))),
    remove: () => void change(name, () => localStorage.removeItem(key)),
    onChangedElsewhere(listener) {
      // Reads the value of the event: this tab may have written another since.
      const hear = (event: StorageEvent) => {
        if (event.key === key) listener(parseFrom(() => event.newValue))
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

function change(name: string, work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    reportProblem(`storing ${name}`, error)
    return false
  }
}

/**
 * Removes all values of this device, or those whose key names begin so.
 * @param isOver finds by its text which of them to remove
 */
export function removeStoredValues(
  keyNames = '',
  isOver: (text: string) => boolean = () => true,
): void {
  change('what is no longer needed', () => {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      if (key.startsWith(prefix + keyNames) && isOver(text)) localStorage.removeItem(key)
    }
  })
}

/** The fields of a stored object, none where something else or nothing is stored. */
export function parseFields(text: string | null): Record<string, unknown> {
  const stored: unknown = JSON.parse(text ?? '{}')
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

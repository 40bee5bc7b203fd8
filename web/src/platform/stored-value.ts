import { reportProblem } from './report-problem.ts'

/** One value in this device's local storage. Nothing of it throws: what fails is reported. */
export interface StoredValue<Value> {
  readonly read: () => Value
  /** Whether it was stored: storage may be full, or blocked by the browser. */
  readonly save: (value: Value) => boolean
  readonly remove: () => void
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

/** @example storedValue('mboa-colours', { name: 'the colours', parse: toChoice, format: String }) */
export function storedValue<Value>(
  key: string,
  { name, parse, format = JSON.stringify }: Described<Value>,
): StoredValue<Value> {
  function change(work: () => void): boolean {
    try {
      work()
      return true
    } catch (error) {
      reportProblem(`storing ${name}`, error)
      return false
    }
  }
  return {
    read() {
      try {
        return parse(localStorage.getItem(key))
      } catch (error) {
        reportProblem(`reading ${name}`, error)
        return parse(null)
      }
    },
    save: (value) => change(() => localStorage.setItem(key, format(value))),
    remove: () => void change(() => localStorage.removeItem(key)),
  }
}

/** The fields of a stored object, none where something else or nothing is stored. */
export function parseFields(text: string | null): Record<string, unknown> {
  const stored: unknown = JSON.parse(text ?? '{}')
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Of those that IndexedDB allows, what we use. */
type StoredKey = string | number | (string | number)[]

/** What a device of an earlier version holds, as JSON: see the README beside it. */
export interface StoredDevice {
  readonly localStorage: Readonly<Record<string, string>>
  readonly databases: readonly {
    readonly name: string
    readonly version: number
    readonly stores: readonly {
      readonly name: string
      readonly keyPath: string | string[] | null
      readonly autoIncrement: boolean
      readonly indexes: readonly {
        readonly name: string
        readonly keyPath: string | string[]
        readonly unique: boolean
        readonly multiEntry: boolean
      }[]
      /** With a key where the rows do not hold their own. */
      readonly rows: readonly { readonly key?: StoredKey; readonly value: unknown }[]
    }[]
  }[]
}

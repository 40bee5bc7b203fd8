/** The part of papaparse that we use; `@types/papaparse` would bring Node's types to the browser. */
declare module 'papaparse' {
  interface Results<Data> {
    readonly data: Data
    readonly errors: readonly { readonly code: string }[]
    /** Characters read so far. */
    readonly meta: { readonly cursor: number }
  }

  interface Settings {
    readonly delimiter: string
    readonly newline: '\n'
  }

  const papa: {
    parse(
      text: string,
      settings: Settings & { readonly preview: number; readonly skipEmptyLines: 'greedy' },
    ): Results<readonly (readonly string[])[]>
    parse(
      text: string,
      settings: Settings & { readonly step: (row: Results<readonly string[]>) => void },
    ): void
  }
  export default papa
}

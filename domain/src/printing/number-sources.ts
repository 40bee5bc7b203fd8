interface Sourced<Source> {
  readonly sources: readonly Source[]
  readonly licence: string
}

/** A source, and the licence under which what is taken from it is published here. */
export interface SourceNote<Source> {
  readonly number: number
  readonly source: Source
  readonly licence: string
}

/**
 * Numbers the sources of items in the order in which they are first named, so that each item can
 * say where it comes from in a few digits. A source has one number for each licence that items of
 * it are published under.
 */
export function numberSources<Source extends object>(
  items: readonly Sourced<Source>[],
): {
  readonly notes: readonly SourceNote<Source>[]
  readonly numbersOf: (item: Sourced<Source>) => readonly number[]
} {
  const notes = new Map<string, SourceNote<Source>>()
  const keyOf = (source: Source, licence: string) => JSON.stringify([source, licence])
  for (const { sources, licence } of items) {
    for (const source of sources) {
      const key = keyOf(source, licence)
      if (!notes.has(key)) notes.set(key, { number: notes.size + 1, source, licence })
    }
  }
  return {
    notes: [...notes.values()],
    numbersOf: ({ sources, licence }) =>
      sources.flatMap((source) => notes.get(keyOf(source, licence))?.number ?? []),
  }
}

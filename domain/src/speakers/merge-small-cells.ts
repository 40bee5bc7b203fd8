/** What a data set tells of a speaker, beside an id that says nothing. Null: it does not tell. */
export interface SpeakerCell {
  readonly ageBand: string | null
  readonly sex: string | null
  readonly dialect: string | null
}

/** Of fewer people than that, somebody who knows the village may tell who it is. */
export const fewestInCell = 5

/** What goes first: age tells the most, the dialect is what a data set is for. */
const coarser: readonly ((cell: SpeakerCell) => SpeakerCell)[] = [
  (cell) => cell,
  (cell) => ({ ...cell, ageBand: null }),
  (cell) => ({ ...cell, ageBand: null, sex: null }),
  () => ({ ageBand: null, sex: null, dialect: null }),
]

/**
 * What may be told of each speaker, so that no age, sex and dialect together are those of fewer than
 * five people: smaller cells are merged by leaving out the age, then the sex, then the dialect.
 * Those of whom nothing is told may be any number.
 * @param speakers what is known of each, by a name of the caller's
 */
export function mergeSmallCells<Name>(
  speakers: ReadonlyMap<Name, SpeakerCell>,
): ReadonlyMap<Name, SpeakerCell> {
  const told = new Map<Name, SpeakerCell>()
  let left = [...speakers]
  for (const coarsen of coarser) {
    const merged = left.map(([name, cell]) => [name, coarsen(cell)] as const)
    const cells = new Map<string, Name[]>()
    for (const [name, cell] of merged) {
      const key = JSON.stringify([cell.ageBand, cell.sex, cell.dialect])
      cells.set(key, [...(cells.get(key) ?? []), name])
    }
    const large = new Set([...cells.values()].filter((of) => of.length >= fewestInCell).flat())
    const isLast = coarsen === coarser.at(-1)
    for (const [name, cell] of merged) if (isLast || large.has(name)) told.set(name, cell)
    left = left.filter(([name]) => !told.has(name))
  }
  return told
}

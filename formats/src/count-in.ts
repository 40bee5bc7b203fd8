/** Cap on names that are counted one by one; a file with more was not made by a person. */
const maxNames = 200

export function countIn(counts: Map<string, number>, name: string): void {
  const count = counts.get(name)
  if (count !== undefined || counts.size < maxNames) counts.set(name, (count ?? 0) + 1)
}

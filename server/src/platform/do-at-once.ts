/**
 * Does the same for each item, so many at once. After a failure nothing more is begun.
 * @throws what failed first, once all that was begun has ended
 */
export async function doAtOnce<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  const worker = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      if (failures.length > 0) return
      await work(next.value).catch((error: unknown) => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failures.length > 0) throw failures[0]
}

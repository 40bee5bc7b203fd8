/** A planned exercise waiting to be asked, for the first time or again. */
export interface QueueEntry {
  readonly item: string
  /** Place in the session's plan. */
  readonly planned: number
  /** 0 when it is asked for the first time. */
  readonly attempt: number
}

/** A wrong answer comes back this often in one session; after that, when it is next due. */
export const mostComebacks = 2

/** Other exercises between a wrong answer and its return, where there are enough. */
const exercisesBetween = 2

/**
 * What waits after a wrong answer to `asked`: the same exercise again after two others, then
 * whatever else was planned for its word. With nothing else left, `spacer` keeps the two apart;
 * without one the word waits for the next session. Never the same word twice in a row.
 */
export function queueComeback(
  rest: readonly QueueEntry[],
  asked: QueueEntry,
  spacer: QueueEntry | undefined,
): QueueEntry[] {
  const others = rest.filter(({ item }) => item !== asked.item)
  if (others.length === 0 && spacer !== undefined) others.push(spacer)
  const own = [
    { ...asked, attempt: asked.attempt + 1 },
    ...rest.filter(({ item }) => item === asked.item),
  ]
  const queue: QueueEntry[] = []
  while (others.length > 0 || own.length > 0) {
    queue.push(...others.splice(0, exercisesBetween), ...own.splice(0, 1))
  }
  return keepApart(queue, asked.item)
}

/**
 * Moves things up where one word would follow itself (`before` is the word asked before all of
 * them); drops what has nothing to stand behind.
 */
export function keepApart<Asked extends { readonly item: string }>(
  queue: readonly Asked[],
  before?: string,
): Asked[] {
  const waiting = [...queue]
  const apart: Asked[] = []
  for (;;) {
    const last = apart.at(-1)?.item ?? before
    const next = waiting.findIndex(({ item }) => item !== last)
    if (next < 0) return apart
    apart.push(...waiting.splice(next, 1))
  }
}

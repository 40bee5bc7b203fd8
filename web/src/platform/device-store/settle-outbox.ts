/** What waits on this device until the server has it, or with the reason why it was refused. */
export interface Waiting {
  id: string
  /** Present while it is to be sent. */
  pending?: 1
  refusedBecause?: string
}

interface WaitingStore<Value> {
  get: (id: string) => Promise<Value | undefined>
  put: (value: Value) => Promise<unknown>
  delete: (id: string) => Promise<void>
}

/** What the server received leaves the device; what it refused for good stays, with the reason. */
export async function settleOutbox<Value extends Waiting>(
  store: WaitingStore<Value>,
  received: readonly string[],
  refused: readonly { id: string; reason: string }[],
): Promise<void> {
  for (const id of received) await store.delete(id)
  for (const { id, reason } of refused) {
    const stored = await store.get(id)
    if (stored === undefined) continue
    await store.put({ ...stored, pending: undefined, refusedBecause: reason })
  }
}

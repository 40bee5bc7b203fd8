import type { ApiFailure, ApiResult } from './api-client.ts'

export type SendOutcome = { ok: true } | { ok: false; failure: ApiFailure }

interface Batches<Item, Answer> {
  /** The oldest that wait on this device, as many as one request may hold. */
  readonly listPending: () => Promise<readonly Item[]>
  readonly send: (items: readonly Item[]) => Promise<ApiResult<Answer>>
  /** Removes from what waits all that the answer names. */
  readonly settle: (answer: Answer) => Promise<unknown>
}

interface NamedOneByOne {
  readonly acknowledged: readonly unknown[]
  readonly refused: readonly unknown[]
}

/**
 * Sends what waits on this device, batch by batch, until nothing does. Safe to stop anywhere and to
 * repeat: each item is settled by its id. An answer that leaves items of its batch out is a failure,
 * or they would be sent for ever.
 */
export async function sendBatches<Item, Answer extends NamedOneByOne>({
  listPending,
  send,
  settle,
}: Batches<Item, Answer>): Promise<SendOutcome> {
  for (;;) {
    const items = await listPending()
    if (items.length === 0) return { ok: true }
    const sent = await send(items)
    if (!sent.ok) return sent
    await settle(sent.value)
    const settled = sent.value.acknowledged.length + sent.value.refused.length
    if (settled < items.length) return { ok: false, failure: { code: 'general', fields: {} } }
  }
}

/** JSON for a header, which holds nothing beyond ASCII. */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

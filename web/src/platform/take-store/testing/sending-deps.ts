import type { ErrorCode, Take } from '@mboa/contract'
import { onTestFinished } from 'vitest'
import type { ApiResult } from '../../network/api-client.ts'
import { openTakeEncoder } from '../../sound/take-encoder.ts'
import type { SendingDeps } from '../send-takes.ts'
import type { StoredTake, TakeDatabase } from '../../device-store/take-database.ts'
import { fakeReceived } from './fake-received.ts'

export const refuse = (code: ErrorCode): ApiResult<Take> => ({
  ok: false,
  failure: { code, fields: {} },
})
export const broken: ApiResult<Take> = { ok: false, failure: { code: 'network-error', fields: {} } }
export const received = ({ id, context }: StoredTake): ApiResult<Take> => ({
  ok: true,
  value: fakeReceived(id, context),
})

/** Sending with the true store and encoder, and this in place of the server. */
export function depsOf(database: TakeDatabase, put: SendingDeps['put']): SendingDeps {
  const encoder = openTakeEncoder()
  onTestFinished(() => encoder.close())
  return {
    userId: database.name,
    database,
    put,
    encode: (take) => encoder.encode(take),
    now: () => 7,
    maySend: () => true,
    withdraw: () => Promise.resolve(refuse('not-found')),
    move: (_user, moves) =>
      Promise.resolve({
        ok: true,
        value: { acknowledged: moves.map(({ id }) => ({ id })), refused: [] },
      }),
    listTakes: () =>
      Promise.resolve({ ok: true, value: { takes: [], mark: '', epoch: 'first', more: false } }),
    underWay: new Map(),
    isHeld: () => false,
    onChanged: () => undefined,
    onProblem(error) {
      throw error
    },
  }
}

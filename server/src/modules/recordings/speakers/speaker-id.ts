import { createHash } from 'node:crypto'

/**
 * Who speaks, for those who must not know which account it is: the same for all takes of an
 * account, also after the account is gone.
 */
export function speakerIdOf(accountId: string): string {
  return createHash('sha256').update(`mboa speaker ${accountId}`).digest('hex').slice(0, 32)
}

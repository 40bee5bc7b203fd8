import { bodiesAtOnceLimitBytes } from '@mboa/contract'

/** Requests with a body that one account may have under way; a workshop shares one account. */
const maxBodies = 64

/** Requests in progress in this process, per account. */
export interface BodyQuotas {
  /**
   * Reserves room for a body before it is read. Undefined when the account has too much under way.
   * @returns frees the room; to be called once, when the request has been answered
   */
  reserve(accountId: string, bytes: number): (() => void) | undefined
}

export function createBodyQuotas(): BodyQuotas {
  const underWay = new Map<string, { bodies: number; bytes: number }>()
  return {
    reserve(accountId, bytes) {
      const { bodies, bytes: reserved } = underWay.get(accountId) ?? { bodies: 0, bytes: 0 }
      if (bodies >= maxBodies || reserved + bytes > bodiesAtOnceLimitBytes) return undefined
      underWay.set(accountId, { bodies: bodies + 1, bytes: reserved + bytes })
      return () => {
        const held = underWay.get(accountId)
        if (held === undefined) return
        if (held.bodies === 1) underWay.delete(accountId)
        else underWay.set(accountId, { bodies: held.bodies - 1, bytes: held.bytes - bytes })
      }
    },
  }
}

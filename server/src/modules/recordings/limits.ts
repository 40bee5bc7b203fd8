import type { Limit } from '../../platform/throttles/throttles.ts'

/** Per recorder: a day without a network is sent within minutes; nobody speaks that quickly. */
export const takeLimit: Limit = { name: 'take', hits: 600, windowMs: 60_000 }

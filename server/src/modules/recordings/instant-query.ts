import type { Context } from 'hono'

/** An instant of the address's query; 0, long before any, where there is none. */
export function instantQuery(c: Context, name: string): number {
  const text = c.req.query(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

import { isIP, type BlockList } from 'node:net'
import type { Context } from 'hono'
import type { HttpTypes } from './request-scope.ts'

/**
 * Where a request comes from, for limits. `X-Forwarded-For` is read from its right end and only
 * through the proxies named in `TRUSTED_PROXIES`: anybody may write the rest of it.
 */
export function clientAddress(c: Context<HttpTypes>, trustedProxies: BlockList): string {
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  // Undefined once the socket is closed; nobody waits for that answer any more.
  let address = plain(c.env.incoming.socket.remoteAddress ?? '')
  while (isTrusted(address, trustedProxies)) {
    const next = plain(hops.pop() ?? '')
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/**
 * What limits count by: an IPv4 address, or the /64 that one subscriber of IPv6 is given whole.
 */
export function addressSubject(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

function isTrusted(address: string, trustedProxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trustedProxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Sockets that listen on both families report IPv4 as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? address
}

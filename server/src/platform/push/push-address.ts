import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What the registries of IANA for special purposes keep out of the public network. */
const closedNetworks: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Of IPv6 one eighth is public, without what leads on to other networks, and examples. */
const openNetwork6 = '2000::/3'
const closedNetworks6: readonly string[] = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closed = networksOf(closedNetworks, 'ipv4')
const open6 = networksOf([openNetwork6], 'ipv6')
const closed6 = networksOf(closedNetworks6, 'ipv6')

/** Whether this address of a machine is one of the public network's. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/**
 * The address of a push service as learners' devices send it, which may be any text: undefined
 * where it can be none. Push services are reached over HTTPS at its own port (RFC 8030 §3).
 * @param allowsLoopback for tests: this machine too, over http and at any port
 */
export function parsePushAddress(endpoint: string, allowsLoopback: boolean): URL | undefined {
  const url = URL.parse(endpoint) ?? undefined
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  if (allowsLoopback && url.hostname === '127.0.0.1') return url
  const isSecure = url.protocol === 'https:' && url.port === ''
  return isSecure && !isClosedHost(url.hostname) ? url : undefined
}

/** The `lookup` of a connection that reaches public addresses alone, whatever a name leads to. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) {
      callback(error, '', 0)
      return
    }
    const reachable = found.filter(({ address }) => isPublicAddress(address))
    const [first] = reachable
    if (first === undefined) {
      callback(new ClosedAddressError(hostname, found), '', 0)
      return
    }
    if (options.all === true) callback(null, reachable)
    else callback(null, first.address, first.family)
  })
}

/** A name of the public network leads into a network that is none. */
class ClosedAddressError extends Error {
  constructor(hostname: string, found: readonly LookupAddress[]) {
    const addresses = found.map(({ address }) => address).join(', ')
    super(`${hostname} leads to ${addresses}, which is not public`)
  }
}

/** An address of a closed network written out, or a name without a dot. */
function isClosedHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) === 0 ? !hostname.includes('.') : !isPublicAddress(address)
}

function networksOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix = ''] = range.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

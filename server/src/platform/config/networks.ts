import { BlockList, isIP } from 'node:net'

/** Reads a comma-separated list of addresses and CIDR ranges; what is not one is returned. */
export function parseNetworks(list: string): { networks: BlockList; unreadable: string[] } {
  const networks = new BlockList()
  const entries = list.split(',').map((entry) => entry.trim())
  const unreadable = entries.filter((entry) => entry !== '' && !addNetwork(networks, entry))
  return { networks, unreadable }
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  if (prefix === undefined) {
    networks.addAddress(address, family)
    return true
  }
  const length = Number(prefix)
  if (!/^\d+$/.test(prefix) || length > (version === 4 ? 32 : 128)) return false
  networks.addSubnet(address, length, family)
  return true
}

/** True for names and addresses that only this machine can reach. */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^127(\.\d{1,3}){3}$/.test(hostname) ||
    hostname === '[::1]' ||
    hostname === '::1'
  )
}

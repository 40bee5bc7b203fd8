import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePaths } from '@mboa/contract'

interface Proxy {
  url: string
  close: () => void
}

/**
 * The same server as it would be without prerendered pages: the login page is the shell, which
 * holds the splash alone. With `isPrerendered` it passes on what there is, so that both are
 * measured through the same way.
 */
export async function startProxy(target: string, isPrerendered: boolean): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => {
    const isLogin = incoming.url === pagePaths.login
    // The terms are not prerendered: their address brings the shell.
    const path = isLogin && !isPrerendered ? pagePaths.termsOfUse : (incoming.url ?? '/')
    const { method, headers } = incoming
    const passed = request(new URL(path, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api } from '@mboa/contract'
import { onTestFinished } from 'vitest'
import { createDevelopmentProvider } from '../http/development-openid/provider.ts'
import type { Environment } from '../platform/config/config.ts'

/** A real OpenID provider on loopback, in the place of Google. */
export interface TestIssuer {
  readonly url: string
  /** For a server that signs in there. */
  readonly environment: Environment
  close(): Promise<void>
}

const clientId = 'mboa-test'
const clientSecret = 'a secret that only the two servers know'

export async function startIssuer(origin = 'http://localhost:3000'): Promise<TestIssuer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const redirectUris = [new URL(api.finishGoogleSignIn.path, origin).href]
  const options = { issuer: url, clientId, clientSecret, redirectUris }
  const provider = await createDevelopmentProvider(options)
  server.on('request', (incoming, outgoing) => provider.handle(incoming, outgoing))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return {
    url,
    environment: {
      GOOGLE_ISSUER: url,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
    },
    close,
  }
}

/** What somebody enters at the issuer. */
export interface Entered {
  readonly email: string
  readonly name?: string
  readonly verified?: boolean
}

/**
 * Goes through the issuer's pages as a browser does, and answers the address it leads back to.
 * @param entered undefined to cancel there
 */
export async function passIssuer(start: string, entered: Entered | undefined): Promise<URL> {
  const issuer = new URL(start).origin
  const cookies = new Map<string, string>()
  const visit = async (url: URL, body?: URLSearchParams) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const method = body === undefined ? 'GET' : 'POST'
    const init = { method, headers: { cookie }, redirect: 'manual' as const }
    const answer = await fetch(url, body === undefined ? init : { ...init, body })
    for (const each of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return answer
  }
  let url = new URL(start)
  for (let step = 0; step < 10; step += 1) {
    let answer = await visit(url)
    if (answer.status === 200) answer = await visit(url, formOf(entered))
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The issuer answered ${answer.status} at ${url.href}`)
    url = new URL(location, url)
    const isBack = url.origin !== issuer || url.pathname === api.finishGoogleSignIn.path
    if (isBack) return url
  }
  throw new Error('The issuer leads in circles.')
}

function formOf(entered: Entered | undefined): URLSearchParams {
  if (entered === undefined) return new URLSearchParams({ action: 'cancel' })
  const { email, name = '', verified = true } = entered
  return new URLSearchParams({ email, name, ...(verified && { verified: 'yes' }) })
}

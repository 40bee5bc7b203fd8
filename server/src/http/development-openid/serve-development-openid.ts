import { randomBytes } from 'node:crypto'
import { api } from '@mboa/contract'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { GoogleConfig } from '../../platform/config/config.ts'
import type { HttpTypes } from '../request-scope.ts'
import type { DevelopmentProvider } from './provider.ts'

const mountPath = '/dev/openid'

/**
 * Stands in for Google on a local start without a client there: a provider of our own, plainly
 * marked, under `/dev/openid`. The provider itself is loaded by the first request, which keeps the
 * start fast. Answers how to reach it.
 */
export function serveDevelopmentOpenId(app: Hono<HttpTypes>, origin: string): GoogleConfig {
  const config: GoogleConfig = {
    issuer: `${origin}${mountPath}`,
    clientId: 'mboa-development',
    clientSecret: randomBytes(32).toString('hex'),
  }
  let loading: Promise<DevelopmentProvider> | undefined

  function load(): Promise<DevelopmentProvider> {
    loading ??= import('./provider.ts').then(({ createDevelopmentProvider }) =>
      createDevelopmentProvider({ ...config, redirectUris: loopbackNames(origin) }),
    )
    return loading
  }

  app.all(`${mountPath}/*`, async (c) => {
    const { incoming, outgoing } = c.env
    const provider = await load()
    provider.handle(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
  return config
}

/** The callback under every name this machine has for itself. */
function loopbackNames(origin: string): readonly string[] {
  return ['localhost', '127.0.0.1', '[::1]', new URL(origin).hostname].map((hostname) => {
    const url = new URL(api.finishGoogleSignIn.path, origin)
    url.hostname = hostname
    return url.href
  })
}

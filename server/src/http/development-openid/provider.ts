import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { interactionPolicy, Provider } from 'oidc-provider'
import { createMemoryAdapter } from './memory-adapter.ts'
import { answerSignInPage, readSignInForm, type ClaimedPerson } from './sign-in-page.ts'

export interface DevelopmentProvider {
  /** Answers a request below the issuer's path. */
  handle(incoming: IncomingMessage, outgoing: ServerResponse): void
}

/** Identities claimed since the start; the oldest are forgotten. */
const rememberedPeople = 1000

/**
 * A real OpenID provider that believes any address, so that a newcomer can try the whole Google
 * way without a client at Google. Never part of a server that others can reach.
 * @param options.issuer its address, with the path it is mounted under
 */
export async function createDevelopmentProvider(options: {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
}): Promise<DevelopmentProvider> {
  const mountPath = new URL(options.issuer).pathname.replace(/\/$/, '')
  const people = new Map<string, ClaimedPerson>()
  const provider = new Provider(options.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [...options.redirectUris],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [await createSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    // So that it is asked for the choice: without it, the first person would stay for good.
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'select_account'] },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: choosablePolicy(),
      url: (_context, { uid }) => `${mountPath}/interaction/${uid}`,
    },
    // Whoever signs in has agreed: this provider has nothing to protect.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const { clientId } = client
      const grant = new oidc.provider.Grant({ clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    findAccount(_context, subject) {
      const person = people.get(subject)
      if (person === undefined) return undefined
      const { email, name, emailVerified } = person
      const claims = { sub: subject, email, email_verified: emailVerified }
      const named = name === '' ? claims : { ...claims, name }
      return { accountId: subject, claims: () => named }
    },
  })
  const answer = provider.callback()

  function remember(person: ClaimedPerson): string {
    const subject = createHash('sha256').update(person.email.toLowerCase()).digest('hex')
    people.delete(subject)
    people.set(subject, person)
    const [oldest] = people.keys()
    if (people.size > rememberedPeople && oldest !== undefined) people.delete(oldest)
    return subject
  }

  async function interact(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    await provider.interactionDetails(incoming, outgoing)
    if (incoming.method !== 'POST') {
      answerSignInPage(outgoing, options.redirectUris)
      return
    }
    const person = await readSignInForm(incoming)
    const refusal = { error: 'access_denied', error_description: 'The person cancelled.' }
    const result =
      person === undefined
        ? refusal
        : { login: { accountId: remember(person) }, select_account: {} }
    await provider.interactionFinished(incoming, outgoing, result)
  }

  return {
    handle(incoming, outgoing) {
      const originalUrl = incoming.url ?? ''
      incoming.url = originalUrl.slice(mountPath.length) || '/'
      // Gives the provider what was taken off, so that its own addresses are whole.
      Object.assign(incoming, { originalUrl })
      if (!incoming.url.startsWith('/interaction/')) {
        void answer(incoming, outgoing)
        return
      }
      interact(incoming, outgoing).catch(() => {
        // An interaction that has ended or was never begun.
        outgoing.writeHead(400, { 'Content-Type': 'text/plain' }).end('Start again.\n')
      })
    },
  }
}

async function createSigningKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

/** Knows how to be asked for the choice of an account, as Google does. */
function choosablePolicy() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

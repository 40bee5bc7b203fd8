import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client'
import * as openIdParts from 'openid-client'
import * as v from 'valibot'
import type { GoogleConfig } from '../../../platform/config/config.ts'

/** What ties the answer to the browser that asked; none of it can be guessed. */
export interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who the issuer says it is. The e-mail is one that the issuer has verified. */
export interface GoogleIdentity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly displayName: string | null
  readonly photoUrl: string | null
}

/** Sign-in at an OpenID issuer: authorization code with PKCE, state and nonce. */
export interface OpenIdClient {
  /** Where to send the browser. @throws when the issuer does not answer */
  authorizationUrl(secrets: FlowSecrets, redirectUri: string): Promise<URL>
  /**
   * Turns the address the browser came back with into an identity; undefined when the issuer
   * has not verified the e-mail. @throws when refused, forged, or the issuer does not answer
   */
  identify(callback: URL, secrets: FlowSecrets): Promise<GoogleIdentity | undefined>
}

/** Marked as deprecated by its makers only to make people stop and think. */
const plainHttp: { allowInsecureRequests: (config: Configuration) => void } = openIdParts
const timeoutSeconds = 10
const scope = 'openid email profile'
/** A claim that is shown: without controls, which an issuer may send and PostgreSQL may not hold. */
const shownSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\p{Cc}/gu, '')),
)
/** A claim that accounts are found by. */
const storableSchema = v.pipe(v.string(), v.excludes('\u0000'))
const claimsSchema = v.object({
  email: v.pipe(v.string(), v.email(), v.maxLength(254)),
  email_verified: v.union([v.boolean(), v.picklist(['true', 'false'])]),
  name: v.optional(shownSchema),
  picture: v.optional(shownSchema),
})

/** Google's host for photos, the only one besides us that pages may load pictures from. */
const photoHost = 'https://lh3.googleusercontent.com/'

export function createOpenIdClient(config: GoogleConfig): OpenIdClient {
  let found: Promise<Configuration> | undefined

  /** Asked once; again when it failed. */
  function configuration(): Promise<Configuration> {
    found ??= discover(config).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    async authorizationUrl({ state, nonce, verifier }, redirectUri) {
      const known = await configuration()
      return buildAuthorizationUrl(known, {
        scope,
        state,
        nonce,
        redirect_uri: redirectUri,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(choosesAccount(known) && { prompt: 'select_account' }),
      })
    },
    async identify(callback, { state, nonce, verifier }) {
      const known = await configuration()
      const tokens = await authorizationCodeGrant(known, callback, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const token = tokens.claims()
      if (token === undefined) throw new Error('The issuer sent no ID token.')
      // Many issuers give e-mail and name only when asked for them.
      const given =
        token['email'] === undefined
          ? await fetchUserInfo(known, tokens.access_token, token.sub)
          : token
      const claims = v.parse(claimsSchema, given)
      if (String(claims.email_verified) !== 'true') return undefined
      const { email, name, picture } = claims
      return {
        issuer: v.parse(storableSchema, token.iss),
        subject: v.parse(storableSchema, token.sub),
        email,
        displayName: name?.trim().slice(0, 200) || null,
        photoUrl: picture?.startsWith(photoHost) === true ? picture : null,
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: GoogleConfig): Promise<Configuration> {
  const server = new URL(issuer)
  // The configuration allows http only for this machine itself.
  const execute = server.protocol === 'http:' ? [plainHttp.allowInsecureRequests] : []
  const options = { execute, timeout: timeoutSeconds }
  const found = await discovery(server, clientId, clientSecret, undefined, options)
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported ?? []
  // As each issuer lists them: `client_secret_post` first at Google, `…_basic` by default.
  const first = methods.find((method) => /^client_secret_(basic|post)$/.test(method))
  const prove = first === 'client_secret_post' ? ClientSecretPost : ClientSecretBasic
  return discovery(server, clientId, clientSecret, prove(clientSecret), options)
}

/** Who has several accounts at Google is asked which one; not every issuer knows how to ask. */
function choosesAccount(known: Configuration): boolean {
  const { issuer, prompt_values_supported: supported } = known.serverMetadata()
  const isGoogle = new URL(issuer).hostname === 'accounts.google.com'
  return isGoogle || (Array.isArray(supported) && supported.includes('select_account'))
}

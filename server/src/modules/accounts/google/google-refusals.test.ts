import { api, pagePaths, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { register } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld } from '../../../testing/world.ts'

const email = 'ada@example.com'
const failed = 'data-outcome="failed" data-attempt="" data-code="google-login-failed"'

async function start(client: TestClient, mode = 'popup'): Promise<string> {
  const answer = await client.get(`${api.startGoogleSignIn.path}?mode=${mode}`)
  return answer.headers.get('location') ?? ''
}

const isSignedIn = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user !== null

describeEngines('Google', (engine) => {
  it('is reported as failed when the person cancels there or has no verified e-mail', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    for (const entered of [undefined, { email, verified: false }]) {
      const client = world.client()
      const back = await passIssuer(await start(client), entered)
      const answer = await client.get(`${back.pathname}${back.search}`)
      expect(answer.text).toContain(failed)
      expect(client.cookies.size).toBe(0)
    }
  })

  it('takes an answer only in the browser that asked, and once', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    await register(world)
    const [client, other] = [world.client(), world.client()]
    const back = await passIssuer(await start(client), { email })
    const path = `${back.pathname}${back.search}`
    const elsewhere = await other.get(path)
    expect(elsewhere.headers.get('location')).toBe('/auth/login?message=google-login-failed')
    await start(other)
    expect((await other.get(path)).text).toContain(failed)
    const flow = new Map(client.cookies)
    expect((await client.get(path)).text).toContain('data-outcome="signed-in"')
    const replayer = world.client()
    for (const [name, value] of flow) replayer.cookies.set(name, value)
    expect((await replayer.get(path)).text).toContain(failed)
    expect([await isSignedIn(other), await isSignedIn(replayer)]).toEqual([false, false])
  })

  it.each([
    ['without a state', (back: URL) => back.searchParams.delete('state')],
    ['with another state', (back: URL) => back.searchParams.set('state', 'a'.repeat(43))],
    ['with two states', (back: URL) => back.searchParams.append('state', 'a'.repeat(43))],
    ['without a code', (back: URL) => back.searchParams.delete('code')],
    ['with another code', (back: URL) => back.searchParams.set('code', 'a'.repeat(43))],
    ['of another issuer', (back: URL) => back.searchParams.set('iss', 'https://issuer.example')],
  ])('refuses an answer %s', async (_, forge) => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    await register(world)
    const client = world.client()
    const back = await passIssuer(await start(client), { email })
    forge(back)
    expect((await client.get(`${back.pathname}${back.search}`)).text).toContain(failed)
    expect(await isSignedIn(client)).toBe(false)
  })

  it.each([
    // The ID token then names the nonce of somebody else's sign-in, or none.
    ['nonce', (asked: URL) => asked.searchParams.set('nonce', 'a'.repeat(43))],
    ['nonce', (asked: URL) => asked.searchParams.delete('nonce')],
    // The code then belongs to somebody else's verifier.
    ['code_challenge', (asked: URL) => asked.searchParams.set('code_challenge', 'a'.repeat(43))],
  ])('refuses an answer to a question with a forged %s', async (_, forge) => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    await register(world)
    const client = world.client()
    const asked = new URL(await start(client))
    forge(asked)
    const back = await passIssuer(asked.href, { email })
    expect((await client.get(`${back.pathname}${back.search}`)).text).toContain(failed)
    expect(await isSignedIn(client)).toBe(false)
  })

  it('is asked with the challenge of PKCE, a state and a nonce, each time others', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const named = ['code_challenge', 'state', 'nonce']
    const askedBy = async () => {
      const { searchParams } = new URL(await start(world.client()))
      expect(searchParams.get('code_challenge_method')).toBe('S256')
      return named.map((name) => searchParams.get(name) ?? '')
    }
    const asked = [...(await askedBy()), ...(await askedBy())]
    expect(asked.every((value) => value.length >= 43)).toBe(true)
    expect(new Set(asked).size).toBe(2 * named.length)
  })

  it('leads on by itself where popups are blocked', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    const goOn = async (entered?: { email: string }) => {
      const back = await passIssuer(await start(client, 'redirect'), entered)
      return (await client.get(`${back.pathname}${back.search}`)).headers.get('location')
    }
    expect(await goOn()).toBe('/auth/login?message=google-login-failed')
    expect(await goOn({ email })).toBe(pagePaths.googleFirstLogin)
    await client.post(api.completeGoogleSignUp.path)
    expect(await goOn({ email })).toBe(pagePaths.learnerHome)
    await world.database.queries.updateTable('accounts').set({ role: 'recorder' }).execute()
    expect(await goOn({ email })).toBe(pagePaths.recorderHome)
  })

  it('is reported as failed when it does not answer, and is asked again later', async () => {
    const issuer = await startIssuer()
    const world = await startWorld(engine, { environment: issuer.environment })
    const client = world.client()
    const location = await start(client)
    const back = await passIssuer(location, { email })
    await issuer.close()
    const answer = await client.get(`${back.pathname}${back.search}`)
    expect(answer.text).toContain(failed)
    const away = await startWorld(engine, { environment: issuer.environment })
    const refused = await away.client().get(`${api.startGoogleSignIn.path}?mode=redirect`)
    expect(refused.headers.get('location')).toBe('/auth/login?message=google-login-failed')
  })

  it('is reported as failed on a public server without a client, which has no provider', async () => {
    const environment = {
      PUBLIC_URL: 'https://mboa.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
    }
    for (const world of [
      await startWorld(engine, { environment }),
      await startWorld(engine, { environment: { NODE_ENV: 'production' } }),
    ]) {
      const client = world.client()
      expect((await client.get(`${api.startGoogleSignIn.path}?mode=popup`)).text).toContain(failed)
      for (const path of ['/dev/openid/.well-known/openid-configuration', '/dev/openid/auth']) {
        const answer = await client.get(path)
        expect([answer.status, answer.text.includes('authorization_endpoint')]).toEqual([
          503,
          false,
        ])
      }
    }
  })

  it('is asked for sixty times a minute at most from one address', async () => {
    const { environment } = await startIssuer()
    const world = await startWorld(engine, { environment })
    const client = world.client()
    for (let time = 0; time < 60; time += 1) await start(client)
    const answer = await client.get(`${api.startGoogleSignIn.path}?mode=popup&attempt=x`)
    expect(answer.text).toContain('data-attempt="x" data-code="too-many-attempts"')
  })

  it.each(['', '?mode=window', '?mode=popup&attempt=%22%3E%3Cscript%3E'])(
    'does not start with the query %j',
    async (query) => {
      const { environment } = await startIssuer()
      const world = await startWorld(engine, { environment })
      const answer = await world.client().get(`${api.startGoogleSignIn.path}${query}`)
      expect(answer.headers.get('location')).toBe('/auth/login?message=google-login-failed')
    },
  )
})

import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { passIssuer } from '../../testing/openid-issuer.ts'
import { postJson, startServerProcess } from '../../testing/server-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const issuerPath = '/dev/openid'

it.each(['localhost', '127.0.0.1'])(
  'lets a newcomer go the whole Google way on a local start, under the name %s',
  async (name) => {
    const server = startServerProcess({ DATA_DIR: await temporaryFolder() })
    const url = (await server.url).replace('localhost', name)
    const start = await fetch(`${url}${api.startGoogleSignIn.path}?mode=popup`, {
      redirect: 'manual',
    })
    const location = start.headers.get('location') ?? ''
    expect(new URL(location).pathname).toBe(`${issuerPath}/auth`)
    const back = await passIssuer(location, { email: 'ada@example.com', name: 'Ada' })
    expect(back.origin).toBe(url)
    const reported = await fetch(back, { headers: { cookie: cookiesOf(start) } })
    expect(await reported.text()).toContain('data-outcome="new-user"')
    const pending = await fetch(`${url}${api.readPendingGoogleSignUp.path}`, {
      headers: { cookie: cookiesOf(reported) },
    })
    expect(await pending.json()).toMatchObject({ email: 'ada@example.com', fullName: 'Ada' })
  },
)

it(
  'says on its page that it is not Google, and asks again each time',
  { tags: 'long' },
  async () => {
    const server = startServerProcess({ DATA_DIR: await temporaryFolder() })
    const url = await server.url
    const description = await fetch(`${url}${issuerPath}/.well-known/openid-configuration`)
    expect(await description.json()).toMatchObject({ issuer: `${url}${issuerPath}` })
    const start = await fetch(`${url}${api.startGoogleSignIn.path}?mode=popup`, {
      redirect: 'manual',
    })
    const asked = new URL(start.headers.get('location') ?? '')
    expect(asked.searchParams.get('prompt')).toBe('select_account')
    const authorized = await fetch(asked, { redirect: 'manual' })
    const cookie = cookiesOf(authorized)
    const page = await fetch(new URL(authorized.headers.get('location') ?? '', url), {
      headers: { cookie },
    })
    expect(await page.text()).toContain('This is not Google.')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('[')
  },
)

it('is not there in production, and other routes keep their check of origins', async () => {
  const server = startServerProcess({
    DATA_DIR: await temporaryFolder(),
    NODE_ENV: 'production',
  })
  const url = await server.url
  const description = await fetch(`${url}${issuerPath}/.well-known/openid-configuration`)
  expect(await description.text()).not.toContain('authorization_endpoint')
  expect((await postJson(url, `${issuerPath}/token`, {})).status).toBe(404)
  const start = await fetch(`${url}${api.startGoogleSignIn.path}?mode=redirect`, {
    redirect: 'manual',
  })
  expect(start.headers.get('location')).toBe('/auth/login?message=google-login-failed')
})

function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.join('; ')
}

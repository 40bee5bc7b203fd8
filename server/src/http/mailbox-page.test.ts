import { api, pagePaths, signUpResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { signUpForm } from '../testing/people.ts'
import { startWorld } from '../testing/world.ts'

it('shows a mail at once, with a link to follow and nothing of it as markup', async () => {
  const world = await startWorld('sqlite')
  const client = world.client()
  expect((await client.get(pagePaths.mailbox)).text).toContain('No mail yet.')
  await client.post(api.signUp.path, signUpForm({ fullName: '<img src=x>' }))
  const { text, headers } = await client.get(pagePaths.mailbox)
  expect(text).toMatch(/<a href="http:\/\/localhost:3000\/\?mode=verifyEmail&amp;oobCode=[\w-]+">/)
  expect(text).toContain('Hello &lt;img src=x&gt;,')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  )
})

it.each([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' },
])('is not there with %j', async (environment) => {
  const world = await startWorld('sqlite', { environment })
  const client = world.client()
  const signedUp = await client.post(api.signUp.path, signUpForm())
  expect(signedUp.as(signUpResponseSchema).mailboxPath).toBeUndefined()
  expect((await client.get(pagePaths.mailbox)).text).not.toContain('Mailbox')
})

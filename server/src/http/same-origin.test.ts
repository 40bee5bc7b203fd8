import { expect, it } from 'vitest'
import { signIn } from '../testing/people.ts'
import { listTables, startWorld } from '../testing/world.ts'

const local = {}
const published = { PUBLIC_URL: 'https://mboa.example', SMTP_URL: 'smtp://localhost' }

it.each([
  [local, 'http://localhost:3000', true],
  [local, 'http://127.0.0.1:3000', true],
  [local, 'http://[::1]:3000', true],
  [local, 'http://localhost:3001', false],
  [local, 'https://localhost:3000', false],
  [local, 'http://localhost.evil.example:3000', false],
  [local, 'null', false],
  [local, undefined, false],
  [published, 'https://mboa.example', true],
  [published, 'http://mboa.example', false],
  [published, 'https://mboa.example.evil.example', false],
  [published, 'https://www.mboa.example', false],
  [published, 'http://localhost', false],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'http://localhost:8080', true],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'http://127.0.0.1:8080', false],
])(
  'with %j, an Origin %s may change something on any route: %s',
  async (environment, origin, may) => {
    const world = await startWorld('sqlite', { environment })
    const changing = world.app.routes.filter(({ endpoint }) => endpoint.method !== 'GET')
    expect(changing.length).toBeGreaterThan(5)
    for (const { endpoint } of changing) {
      const { method, path } = endpoint
      const headers = { 'content-type': 'application/json', ...(origin && { origin }) }
      const answer = await world.client().send(method, path, { headers, body: '{}' })
      const isRefused = answer.status === 403 && answer.error.code === 'cross-origin'
      expect([path, isRefused]).toEqual([path, !may])
    }
  },
)

/** Every form in which a page of another site can make a browser send something. */
const forms: readonly (readonly [type: string | undefined, body: string])[] = [
  ['application/json', '{}'],
  ['application/x-www-form-urlencoded', 'identifier=ada&password=x'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--'],
  ['text/plain', '{"code":"x"}'],
  [undefined, ''],
]
const strangers = ['https://evil.example', 'null', 'http://localhost:3000.evil.example', undefined]

it('refuses every change that another site asks for with our cookie, in every form', async () => {
  const world = await startWorld('sqlite')
  const client = await signIn(world)
  const before = JSON.stringify(await listTables(world))
  const changing = world.app.routes.filter(({ endpoint }) => endpoint.method !== 'GET')
  const answers: string[] = []
  for (const { endpoint } of changing) {
    const { method, path } = endpoint
    for (const [type, body] of forms) {
      for (const origin of strangers) {
        const headers = { ...(type && { 'content-type': type }), ...(origin && { origin }) }
        const answer = await client.send(method, path, { headers, body })
        answers.push(`${answer.status} ${answer.error.code}`)
      }
    }
  }
  expect(new Set(answers)).toEqual(new Set(['403 cross-origin']))
  expect(answers).toHaveLength(changing.length * forms.length * strangers.length)
  expect(JSON.stringify(await listTables(world))).toBe(before)
})

import { expect, it } from 'vitest'
import { startWorld } from '../testing/world.ts'

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
    const changing = world.app.routes.filter((route) => route.method !== 'GET')
    expect(changing.length).toBeGreaterThan(5)
    for (const { method, path } of changing) {
      const headers = { 'content-type': 'application/json', ...(origin && { origin }) }
      const answer = await world.client().send(method, path, { headers, body: '{}' })
      const isRefused = answer.status === 403 && answer.error.code === 'cross-origin'
      expect([path, isRefused]).toEqual([path, !may])
    }
  },
)

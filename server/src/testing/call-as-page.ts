import type { TestAnswer, TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** Sends JSON with any method, as our own page does. */
export function sendJson(
  world: World,
  client: TestClient,
  method: 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<TestAnswer> {
  return client.send(method, path, {
    headers: { origin: world.origin, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Sends a file as it is. */
export function sendFile(
  world: World,
  client: TestClient,
  path: string,
  file: Buffer | string,
): Promise<TestAnswer> {
  const headers = { origin: world.origin, 'content-type': 'image/png' }
  return client.send('PUT', path, { headers, body: Buffer.from(file) })
}

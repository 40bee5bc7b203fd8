import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import { expect, it } from 'vitest'
import { callers, clientOf, makeRecorderOfEwondo, roleOf, type Caller } from '../testing/callers.ts'
import { describeEngines } from '../testing/engines.ts'
import { isLongRun } from '../testing/is-long-run.ts'
import { fillParts, wellFormedParts } from '../testing/path-parts.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startWorld } from '../testing/world.ts'
import type { Route } from './route.ts'

const numRuns = isLongRun ? 20_000 : 300
/** Repeats the requests of a seed that a failure printed. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31)
const timeoutMs = isLongRun ? 1_200_000 : 60_000

const oddTexts = [
  '',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%',
  '_',
  "'; --",
  '=1+1',
  '\u202E',
  'ewo',
  'en',
  '-1',
  '1e400',
  '00000000-0000-4000-8000-000000000000',
  '0'.repeat(64),
  'a'.repeat(600),
]
const oddNumbers = [0, -0, -1, 1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, 8.64e15 + 1]
const text = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary' }))
const number = fc.oneof(fc.constantFrom(...oddNumbers), fc.integer(), fc.double({ noNaN: true }))

const junk: Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 2 }),
)

interface AnySchema {
  readonly type: string
  readonly entries?: Record<string, AnySchema>
  readonly item?: AnySchema
  readonly items?: readonly AnySchema[]
  readonly wrapped?: AnySchema
  readonly options?: readonly (AnySchema | string | number)[]
  readonly literal?: unknown
}

/** Values near to what a schema accepts: each part may be of another type or missing. */
function near(schema: AnySchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: like(schema) }, { weight: 1, arbitrary: junk })
}

function like({ type, entries, item, items, wrapped, options = [], literal }: AnySchema) {
  if (entries !== undefined) {
    const known = Object.entries(entries).map(([key, each]) => [key, near(each)] as const)
    const whole = fc.record(Object.fromEntries(known))
    const part = fc.record(Object.fromEntries(known), { requiredKeys: [] })
    const more = fc.dictionary(fc.constantFrom('constructor', 'toString', 'extra', '\0'), junk)
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      { weight: 1, arbitrary: part },
      { weight: 1, arbitrary: fc.tuple(whole, more).map(([a, b]) => ({ ...a, ...b })) },
    )
  }
  if (item !== undefined) return fc.array(near(item), { maxLength: 4 })
  if (items !== undefined) return fc.tuple(...items.map(near))
  if (wrapped !== undefined) return fc.oneof(near(wrapped), fc.constantFrom(null, undefined))
  if (options.length > 0) {
    return fc.oneof(
      ...options.map((each) => (typeof each === 'object' ? near(each) : fc.constant(each))),
    )
  }
  if (type === 'literal') return fc.constant(literal)
  if (type === 'boolean') return fc.boolean()
  return type === 'number' ? number : text
}

const bodyOf = (schema: v.GenericSchema | undefined): Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: (schema === undefined ? junk : near(schema as unknown as AnySchema)).map((body) =>
        JSON.stringify(body ?? null),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '{"__proto__":{"a":1}}',
        '['.repeat(10_000) + ']'.repeat(10_000),
        '"\\ud800"',
      ),
    },
  )

const partOfPath = (wellFormed: string) =>
  fc
    .oneof(text, fc.constantFrom('ewo', '1', wellFormed), fc.constant(wellFormed))
    .map((part) => encodeURIComponent(part.toWellFormed()))
const query = fc.dictionary(
  fc.constantFrom(
    'language',
    'course',
    'after',
    'before',
    'limit',
    'state',
    'q',
    'sound',
    '__proto__',
  ),
  text,
  { maxKeys: 3 },
)

function requestTo({ endpoint, bodySchema }: Route) {
  const { method, path } = endpoint
  return fc.record({
    method: fc.constant(method),
    path: fc
      .tuple(...wellFormedParts(endpoint).map(partOfPath))
      .map((parts) => fillParts(path, parts)),
    query: query.map((pairs) => new URLSearchParams(pairs).toString()),
    body: method === 'GET' ? fc.constant(undefined) : bodyOf(bodySchema),
    type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain'),
  })
}

describeEngines('odd requests to every route', (engine) => {
  it(
    'are answered without an error of the server',
    async () => {
      const world = await startWorld(engine)
      const clients = new Map<Caller, TestClient>()
      const request = fc.constantFrom(...world.app.routes).chain(requestTo)
      await fc.assert(
        fc.asyncProperty(request, fc.constantFrom(...callers), async (odd, caller) => {
          // Limits of a minute are another test's matter.
          world.clock.advance(60_000)
          const client = clients.get(caller) ?? (await clientOf(world, caller))
          if (!clients.has(caller) && roleOf(caller) === 'recorder') {
            await makeRecorderOfEwondo(client, world)
          }
          clients.set(caller, client)
          const { body, type } = odd
          const answer = await client.send(odd.method, `${odd.path}?${odd.query}`, {
            headers: { origin: world.origin, 'content-type': type },
            ...(body !== undefined && { body }),
          })
          expect(answer.status).toBeLessThan(500)
          // Some requests sign out or delete the account: others come in its place.
          if (answer.status === 401 || client.cookies.size === 0) clients.delete(caller)
          if (answer.headers.get('content-type')?.includes('json') === true) {
            expect(answer.text).not.toMatch(/\n? +at .+\.ts:\d+|node_modules/)
          }
        }),
        { numRuns, seed, endOnFailure: true },
      )
    },
    timeoutMs,
  )
})

import { type Endpoint, paramSchemasOf, pictureArt } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import * as v from 'valibot'

const candidates = [
  'x',
  '1',
  'xyz',
  testId(1),
  '0'.repeat(32),
  `${'0'.repeat(64)}.flac`,
  `${testId(1)}.flac`,
  pictureArt,
]

/** Returns a value for each part of the path that its schema accepts and that names nothing. */
export function wellFormedParts(endpoint: Endpoint): readonly string[] {
  return Object.entries(paramSchemasOf(endpoint)).map(([name, schema]) => {
    const part = candidates.find((candidate) => v.is(schema, candidate))
    if (part === undefined) throw new Error(`No candidate fits ${name} of ${endpoint.path}.`)
    return part
  })
}

/** Puts parts into a path, in their order. */
export function fillParts(path: string, parts: readonly string[]): string {
  let at = 0
  return path.replaceAll(/:\w+/g, () => parts[at++] || 'x')
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemaFiles } from './json-schema.ts'

test.each(Object.entries(jsonSchemaFiles()))(
  '%s is current (else run: node content/write-derived.ts)',
  async (name, schema) => {
    const published: unknown = JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8'))
    expect(published).toEqual(schema)
  },
)

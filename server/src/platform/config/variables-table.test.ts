import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { replaceVariablesTable, variablesDocument } from './variables-table.ts'
import { variablesSchema } from './variables.ts'

const document = readFileSync(variablesDocument, 'utf8')

it('operations.md lists the variables as the schema describes them', () => {
  expect(document).toContain('| `PORT` | `3000` | port to listen on |\n')
  expect(replaceVariablesTable(document)).toBe(document)
})

it('the schema describes every variable', () => {
  const undescribed = Object.entries(variablesSchema.entries)
    .filter(([, variable]) => v.getDescription(variable) === undefined)
    .map(([name]) => name)
  expect(undescribed).toEqual([])
})

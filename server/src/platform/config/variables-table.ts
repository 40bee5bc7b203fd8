import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { variablesSchema } from './variables.ts'

export const variablesDocument = new URL('../../../../docs/operations.md', import.meta.url)

const table = /^\| variable \| default \| meaning \|\n(\|.*\n)+/m

/** Replaces the table of environment variables in a document by what the schema says. */
export function replaceVariablesTable(document: string): string {
  const rows = Object.entries(variablesSchema.entries).map(([name, variable]) => {
    const { fallback } = v.getMetadata(variable)
    return `| \`${name}\` | ${fallback} | ${v.getDescription(variable) ?? ''} |\n`
  })
  return document.replace(
    table,
    () => `| variable | default | meaning |\n|---|---|---|\n${rows.join('')}`,
  )
}

/** Writes the table anew, after the schema has changed. */
if (import.meta.main) {
  writeFileSync(variablesDocument, replaceVariablesTable(readFileSync(variablesDocument, 'utf8')))
}

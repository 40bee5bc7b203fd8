import { expect, it } from 'vitest'
import type { Queries } from '../../platform/database/database.ts'
import { explain } from '../../testing/explain.ts'
import { listContributions, listToJudge } from './repository.ts'
import { listCheckedCorrections } from './corrected-words.repository.ts'
import { clearUndone } from './imports/undone-imports.repository.ts'
import { listUndecided } from './undecided.repository.ts'

const page = { after: '', limit: 200 }
const of = { course: 'ewo', speakerId: 'ada' }

it.each([
  ['what waits for a speaker', (queries: Queries) => listToJudge(queries, of, page)],
  ['what waits for a coordinator', (queries: Queries) => listUndecided(queries, of, page)],
])('finds in %s the word that a correction is of by its id', async (_, work) => {
  const plan = await explain(work)
  const ofTyped = plan.filter((line) => line.includes('typed'))
  expect(ofTyped).toEqual([expect.stringMatching(/^SEARCH typed USING INDEX \w+ \(id=\?\)/)])
  for (const line of plan.filter((each) => each.includes(' correction '))) {
    expect(line).toMatch(/^SEARCH correction USING INDEX contributions_by_spelling /)
  }
  expect(plan.filter((line) => line.startsWith('SCAN'))).toEqual([])
})

it('finds the corrections of a word without reading others', async () => {
  const plan = await explain((queries) =>
    listCheckedCorrections(queries, { course: 'ewo', id: 'word' }),
  )
  expect(plan[0]).toMatch(/^SEARCH contributions USING INDEX contributions_by_spelling /)
})

const insertWord = (queries: Queries) =>
  queries
    .insertInto('contributions')
    .values({
      id: 'word',
      speakerId: 'import',
      importId: 'import',
      course: 'ewo',
      kind: 'word',
      contribution: '{}',
      findings: '[]',
      receivedAt: 1,
    })
    .execute()

it('finds the takes of a word of an import that is undone by course and item', async () => {
  const plan = await explain((queries) => clearUndone(queries, 'import', 1), insertWord)
  const ofTakes = plan.filter((line) => line.includes(' takes '))
  expect(ofTakes).toEqual([expect.stringMatching(/^SEARCH takes USING .*\(course=\? AND item=\?/)])
})

it('reads what is checked of a language without what is not', async () => {
  const plans = await explain((queries) =>
    listContributions(queries, { course: 'ewo', isChecked: true }, page),
  )
  expect(plans.join('\n')).toContain('USING INDEX contributions_checked')
})

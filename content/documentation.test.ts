import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lessonSchema, sentenceSchema } from '@mboa/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemCodes } from './problem.ts'
import { problemsOf, soundFiles } from './testing/planted-packs.ts'

const guide = await readFile(join(import.meta.dirname, '../docs/adding-a-language.md'), 'utf8')

test('the unit shown in the guide passes the check', async () => {
  const [, example = ''] = /```yaml\n(# yaml-language-server[^`]*)```/.exec(guide) ?? []
  const tuesday = 'missing:\n  - { category: day, gloss: { en: Tuesday, fr: mardi } }'
  const course = (soundFiles['ewo/course.yaml'] ?? '').replace('missing:', tuesday)
  expect(example).toContain('order: 2')
  const files = { 'ewo/course.yaml': course, 'ewo/02-days.yaml': example }
  expect(await problemsOf(files)).toEqual([])
})

test('the sentence and the lesson shown in the guide have the right shape', () => {
  const blocks = [...guide.matchAll(/```yaml\n((?:sentences|lessons):[^`]*)```/g)]
  const shape = v.strictObject({
    sentences: v.optional(v.array(sentenceSchema)),
    lessons: v.optional(v.array(lessonSchema)),
  })
  expect(blocks.map(([, block = '']) => Object.keys(v.parse(shape, parse(block))))).toEqual([
    ['sentences'],
    ['lessons'],
  ])
})

test.each(problemCodes)('the guide explains the problem "%s"', (code) => {
  expect(guide).toContain(`\`${code}\``)
})

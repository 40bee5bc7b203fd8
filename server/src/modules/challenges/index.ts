import { apiPaths, challengeSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../outcome.ts'
import { listOpenRecordings } from '../recordings/index.ts'
import { findChallenge } from './find-challenge.ts'

export const challengeRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.challenge,
    summary: 'The words of a challenge, for anybody to play',
    access: 'anyone',
    answer: challengeSchema,
    async handle({ context, params: { course = '', code = '' } }) {
      const found = await findChallenge(context, course, code)
      if (found === undefined) return refuse('not-found')
      const { words, gone, beside } = found
      const { htmlLang, autonym, name, region, orthography, alphabet } = found.summary
      const items = words.map(({ id }) => id)
      return succeed({
        course: { course, htmlLang, autonym, name, region, orthography, alphabet },
        words: [...words],
        gone,
        beside: [...beside],
        recordings: items.length === 0 ? [] : await listOpenRecordings(context, course, items),
      })
    },
  }),
]

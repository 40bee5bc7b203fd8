import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed } from '../../result.ts'
import { listOpenRecordings } from '../published/index.ts'
import { findOpenWord } from './find-open-word.ts'

export const openWordRoutes: readonly Route[] = [
  defineRoute(api.readOpenWord, {
    summary: 'A word or sentence with its sound, for anybody to read and hear',
    access: 'anyone',
    async handle({ context, params: { course, word } }) {
      const found = await findOpenWord(context, course, word)
      if (found === undefined) return refuse('not-found')
      const { htmlLang, autonym, name, region, orthography, alphabet } = found.summary
      const [recording = null] = await listOpenRecordings(context, course, [found.item.id])
      return succeed({
        course: { course, htmlLang, autonym, name, region, orthography, alphabet },
        kind: found.kind,
        item: found.item,
        recording,
      })
    },
  }),
]

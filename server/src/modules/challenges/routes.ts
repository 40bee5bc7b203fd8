import { api, glossLanguages } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { answerFile } from '../../http/web-build/static-file.ts'
import { refuse, succeed } from '../../result.ts'
import { listOpenRecordings } from '../published/index.ts'
import { findChallenge } from './find-challenge.ts'

const aDay = 'public, max-age=86400'

export const challengeRoutes: readonly Route[] = [
  defineRoute(api.readChallenge, {
    summary: 'The words of a challenge, for anybody to play',
    access: 'anyone',
    compressed: true,
    async handle({ context, params: { course, code } }) {
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
  defineRoute(api.readChallengePicture, {
    summary: 'What stands beside a challenge’s link in a message',
    access: 'anyone',
    async handle({ context, c, params: { picture } }) {
      const [, course = '', tag] = /^([a-z]{3})\.([a-z]{2})\.png$/.exec(picture) ?? []
      const language = glossLanguages.find((known) => known === tag)
      const isShown = (await context.readCurrentCourses()).findCourse(course) !== undefined
      const file = isShown && language && context.library.findLinkPicture(course, language)
      if (file === undefined || file === false) return refuse('not-found')
      return answerFile(c, file, { status: 200, cacheControl: aDay })
    },
  }),
]

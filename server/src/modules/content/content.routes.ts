import {
  apiPaths,
  conceptSectionSchema,
  coursesResponseSchema,
  pictureArt,
  speakersUnit,
  unitPackSchema,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { answerFile } from '../../http/web-build/static-file.ts'
import { refuse } from '../../outcome.ts'

const immutable = 'public, max-age=31536000, immutable'
const ownImmutable = 'private, max-age=31536000, immutable'

export const contentRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.courses,
    summary: 'List the courses with the current revision of each unit',
    access: 'anyone',
    answer: coursesResponseSchema,
    async handle({ context, c }) {
      const { courses } = await context.readCurrentCourses()
      return answerFile(c, courses, { status: 200, cacheControl: 'no-cache' })
    },
  }),
  defineRoute({
    method: 'GET',
    path: apiPaths.unitPack,
    summary: 'Fetch one unit of a course in its current revision',
    access: 'anyone',
    answer: unitPackSchema,
    async handle({ context, c, params: { course = '', unit = '', revision = '' } }) {
      // What files hold, of a course that all may see, needs no look at the database.
      const isInFiles = unit !== speakersUnit && !context.library.unlisted.has(course)
      const known = isInFiles ? context.library : await context.readCurrentCourses()
      const pack = known.findPack(course, unit, revision)
      if (pack === undefined) return refuse('not-found')
      // The revision is a hash of the content: what this address answers never changes.
      return answerFile(c, pack, { status: 200, cacheControl: immutable })
    },
  }),
  defineRoute({
    method: 'GET',
    path: apiPaths.picture,
    summary: 'Fetch the drawing of an emoji that a word shows',
    access: 'anyone',
    handle({ context, c, params: { art = '', picture = '' } }) {
      const { pictures } = context.library
      const drawing = art === pictureArt ? pictures.find(picture) : undefined
      if (drawing === undefined) return Promise.resolve(refuse('not-found'))
      return Promise.resolve(answerFile(c, drawing, { status: 200, cacheControl: immutable }))
    },
  }),
  defineRoute({
    method: 'GET',
    path: apiPaths.concepts,
    summary: 'Fetch one section of the list of concepts in its current revision',
    access: 'recorder',
    answer: conceptSectionSchema,
    handle({ context, c, params: { section = '', revision = '' } }) {
      const found = context.library.concepts.find((each) => {
        return each.section === section && each.revision === revision
      })
      if (found === undefined) return Promise.resolve(refuse('not-found'))
      return Promise.resolve(answerFile(c, found.file, { status: 200, cacheControl: ownImmutable }))
    },
  }),
]

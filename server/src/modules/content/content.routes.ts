import {
  apiPaths,
  conceptListSchema,
  coursesResponseSchema,
  pictureArt,
  unitPackSchema,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { answerFile } from '../../http/web-build/static-file.ts'
import { refuse } from '../../outcome.ts'
import type { CourseLibrary } from './course-library.ts'

const immutable = 'public, max-age=31536000, immutable'
const ownImmutable = 'private, max-age=31536000, immutable'

export function createContentRoutes(library: CourseLibrary): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.courses,
      summary: 'List the courses with the current revision of each unit',
      access: 'anyone',
      answer: coursesResponseSchema,
      handle({ c }) {
        const answer = { status: 200, cacheControl: 'no-cache' } as const
        return Promise.resolve(answerFile(c, library.courses, answer))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.unitPack,
      summary: 'Fetch one unit of a course in its current revision',
      access: 'anyone',
      answer: unitPackSchema,
      handle({ c, params: { course = '', unit = '', revision = '' } }) {
        const pack = library.findPack(course, unit, revision)
        if (pack === undefined) return Promise.resolve(refuse('not-found'))
        // The revision is a hash of the content: what this address answers never changes.
        return Promise.resolve(answerFile(c, pack, { status: 200, cacheControl: immutable }))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.picture,
      summary: 'Fetch the drawing of an emoji that a word shows',
      access: 'anyone',
      handle({ c, params: { art = '', picture = '' } }) {
        const drawing = art === pictureArt ? library.pictures.find(picture) : undefined
        if (drawing === undefined) return Promise.resolve(refuse('not-found'))
        return Promise.resolve(answerFile(c, drawing, { status: 200, cacheControl: immutable }))
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.concepts,
      summary: 'Fetch the themed list of concepts in its current revision',
      access: 'recorder',
      answer: conceptListSchema,
      handle({ c, params: { revision = '' } }) {
        const { concepts } = library
        if (revision !== concepts.revision) return Promise.resolve(refuse('not-found'))
        return Promise.resolve(
          answerFile(c, concepts.file, { status: 200, cacheControl: ownImmutable }),
        )
      },
    }),
  ]
}

import { api, isFromSpeakers } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { answerFile } from '../../http/web-build/static-file.ts'
import { refuse } from '../../result.ts'
import { listLanguagesOf } from '../speakers/index.ts'
import type { UnitRevision } from './course-library.ts'

const immutable = 'public, max-age=31536000, immutable'
const ownImmutable = 'private, max-age=31536000, immutable'

export const contentRoutes: readonly Route[] = [
  defineRoute(api.listCourses, {
    summary:
      'List the courses with the current revision of each unit; to recorders, those of their languages too',
    access: 'anyone',
    async handle({ context, c, actor }) {
      const current = await context.readCurrentCourses()
      if (actor?.role !== 'recorder') {
        return answerFile(c, current.courses, { status: 200, cacheControl: 'no-cache' })
      }
      const spoken = await listLanguagesOf(context.database.queries, actor.accountId)
      const courses = await current.coursesFor(spoken.map(({ language }) => language))
      return answerFile(c, courses, { status: 200, cacheControl: 'private, no-cache' })
    },
  }),
  defineRoute(api.readUnitPacks, {
    summary: 'Fetch units of a course in their current revisions, a line each, up to 500 kB',
    access: 'anyone',
    ignoresSession: true,
    async handle({ context, c, params: { course, units: names, revisions } }) {
      const units = pairUnits(names, revisions)
      if (units === undefined) return refuse('not-found')
      // What files hold, of a course that all may see, needs no look at the database. A revision
      // that no file holds is one that speakers have changed.
      const isInFiles =
        units.every(({ unit }) => !isFromSpeakers(unit)) && !context.library.unlisted.has(course)
      const ofFiles = isInFiles ? await context.library.findPacks(course, units) : undefined
      const found =
        ofFiles?.isWhole === true
          ? ofFiles
          : await (await context.readCurrentCourses()).findPacks(course, units)
      if (found === undefined) return refuse('not-found')
      // Revisions are hashes of the content: what this address answers never changes, as long as
      // nothing is left out because there is a newer one.
      const cacheControl = found.isWhole ? immutable : 'no-store'
      return answerFile(c, found.file, { status: 200, cacheControl })
    },
  }),
  defineRoute(api.readPicture, {
    summary: 'Fetch the drawing of an emoji that a word shows',
    access: 'anyone',
    ignoresSession: true,
    handle({ context, c, params: { picture } }) {
      const drawing = context.library.pictures.find(picture)
      if (drawing === undefined) return Promise.resolve(refuse('not-found'))
      return Promise.resolve(answerFile(c, drawing, { status: 200, cacheControl: immutable }))
    },
  }),
  defineRoute(api.readConcepts, {
    summary: 'Fetch one section of the list of concepts in its current revision',
    access: 'recorder',
    handle({ context, c, params: { section, revision } }) {
      const found = context.library.concepts.find((each) => {
        return each.section === section && each.revision === revision
      })
      if (found === undefined) return Promise.resolve(refuse('not-found'))
      return Promise.resolve(answerFile(c, found.file, { status: 200, cacheControl: ownImmutable }))
    },
  }),
]

/** Each name with its revision; undefined where one stands alone or is asked for twice. */
function pairUnits(
  names: readonly string[],
  revisions: readonly string[],
): readonly UnitRevision[] | undefined {
  if (names.length !== revisions.length || new Set(names).size < names.length) return undefined
  return names.map((unit, at) => ({ unit, revision: revisions[at] ?? '' }))
}

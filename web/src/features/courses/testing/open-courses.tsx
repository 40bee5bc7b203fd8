import { api, pagePaths, type CourseSummary } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { PracticeProvider } from '../../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { testCourse } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import { CoursesArea } from '../courses-area.tsx'

/** A course of a language that more people speak, with pictures and something checked. */
export const duala: CourseSummary = {
  ...testCourse,
  course: 'dua',
  htmlLang: 'dua',
  autonym: 'Duálá',
  name: { en: 'Duala', fr: 'douala' },
  region: { en: 'Littoral', fr: 'Littoral' },
  speakers: 149_000,
  alphabet: {
    letters: ['a', 'ɓ', 'ɔ'],
    toneBearers: ['a', 'ɔ'],
    toneMarks: [{ tone: 'high', mark: 'U+0301', example: 'á' }],
    unmarked: 'low',
  },
  totals: {
    words: 98,
    sentences: 40,
    lessons: 6,
    checkedItems: 69,
    downloadBytes: 14_600,
    pictureBytes: 42_000,
    recordings: 0,
    soundBytes: 0,
    voicesBytes: 0,
  },
}

/** Of a course that is only looked at the beginning is asked for; most tests are about all else. */
const noPacks = { '/api/packs/ewo/time/r1': unreachable, '/api/packs/dua/time/r1': unreachable }

/** Opens the list of courses, or the page of one. */
export async function openCourses(
  path: string = pagePaths.learnerCourses,
  courses = succeed({ courses: [testCourse, duala] }),
  userId: string = crypto.randomUUID(),
  packs: Parameters<typeof stubNetwork>[0] = noPacks,
) {
  stubNetwork({ [`GET ${api.listCourses.path}`]: courses, ...packs })
  const screen = await renderAppPart(
    <PracticeProvider userId={userId}>
      <Switch>
        <Route path={`${pagePaths.learnerCourses}/:course?`}>
          <CoursesArea />
        </Route>
        <Route>elsewhere</Route>
      </Switch>
    </PracticeProvider>,
    { user: aUser({ id: userId }), path },
  )
  return { screen, userId }
}

/** What was chosen on this device, in order. */
export async function listSettings(userId: string) {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored.flatMap(({ event }) =>
    event.type === 'setting' ? [[event.name, event.value]] : [],
  )
}

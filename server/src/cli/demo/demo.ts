import { loadPacks, packsFolder } from '@mboa/content'
import { syncBatchLimit, type PracticeEvent } from '@mboa/contract'
import { changeSetting, changeStrictness } from '@mboa/domain'
import type { CommandContext } from '../../context.ts'
import { createPasswordHasher } from '../../modules/accounts/index.ts'
import { sync } from '../../modules/practice/index.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withAccounts } from '../people/with-accounts.ts'
import { addPerson, makeSpeakers } from './demo-speakers.ts'
import { practiseWeeks, type DemoCourse } from './practise-weeks.ts'

const learner = { email: 'demo-learner@example.com', fullName: 'Demo Learner' }
/** Printed for all to see: these accounts are refused where real people are. */
const password = 'Mboa-demo-2026'

/** The first course is the one being learnt; the second was begun later. */
const courses = [
  { course: 'ewo', weeks: 8 },
  { course: 'bas', weeks: 2 },
]

export function demo(terminal: Terminal): Promise<ExitStatus> {
  return withAccounts(terminal, async (context, config): Promise<ExitStatus> => {
    if (!config.development) {
      terminal.complain(
        'demo makes accounts with a public password: do not use it in production, ' +
          'or where others can reach the server.',
      )
      return 1
    }
    const passwordHash = await createPasswordHasher().hash(password, 'demo')
    const practised = await loadCourses()
    await makeLearner(context, { practised, passwordHash, terminal })
    const asked = { courses: practised, passwordHash, terminal }
    await makeSpeakers(context, asked)
    terminal.write(
      'The recordings are hummed, not spoken: nobody learns how a word sounds by them.',
    )
    terminal.write(`All three log in with their email address and the password ${password}`)
    return 0
  })
}

async function loadCourses(): Promise<readonly DemoCourse[]> {
  const packs = await loadPacks(packsFolder)
  return courses.flatMap(({ course, weeks }) => {
    const found = packs.find(({ summary }) => summary.course === course)
    return found === undefined
      ? []
      : [{ course, weeks, units: found.units.map(({ pack }) => pack) }]
  })
}

async function makeLearner(
  context: CommandContext,
  asked: { practised: readonly DemoCourse[]; passwordHash: string; terminal: Terminal },
): Promise<void> {
  const { practised, passwordHash, terminal } = asked
  const account = await addPerson(context, { ...learner, passwordHash, records: [] }, terminal)
  if (account === undefined) return
  const now = context.clock.now()
  const reviews = practiseWeeks(practised, { seed: 'demo', now })
  const [current] = courses
  const settings = [
    { name: 'current-course', value: current?.course ?? '' },
    changeSetting('weeklyGoalDays', 5),
    ...courses.map(({ course }) => changeStrictness(course, 'standard')),
  ].map((setting): PracticeEvent => ({
    type: 'setting',
    id: context.ids.uuid(),
    answeredAt: now,
    ...setting,
  }))
  await saveEvents(context, account.id, [...settings, ...reviews])
  terminal.write(`${learner.email} is a learner with ${reviews.length} answers.`)
}

/** Through the same door as a device's own events. */
async function saveEvents(
  context: CommandContext,
  accountId: string,
  events: readonly PracticeEvent[],
): Promise<void> {
  const actor = { accountId, role: 'learner', language: 'en' } as const
  let cursor = 0
  for (let from = 0; from < events.length; from += syncBatchLimit) {
    const batch = events.slice(from, from + syncBatchLimit)
    const answer = await sync(context, actor, { events: batch, cursor })
    const [refused] = answer.refused
    if (refused !== undefined) throw new Error(`The demo's answers are refused: ${refused.reason}`)
    cursor = answer.cursor
  }
}

import { parseArgs } from 'node:util'
import { loadPacks, packsFolder } from '@mboa/content'
import { syncBatchLimit, type PracticeEvent } from '@mboa/contract'
import { changeSetting, changeStrictness } from '@mboa/domain'
import { createPasswordHasher, type OperatorAccounts } from '../../modules/accounts/index.ts'
import { createSync } from '../../modules/practice/index.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createIds } from '../../platform/ids.ts'
import type { Command, ExitStatus, Terminal } from '../command.ts'
import { withAccounts } from '../people/with-accounts.ts'
import { practiseWeeks } from './practise-weeks.ts'

const learner = { email: 'demo-learner@example.com', fullName: 'Demo Learner' }
const recorder = { email: 'demo-recorder@example.com', fullName: 'Demo Recorder' }
/** Printed for all to see: these accounts are refused where real people are. */
const password = 'Mboa-demo-2026'

/** The first course is the one being learnt; the second was begun later. */
const courses = [
  { course: 'ewo', weeks: 8 },
  { course: 'bas', weeks: 2 },
]

export const demo: Command = {
  name: 'demo',
  operands: '',
  summary: 'Make a learner with eight weeks of practice and a recorder, to look around with.',
  run(args, terminal) {
    parseArgs({ args: [...args] })
    return withAccounts(terminal, async (accounts, { database, config }): Promise<ExitStatus> => {
      if (!config.development) {
        terminal.complain('demo makes accounts whose password everybody knows: not in production.')
        return 1
      }
      await makeLearner(accounts, database, terminal)
      await makeRecorder(accounts, terminal)
      terminal.write(`Both sign in with the password ${password}`)
      return 0
    })
  },
}

async function makeLearner(
  accounts: OperatorAccounts,
  database: Database,
  terminal: Terminal,
): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(password)
  const account = await accounts.add({ ...learner, passwordHash, records: [] })
  if (account === undefined) {
    tellExisting(learner.email, terminal)
    return
  }
  const now = systemClock.now()
  const packs = await loadPacks(packsFolder)
  const practised = courses.flatMap(({ course, weeks }) => {
    const found = packs.find(({ summary }) => summary.course === course)
    return found === undefined
      ? []
      : [{ course, weeks, units: found.units.map(({ pack }) => pack) }]
  })
  const reviews = practiseWeeks(practised, { seed: 'demo', now })
  const ids = createIds(systemClock)
  const [current] = courses
  const settings = [
    { name: 'current-course', value: current?.course ?? '' },
    changeSetting('weeklyGoalDays', 5),
    ...courses.map(({ course }) => changeStrictness(course, 'standard')),
  ].map((setting): PracticeEvent => ({
    type: 'setting',
    id: ids.uuid(),
    answeredAt: now,
    ...setting,
  }))
  await keepEvents(database, account.id, [...settings, ...reviews])
  terminal.write(`${learner.email} is a learner with ${reviews.length} answers.`)
}

async function makeRecorder(accounts: OperatorAccounts, terminal: Terminal): Promise<void> {
  const passwordHash = await createPasswordHasher().hash(password)
  const records = courses.map(({ course }) => course)
  const account = await accounts.add({ ...recorder, passwordHash, records })
  if (account === undefined) tellExisting(recorder.email, terminal)
  else terminal.write(`${recorder.email} is a recorder of ${records.join(' and ')}.`)
}

function tellExisting(email: string, terminal: Terminal): void {
  terminal.write(`${email} exists already and stays as it is; "user delete ${email}" removes it.`)
}

/** Through the same door as a device's own events. */
async function keepEvents(
  database: Database,
  accountId: string,
  events: readonly PracticeEvent[],
): Promise<void> {
  const sync = createSync({ database, clock: systemClock })
  const actor = { accountId, role: 'learner', language: 'en' } as const
  let cursor = 0
  for (let from = 0; from < events.length; from += syncBatchLimit) {
    const batch = events.slice(from, from + syncBatchLimit)
    const answer = await sync.sync(actor, { events: batch, cursor })
    const [refused] = answer.refused
    if (refused !== undefined) throw new Error(`The demo's answers are refused: ${refused.reason}`)
    cursor = answer.cursor
  }
}

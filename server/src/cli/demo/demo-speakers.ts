import { createFindTold } from '../../modules/contributions/index.ts'
import type { OperatorAccounts } from '../../modules/accounts/index.ts'
import {
  createRecordings,
  soundCheckerHere,
  type Recordings,
} from '../../modules/recordings/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createIds } from '../../platform/ids.ts'
import type { Terminal } from '../command.ts'
import { addAccount } from './add-account.ts'
import { planTakes, type DemoTake, type DemoWords } from './demo-takes.ts'
import { agreeToBeHeard, makeTakes } from './make-takes.ts'

const recorder = { email: 'demo-recorder@example.com', fullName: 'Demo Recorder' }
const reviewer = { email: 'demo-reviewer@example.com', fullName: 'Demo Reviewer' }

/** Both speakers, with their takes and what the one says of the other's. Who exists stays. */
export async function makeSpeakers(
  accounts: OperatorAccounts,
  stores: { database: Database; blobs: Blobs },
  asked: { courses: readonly DemoWords[]; passwordHash: string; terminal: Terminal },
): Promise<void> {
  const { courses, passwordHash, terminal } = asked
  const records = courses.map(({ course }) => course)
  const trusted = records.slice(0, 1)
  const given = { passwordHash, records }
  const newFirst = await addAccount(accounts, { ...recorder, ...given }, terminal)
  const newSecond = await addAccount(accounts, { ...reviewer, ...given, trusted }, terminal)
  const [first, second] = [await actorOf(accounts, recorder), await actorOf(accounts, reviewer)]
  const doors = openDoors(accounts, stores, courses)
  const plan = planTakes(courses)

  const speak = async (people: { speaker: Actor; reviewer: Actor }, takes: readonly DemoTake[]) => {
    await agreeToBeHeard(doors, people.speaker)
    await makeTakes(doors, people, { takes, now: clock.now() })
  }
  const languages = records.join(' and ')
  if (newFirst !== undefined) {
    await speak({ speaker: first, reviewer: second }, plan.recorder)
    const { length } = plan.recorder
    terminal.write(`${recorder.email} is a recorder of ${languages} with ${length} recordings.`)
  }
  if (newSecond !== undefined) {
    await speak({ speaker: second, reviewer: first }, plan.reviewer)
    terminal.write(
      `${reviewer.email} is another, who judges them; ${plan.reviewer.length} of their own wait for the first.`,
    )
  }
}

async function actorOf(accounts: OperatorAccounts, { email }: { email: string }): Promise<Actor> {
  const found = await accounts.find(email)
  if (found === undefined) throw new Error(`${email} is gone already.`)
  const { id, role, language } = found.account
  return { accountId: id, role, language }
}

/** The services behind the routes, as a device reaches them. */
function openDoors(
  accounts: OperatorAccounts,
  stores: { database: Database; blobs: Blobs },
  courses: readonly DemoWords[],
): Recordings {
  const words = new Set(
    courses.flatMap(({ units }) => units.flatMap((unit) => unit.words).map(({ id }) => id)),
  )
  const findItemKind = (_: string, item: string) => (words.has(item) ? 'word' : undefined)
  const { listLanguagesOf } = accounts
  return createRecordings({
    ...stores,
    clock,
    ids: createIds(clock),
    soundChecker: soundCheckerHere,
    listLanguagesOf,
    findItemKind: (course, item) => Promise.resolve(findItemKind(course, item)),
    async isRecorderOf(accountId, asked) {
      return (await listLanguagesOf(accountId)).some(({ language }) => language === asked)
    },
    findTold: createFindTold({
      database: stores.database,
      library: { findItemKind, findConceptGloss: () => undefined },
    }),
  })
}

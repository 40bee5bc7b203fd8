import type { CommandContext } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { addAccount, findAccountReport, type NewPerson } from '../../modules/accounts/index.ts'
import { openCourseLibrary } from '../../modules/content/index.ts'
import { inProcessSoundChecker } from '../../modules/sound-check/index.ts'
import type { Terminal } from '../command.ts'
import { planTakes, type DemoTake, type DemoWords } from './demo-takes.ts'
import { agreeToLearners, makeTakes } from './make-takes.ts'

const recorder = { email: 'demo-recorder@example.com', fullName: 'Demo Recorder' }
const reviewer = { email: 'demo-reviewer@example.com', fullName: 'Demo Reviewer' }

/** Both speakers, with their takes and what the one says of the other's. Who exists stays. */
export async function makeSpeakers(
  context: CommandContext,
  asked: { courses: readonly DemoWords[]; passwordHash: string; terminal: Terminal },
): Promise<void> {
  const { courses, passwordHash, terminal } = asked
  const records = courses.map(({ course }) => course)
  const given = { passwordHash, records }
  const newFirst = await addPerson(context, { ...recorder, ...given }, terminal)
  const newSecond = await addPerson(context, { ...reviewer, ...given, trusted: records }, terminal)
  const [first, second] = [await actorOf(context, recorder), await actorOf(context, reviewer)]
  const soundChecker = inProcessSoundChecker
  const studio = { ...context, soundChecker, library: await openCourseLibrary() }
  const plan = planTakes(courses)

  const speak = async (people: { speaker: Actor; reviewer: Actor }, takes: readonly DemoTake[]) => {
    await agreeToLearners(context, people.speaker)
    await makeTakes(studio, people, { takes, now: context.clock.now() })
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
      `${reviewer.email} is another, who reviews them; ${plan.reviewer.length} of their own are waiting for the first to review them.`,
    )
  }
}

async function actorOf(context: CommandContext, { email }: { email: string }): Promise<Actor> {
  const found = await findAccountReport(context, email)
  if (found === undefined) throw new Error(`${email} is gone already.`)
  const { id, role, language } = found.account
  return { accountId: id, role, language }
}

/** Undefined where there is one of this address, which stays as it is: that is reported. */
export async function addPerson(
  context: CommandContext,
  person: NewPerson,
  terminal: Terminal,
): ReturnType<typeof addAccount> {
  const { email } = person
  const account = await addAccount(context, person)
  if (account === undefined) {
    terminal.write(
      `${email} already exists and is left unchanged; "user delete ${email}" removes it.`,
    )
  }
  return account
}

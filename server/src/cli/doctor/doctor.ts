import { checkPacks, packsFolder, type CheckedPacks } from '@mboa/content'
import { readConfig } from '../../platform/config/read-config.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkObjectStore } from './check-object-store.ts'
import { checkStoreMark } from './check-store-mark.ts'
import { checkStorage } from './check-storage.ts'
import type { Finding } from './finding.ts'

const signs = { good: '✓', note: '·', wrong: '✗' } as const

export const doctor = (terminal: Terminal): Promise<ExitStatus> =>
  diagnose(terminal, () => checkPacks(packsFolder))

/** @param readCourses those of the product, with their problems */
export async function diagnose(
  terminal: Terminal,
  readCourses: () => Promise<CheckedPacks>,
): Promise<ExitStatus> {
  const findings = await examine(terminal, readCourses)
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  for (const { subject, state, says } of findings) {
    terminal.write(`${signs[state]} ${subject.padEnd(width)}  ${says}`)
  }
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  if (wrong === 0) return 0
  terminal.complain(wrong === 1 ? '1 thing is wrong.' : `${wrong} things are wrong.`)
  return 1
}

async function examine(
  { environment, program }: Terminal,
  readCourses: () => Promise<CheckedPacks>,
): Promise<readonly Finding[]> {
  const read = readConfig(environment, { isDevelopment: true })
  if (!read.ok) {
    const wrong = read.problems.map((says): Finding => ({
      subject: 'configuration',
      state: 'wrong',
      says,
    }))
    return [...wrong, await checkCourses(readCourses, program)]
  }
  const { config } = read
  const where = config.publicOrigin ?? `http://localhost:${config.port}`
  const found = [
    { subject: 'configuration', state: 'good' as const, says: `Serves ${where}.` },
    ...(await Promise.all([
      checkStorage(config),
      ...(config.s3 === undefined ? [] : [checkObjectStore(config.s3)]),
      checkDatabase(config),
      checkStoreMark(config),
      checkMail(config),
      checkCourses(readCourses, program),
    ])),
  ]
  return found.filter((finding) => finding !== undefined)
}

async function checkCourses(
  readCourses: () => Promise<CheckedPacks>,
  program: string,
): Promise<Finding> {
  const subject = 'courses'
  const { problems, courses } = await readCourses()
  if (problems.length === 0) {
    return { subject, state: 'good', says: `${courses.length} courses without a problem.` }
  }
  const says = `${problems.length} problems: ${program} content check lists them.`
  return { subject, state: 'wrong', says }
}

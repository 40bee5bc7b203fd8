import { api, addressOf } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { countRowWrites } from '../../../testing/count-row-writes.ts'
import { sendJson } from '../../../testing/call-as-page.ts'
import { describeBothEngines } from '../../../testing/engines.ts'
import { signIn } from '../../../testing/people.ts'
import { aReport } from '../../../testing/practice.ts'
import { isLongRun } from '../../../testing/is-long-run.ts'
import { reviewTake, signInRecorder, storeTake, trustRecorder } from '../../../testing/takes.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const earlier = isLongRun ? 20_000 : 500
const rowsAtOnce = 500
const asked = { course: 'ewo', item: 'ewo.day-sunday' }

/** So many learners' reports of one item, as they lie in the table. */
async function fillReports({ database }: World, answer: 'recorded' | null = null): Promise<void> {
  const learner = await database.queries
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'learner')
    .executeTakeFirstOrThrow()
  const row = { ...asked, learnerId: learner.id, comment: '', receivedAt: 1, takeId: null }
  const answered = { answer, answeredAt: answer === null ? null : 1 }
  await database.transaction(async (queries) => {
    for (let from = 0; from < earlier; from += rowsAtOnce) {
      const page = Array.from({ length: rowsAtOnce }, (_, at) => ({
        ...row,
        ...answered,
        reportId: `earlier-${String(from + at)}`,
      }))
      await queries.insertInto('soundReports').values(page).execute()
    }
  })
}

const report = (client: TestClient, differences: object) =>
  client.post(api.sendReports.path, {
    reports: [aReport({ ...asked, id: testId(77), ...differences })],
  })

function readAnswer({ database }: World) {
  return database.queries
    .selectFrom('soundReports')
    .select('answer')
    .where('reportId', '=', testId(77))
    .executeTakeFirstOrThrow()
}

describeBothEngines('a recording that many ask for', (engine) => {
  it('is asked for once more without touching what others asked', async () => {
    const world = await startWorld(engine)
    const learner = await signIn(world)
    await fillReports(world)
    const countRewritten = await countRowWrites(world.database, 'sound_reports')
    const askedAt = performance.now()
    expect((await report(learner, { reason: 'no-sound' })).status).toBe(200)
    const tookMs = performance.now() - askedAt
    const rewritten = await countRewritten()
    process.stdout.write(
      `sound reports (${engine}): one more of ${String(earlier)} rewrites ${String(rewritten)}, ${tookMs.toFixed(0)} ms\n`,
    )
    expect(rewritten).toBe(0)
    expect(await readAnswer(world)).toEqual({ answer: null })
  })

  it('answers at once who asks when it is there, and them alone', async () => {
    const world = await startWorld(engine)
    const learner = await signIn(world)
    const [recorder, colleague] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    await trustRecorder(world, 2)
    const { id } = await storeTake(world, recorder)
    expect(await reviewTake(world, colleague, id)).toBe('approved')
    await fillReports(world, 'recorded')
    const countRewritten = await countRowWrites(world.database, 'sound_reports')
    await report(learner, { reason: 'no-sound' })
    expect(await countRewritten()).toBe(0)
    expect(await readAnswer(world)).toEqual({ answer: 'recorded' })
    // Withdrawn, it is missing again to all of them.
    await sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    expect(await countRewritten()).toBe(earlier + 1)
    expect(await readAnswer(world)).toEqual({ answer: null })
  })
})

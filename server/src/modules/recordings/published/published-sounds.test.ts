import { apiPaths, coursesResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../../testing/call-as-page.ts'
import { describeEngines } from '../../../testing/engines.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../../testing/takes.ts'
import { startWorld, type World } from '../../../testing/world.ts'

/** Of Ewondo, as anybody is told: all of it, and the units that have something to hear. */
async function readSounds(world: World) {
  const { courses } = (await world.client().get(apiPaths.courses)).as(coursesResponseSchema)
  const course = courses.find((each) => each.course === 'ewo')
  const units = course?.units.filter(({ soundBytes = 0 }) => soundBytes > 0) ?? []
  return {
    recordings: course?.totals?.recordings,
    bytes: course?.totals?.soundBytes,
    units: Object.fromEntries(units.map(({ unit, soundBytes }) => [unit, soundBytes])),
  }
}

const nothing = { recordings: 0, bytes: 0, units: {} }

describeEngines('the list of courses', (engine) => {
  it('tells how many recordings there are, and what one of each item weighs', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const [sunday, again, monday] = [
      await storeTake(world, recorder),
      await storeTake(world, recorder, {}, 300),
      await storeTake(world, recorder, { item: 'ewo.day-monday' }, 400),
    ]
    expect(await readSounds(world)).toEqual(nothing)
    for (const { id } of [sunday, again, monday]) await reviewTake(world, reviewer, id)
    const bytes = sunday.listening.length + monday.listening.length
    expect(await readSounds(world)).toEqual({ recordings: 3, bytes, units: { days: bytes } })

    await sendJson(world, recorder, 'DELETE', apiPaths.take.replace(':id', monday.id))
    const left = sunday.listening.length
    expect(await readSounds(world)).toEqual({ recordings: 2, bytes: left, units: { days: left } })
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    expect(await readSounds(world)).toEqual(nothing)
  })
})

import { api, addressOf, coursesResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { startWorld, type World } from '../../testing/world.ts'

/** Of Ewondo, as anybody is answered: all of it, and the units that have something to hear. */
async function readSounds(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  const course = courses.find((each) => each.course === 'ewo')
  const units = course?.units.filter(({ soundBytes }) => soundBytes > 0) ?? []
  return {
    recordings: course?.totals.recordings,
    bytes: course?.totals.soundBytes,
    voicesBytes: course?.totals.voicesBytes,
    units: Object.fromEntries(units.map(({ unit, soundBytes }) => [unit, soundBytes])),
  }
}

const nothing = { recordings: 0, bytes: 0, voicesBytes: 0, units: {} }

describeEngines('the list of courses', (engine) => {
  it('counts how many recordings there are, and what one of each item weighs', async () => {
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
    expect(await readSounds(world)).toEqual({
      recordings: 3,
      bytes,
      voicesBytes: bytes,
      units: { days: bytes },
    })

    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: monday.id } }),
    )
    const left = sunday.listening.length
    expect(await readSounds(world)).toEqual({
      recordings: 2,
      bytes: left,
      voicesBytes: left,
      units: { days: left },
    })
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    expect(await readSounds(world)).toEqual(nothing)
  })

  it('weighs the oldest recording of each of three voices of an item, and one of them', async () => {
    const world = await startWorld(engine)
    const lengths: number[] = []
    const reviewer = await signInRecorder(world, 9)
    await trustRecorder(world, 9)
    for (const [nth, spoken] of [100, 200, 300, 400].entries()) {
      const recorder = await signInRecorder(world, nth + 1)
      const oldest = await storeTake(world, recorder, {}, spoken)
      const again = await storeTake(world, recorder, {}, spoken + 50)
      for (const { id } of [oldest, again]) await reviewTake(world, reviewer, id)
      lengths.push(oldest.listening.length)
    }
    const [first = 0, second = 0, third = 0] = lengths
    expect(await readSounds(world)).toMatchObject({
      recordings: 8,
      bytes: first,
      voicesBytes: first + second + third,
    })
  })
})

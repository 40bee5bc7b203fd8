import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { makeRecording, putVoice } from '../../testing/private-voices.ts'
import { hum, makeTake, putArchive, signInRecorder } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'

describeEngines('a learner who sends all private recordings at once', (engine) => {
  it('keeps no recorder from sending takes', async () => {
    const world = await startWorld(engine)
    const learner = await signIn(world)
    await putVoice(world, learner)
    const recorders = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const flood = Array.from({ length: 24 }, (_, nth) => {
      const { path, headers, archive } = makeRecording(world, {
        id: `01930000-0000-7000-8000-0000000099${String(nth).padStart(2, '0')}`,
        samples: hum(200 + nth),
      })
      return learner.send('PUT', path, { headers, body: new Uint8Array(archive) })
    })
    const takes = recorders.flatMap((recorder) =>
      [1, 2, 3].map((nth) => putArchive(world, recorder, makeTake({}, hum(300 + nth)))),
    )
    expect((await Promise.all(takes)).map(({ status }) => status)).toEqual(Array(6).fill(200))
    const statuses = new Set((await Promise.all(flood)).map(({ status }) => status))
    expect(statuses.difference(new Set([200, 503]))).toEqual(new Set())
  })
})

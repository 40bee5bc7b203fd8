import {
  api,
  addressOf,
  deskActsSchema,
  deskCreditsSchema,
  deskSpeakersSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { addSpeaker, elder, elderId, otherSpeakerId, storeTakeOf } from '../../testing/speakers.ts'
import {
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
  type SentTake,
} from '../../testing/takes.ts'

describeBothEngines('speakers without an account at the desk of their language', (engine) => {
  it('are listed by name, and withdrawn or deleted where they ask for it', async () => {
    const { world, desk, at, send } = await startDesk(engine)
    const recorder = await signInRecorder(world, 2)
    await addSpeaker(world, recorder)
    await addSpeaker(world, recorder, { id: otherSpeakerId, hertz: 310 }, { name: 'Tonton' })
    const takes = [
      await storeTakeOf(world, recorder, elderId, {}, 225),
      await storeTakeOf(world, recorder, otherSpeakerId, {}, 245),
    ]
    const read = async () =>
      (await desk.get(at(api.listDeskSpeakers.path))).as(deskSpeakersSchema).speakers
    const listed = await read()
    expect(listed.map(({ name, isHeard, takes: count }) => [name, isHeard, count]).sort()).toEqual([
      [elder.name, true, 1],
      ['Tonton', true, 1],
    ])
    // Neither age nor village nor anything else of them is there.
    expect(Object.keys(listed[0] ?? {})).toHaveLength(5)
    const idOf = (name: string) => listed.find((each) => each.name === name)?.id ?? ''
    const clip = async ({ archive }: SentTake) =>
      (await desk.get(addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } })))
        .status
    const playing = async () => Promise.all(takes.map(clip))

    const wishes = [
      [api.withdrawDeskSpeakerConsent.path, idOf(elder.name)],
      [api.deleteDeskSpeaker.path, idOf('Tonton')],
    ] as const
    expect((await send('DELETE', wishes[0][0], wishes[0][1])).status).toBe(204)
    expect(await playing()).toEqual([410, 200])
    expect((await read()).find(({ name }) => name === elder.name)?.isHeard).toBe(false)
    // What is done in one moment stands in no order.
    world.clock.advance(1)
    expect((await send('DELETE', wishes[1][0], wishes[1][1])).status).toBe(204)
    expect((await send('DELETE', wishes[1][0], wishes[1][1])).status).toBe(404)
    expect(await playing()).toEqual([410, 404])
    expect((await read()).map(({ name }) => name)).toEqual([elder.name])
    const { acts } = (await desk.get(at(api.listDeskActs.path))).as(deskActsSchema)
    expect(acts.slice(0, 2).map(({ act, thing }) => [act, thing])).toEqual([
      ['speaker-deleted', idOf('Tonton')],
      ['speaker-withdrawn', idOf(elder.name)],
    ])
    expect(JSON.stringify(acts)).not.toContain('Tonton')
  })

  it('are named there who chose to be, as learners see it, and as long as they are heard', async () => {
    const { world, desk, at, send } = await startDesk(engine)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const read = async (after = '') => {
      const path = `${at(api.listDeskCredits.path)}?after=${encodeURIComponent(after)}`
      return (await desk.get(path)).as(deskCreditsSchema)
    }
    await addSpeaker(world, desk, {}, { isNamed: true })
    await addSpeaker(world, desk, { id: otherSpeakerId, hertz: 310 }, { name: 'Tonton' })
    const takes = [
      await storeTakeOf(world, desk, elderId, {}, 225),
      await storeTakeOf(world, desk, otherSpeakerId, {}, 245),
      await storeTake(world, desk, {}, 265),
    ]
    // What waits is heard by nobody.
    expect((await read()).credits).toEqual([])
    for (const { id } of takes) expect(await reviewTake(world, reviewer, id)).toBe('approved')
    expect((await read()).credits).toEqual([{ name: elder.name, recordings: 1 }])
    const credit = { kind: 'pseudonym', pseudonym: 'Éyenga' }
    await sendJson(world, desk, 'PUT', api.changeSpeakerCredit.path, credit)
    expect(await read()).toEqual({
      credits: [
        { name: 'Éyenga', recordings: 1 },
        { name: elder.name, recordings: 1 },
      ],
      next: null,
    })
    expect((await read('Éyenga')).credits).toEqual([{ name: elder.name, recordings: 1 }])
    const { speakers } = (await desk.get(at(api.listDeskSpeakers.path))).as(deskSpeakersSchema)
    const id = speakers.find(({ name }) => name === elder.name)?.id ?? ''
    expect((await send('DELETE', api.withdrawDeskSpeakerConsent.path, id)).status).toBe(204)
    expect((await read()).credits).toEqual([{ name: 'Éyenga', recordings: 1 }])
  })

  it('are nobody’s there who says nothing in the language', async () => {
    const { world, at, desk, send } = await startDesk(engine)
    const recorder = await signInRecorder(world, 2)
    await addSpeaker(world, recorder)
    const { speakerId } = await world.database.queries
      .selectFrom('speakers')
      .select('speakerId')
      .executeTakeFirstOrThrow()
    const answer = await desk.get(at(api.listDeskSpeakers.path))
    expect(answer.as(deskSpeakersSchema).speakers).toEqual([])
    expect((await send('DELETE', api.deleteDeskSpeaker.path, speakerId)).status).toBe(404)
  })
})

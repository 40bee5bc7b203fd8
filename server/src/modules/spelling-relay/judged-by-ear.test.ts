import { api, addressOf, receivedContributionSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  hearSpelling,
  hoe,
  judge,
  judgeUnheard,
  listToRead,
  readSpellings,
  sendContributions,
  speak,
} from '../../testing/spellings.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  fetchReviewClip,
  reviewTake,
  storeTake,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

/** The same, written by another than who said it. */
async function spell(world: World) {
  const { speaker, take, others } = await speak(world)
  const [writer, listener, third] = others
  await sendContributions(writer, aContribution({ take }))
  return { speaker, take, writer, listener, third }
}

async function confirm(world: World, client: TestClient, id = testId(1)) {
  return (await judge(world, client, id)).as(receivedContributionSchema).state
}

describeEngines('what is written of a take', (engine) => {
  it('is confirmed once its sound was sent to who confirms, and its length has passed', async () => {
    const world = await startWorld(engine)
    const { take, listener, third } = await spell(world)
    const sound = (await readSpellings(listener)).toConfirm[0]?.take
    const address = addressOf(api.readReviewClip, { params: { clip: take } })
    expect([sound?.archive.address, sound?.listening?.address]).toEqual([
      `${address}.flac`,
      `${address}.copy`,
    ])
    const say = () => judgeUnheard(world, listener, testId(1), { verdict: 'confirm' })
    await fetchReviewClip(third, take)
    world.clock.advance(60_000)
    expect((await say()).error.code).toBe('not-heard')
    await listener.get(sound?.archive.address ?? '')
    expect((await say()).error).toMatchObject({ code: 'not-heard', retryAfterSeconds: 1 })
    expect((await readSpellings(third)).spelled).toEqual([testId(1)])
    world.clock.advance(sound?.durationMs ?? 0)
    expect((await say()).as(receivedContributionSchema).state).toBe('checked')
  })

  it('is judged by reading while the take is another word, and by ear again once it is back', async () => {
    const world = await startWorld(engine)
    const { take, listener, third } = await spell(world)
    await hearSpelling(world, listener)
    const path = addressOf(api.reviewTake, { params: { id: take } })
    await fetchReviewClip(third, take)
    await sendJson(world, third, 'PUT', path, { verdict: 'move', item: 'ewo.concept-axe' })
    const { waiting, spelled, toWrite } = await readSpellings(listener)
    expect(toWrite).toMatchObject([{ concept: 'axe' }])
    expect([waiting, spelled]).toEqual([{ toWrite: 1, toConfirm: 0 }, []])
    expect(await listToRead(listener)).toEqual([testId(1)])
    // Who still has it on screen heard another word.
    for (const verdict of [
      { verdict: 'confirm' },
      { verdict: 'contest', reason: 'No.' },
    ] as const) {
      const late = await judgeUnheard(world, listener, testId(1), { ...verdict, take })
      expect(late.error.code).toBe('not-found')
    }
    expect(await confirm(world, listener)).toBe('waiting')
    await sendJson(world, third, 'DELETE', path)
    expect(await listToRead(third)).toEqual([])
    expect((await readSpellings(third)).spelled).toEqual([testId(1)])
    expect(await confirm(world, third)).toBe('checked')
  })

  it.each(['withdrawn', 'without consent', 'sent back'] as const)(
    'is judged by two people who read it, without hearing it, once the take is %s',
    async (reason) => {
      const world = await startWorld(engine)
      const { speaker, take, listener, third } = await spell(world)
      if (reason === 'withdrawn') {
        await sendJson(
          world,
          speaker,
          'DELETE',
          addressOf(api.withdrawTake, { params: { id: take } }),
          {},
        )
      } else if (reason === 'sent back') {
        await reviewTake(world, third, take, 'noise')
      } else {
        await chooseConsents(world, speaker, { ...allConsents, learners: false, openData: null })
      }
      const { waiting, spelled } = await readSpellings(listener)
      expect([waiting.toConfirm, spelled]).toEqual([0, []])
      expect(await listToRead(listener)).toEqual([testId(1)])
      expect(await confirm(world, listener)).toBe('waiting')
      // As any other word, by who said it too.
      expect(await confirm(world, speaker)).toBe('checked')
    },
  )

  it.each(['before', 'after'] as const)(
    'needs two where its speaker wrote it %s speaking: one person has said and written it',
    async (when) => {
      const world = await startWorld(engine)
      const { speaker, take, others } = await speak(world)
      const [listener, third] = others
      await sendContributions(speaker, aContribution(when === 'after' ? { take } : {}))
      expect(await confirm(world, listener)).toBe('waiting')
      expect(await confirm(world, third)).toBe('checked')
    },
  )

  it('comes in pages, past what was skipped, which waits as before', async () => {
    const world = await startWorld(engine)
    const { speaker, take, others } = await speak(world)
    const [writer, listener] = others
    const { id: second } = await storeTake(world, speaker, { item: hoe }, 250)
    const page = await readSpellings(writer, `&after=${take}`)
    expect([page.written, page.waiting.toWrite]).toEqual([[second], 2])
    expect((await readSpellings(writer, `&after=${second}`)).written).toEqual([])
    await sendContributions(writer, aContribution({ take }))
    await sendContributions(writer, aContribution({ id: testId(2), take: second }))
    const spelled = await readSpellings(listener, `&after-spelling=${testId(1)}`)
    expect([spelled.spelled, spelled.waiting.toConfirm]).toEqual([[testId(2)], 2])
  })
})

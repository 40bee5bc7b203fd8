import { api, addressOf, reviewQueueSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password } from '../../testing/people.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { createTextsOf } from './texts-of-takes.ts'

const packTexts = new Map([['ewo ewo.day-sunday', 'sɔ́ndɔ']])

/** What an open data set would say that each take holds, in the order of the takes. */
async function exportedTexts(world: World, licence = 'CC-BY-4.0') {
  const { queries } = world.database
  const takes = await queries.selectFrom('takes').selectAll().orderBy('id').execute()
  const textsOf = createTextsOf(world.database, 'open-data', packTexts)
  const texts = await textsOf(takes.map((take) => ({ ...take, licence })))
  return takes.map(({ id }) => texts.get(id))
}

describeEngines('the texts of exported recordings', (engine) => {
  it('are those of the packs, and what speakers contributed and give away', async () => {
    const world = await startWorld(engine)
    const [recorder, contributor] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const contributions = [aContribution(), aContribution({ id: testId(2), concept: 'axe' })]
    await recorder.post(api.sendContributions.path, { contributions: contributions.slice(0, 1) })
    await contributor.post(api.sendContributions.path, { contributions: contributions.slice(1) })
    const judgement = addressOf(api.judgeContribution, { params: { id: testId(2) } })
    await sendJson(world, recorder, 'PUT', judgement, { verdict: 'confirm' })
    for (const [at, item] of ['ewo.day-sunday', 'ewo.concept-hoe', 'ewo.concept-axe'].entries()) {
      await storeTake(world, recorder, { item }, 200 + at)
    }
    await world.database.queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
    expect(await exportedTexts(world)).toEqual(['sɔ́ndɔ', 'abá', 'abá'])
    // What was given with a credit asked for is not given without.
    expect(await exportedTexts(world, 'CC0-1.0')).toEqual(['sɔ́ndɔ', 'abá', undefined])

    for (const openData of [null, 'CC0-1.0'] as const) {
      await chooseConsents(world, contributor, { ...allConsents, openData })
      const last = openData === null ? undefined : 'abá'
      expect(await exportedTexts(world)).toEqual(['sɔ́ndɔ', 'abá', last])
    }
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
    )
    expect(await exportedTexts(world)).toEqual(['sɔ́ndɔ', undefined, 'abá'])
  })

  it('stay with recordings whose speaker has left, where that was chosen', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const [hoe, axe] = [aContribution(), aContribution({ id: testId(2), concept: 'axe' })]
    await recorder.post(api.sendContributions.path, { contributions: [hoe, axe] })
    for (const [at, item] of ['ewo.concept-hoe', 'ewo.concept-axe'].entries()) {
      await storeTake(world, recorder, { item }, 200 + at)
    }
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(2) } }),
    )
    await recorder.post(api.deleteProfile.path, { password, recordings: 'keep' })
    expect(await exportedTexts(world)).toEqual(['abá', undefined])
    const waiting = await other.get(`${api.listReviewQueue.path}?course=ewo`)
    const texts = waiting.as(reviewQueueSchema).takes.map(({ told }) => told?.text)
    expect(texts).toEqual(['abá', undefined])
  })
})

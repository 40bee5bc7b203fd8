import {
  api,
  addressOf,
  contributionsToCheckSchema,
  coursesResponseSchema,
  sendContributionsResponseSchema,
  speakersUnit,
  spellingsSchema,
  unitPackSchema,
  type Judgement,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { sendJson } from './call-as-page.ts'
import { signInRecorder, storeTake } from './takes.ts'
import type { TestClient } from './test-client.ts'
import type { World } from './world.ts'

export const hoe = 'ewo.concept-hoe'

export async function readSpellings(client: TestClient, after = '') {
  const path = `${api.listSpellings.path}?course=ewo${after}`
  const read = (await client.get(path)).as(spellingsSchema)
  return {
    ...read,
    written: read.toWrite.map(({ take }) => take.id),
    spelled: read.toConfirm.map(({ received }) => received.contribution.id),
  }
}

export async function sendContributions(client: TestClient, ...contributions: readonly unknown[]) {
  const answer = await client.post(api.sendContributions.path, { contributions })
  return answer.as(sendContributionsResponseSchema)
}

/** What somebody says of a contribution, whatever they heard. */
export function judgeUnheard(world: World, client: TestClient, id: string, judgement: Judgement) {
  return sendJson(
    world,
    client,
    'PUT',
    addressOf(api.judgeContribution, { params: { id } }),
    judgement,
  )
}

/** Hears a spelling's take to its end, where it is among those to be judged by ear. */
export async function hearSpelling(world: World, client: TestClient, id = testId(1)) {
  const { toConfirm } = await readSpellings(client)
  const spelled = toConfirm.find(({ received }) => received.contribution.id === id)
  if (spelled === undefined) return
  await client.get(spelled.take.archive.address)
  world.clock.advance(spelled.take.durationMs)
}

/** Confirms what was heard to its end, or contests it. */
export async function judge(world: World, client: TestClient, id = testId(1), reason?: string) {
  if (reason !== undefined) {
    return judgeUnheard(world, client, id, { verdict: 'contest', reason })
  }
  await hearSpelling(world, client, id)
  return judgeUnheard(world, client, id, { verdict: 'confirm' })
}

/** Somebody said the word for a hoe and wrote nothing; three others are there. */
export async function speak(world: World) {
  const speaker = await signInRecorder(world, 1)
  const { id: take } = await storeTake(world, speaker, { item: hoe, dialect: 'Mvele' })
  const others = [
    await signInRecorder(world, 2),
    await signInRecorder(world, 3),
    await signInRecorder(world, 4),
  ] as const
  return { speaker, take, others }
}

/** What waits to be judged by reading, with what can be heard of it. */
export async function readToCheck(client: TestClient) {
  const answer = await client.get(`${api.listWaitingContributions.path}?course=ewo`)
  return answer.as(contributionsToCheckSchema)
}

export async function listToRead(client: TestClient) {
  return (await readToCheck(client)).contributions.map(({ contribution }) => contribution.id)
}

/** What speakers gave to the course of Ewondo, as learners have it. */
export async function listSpeakersWords(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  const units = courses.find(({ course }) => course === 'ewo')?.units ?? []
  const unit = units.find((each) => each.unit === speakersUnit)
  if (unit === undefined) return []
  const params = { course: 'ewo', units: speakersUnit, revisions: unit.revision }
  const answer = await world.client().get(addressOf(api.readUnitPacks, { params }))
  return answer.as(unitPackSchema).words
}

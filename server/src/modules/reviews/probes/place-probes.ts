import type { TakeToReview } from '@mboa/contract'
import { flaws, isProbePlace, seededRandom, type Flaw, type SeededRandom } from '@mboa/domain'
import type { Context } from '../../../context.ts'
import { findConceptOfTake, findTextsOfTakes } from '../../contributions/index.ts'
import { peaksOfPart, presentReviewSound, presentTakeToReview } from '../present-take.ts'
import { UnavailableError } from '../../../platform/unavailable-error.ts'
import type { TakeRow } from '../../takes/index.ts'
import { findReviewer, lockReviewer, type ReviewerRow } from '../reviewers.repository.ts'
import { insertProbe, listProbes, listSources, type ProbeRow } from './repository.ts'
import { findProbedTakes, makeProbeSound, type ProbedTakes } from './serve-probe.ts'

/** Of so many other words one is looked for that sounds unlike the one that is asked for. */
const othersLookedAt = 30

/** Puts clips that are deliberately wrong among the takes that wait for somebody. */
export async function placeProbes(
  context: Context,
  { accountId, course }: { accountId: string; course: string },
  takes: readonly TakeToReview[],
): Promise<readonly TakeToReview[]> {
  if (takes.length === 0) return takes
  const { queries } = context.database
  const reviewer =
    (await findReviewer(queries, accountId)) ??
    (await lockReviewer(queries, accountId, context.ids.uuid()))
  const { seed, decided } = reviewer
  const taken = new Set((await listProbes(queries, accountId)).map(({ place }) => place))
  for (const [nth, { recordedAt }] of takes.entries()) {
    const place = decided + nth
    if (!isProbePlace(seed, place) || taken.has(place)) continue
    await createProbe(context, { reviewer, course, place, recordedAt })
  }
  const placed = [...takes]
  for (const probe of await listProbes(queries, accountId)) {
    if (probe.answeredAt !== null) continue
    const probed = await findProbedTakes(queries, probe)
    if (probed?.asked.course !== course) continue
    const at = Math.max(0, probe.place - decided)
    const beside = placed[Math.min(at, placed.length - 1)]
    if (beside === undefined || at > placed.length) continue
    placed.splice(at, 0, await presentProbe(context, { probe, probed, beside }))
  }
  return placed
}

interface Wish {
  readonly reviewer: ReviewerRow
  readonly course: string
  readonly place: number
  /** Of the take that it is put before. */
  readonly recordedAt: number
}

/** Nothing where the course has no recording by somebody else yet. */
async function createProbe(
  context: Context,
  { reviewer, course, place, recordedAt }: Wish,
): Promise<void> {
  const { queries } = context.database
  const reviewerId = reviewer.accountId
  const random = seededRandom(`${reviewer.seed} probe ${place}`)
  const wanted = { course, reviewerId }
  const [asked] = await listSources(queries, wanted, { from: anywhere(random), limit: 1 })
  if (asked === undefined) return
  const { flaw, heard } = await chooseFlaw(context, { asked, reviewerId, random })
  // An id tells when it was made: that of a take, when it was recorded.
  const id = context.ids.uuid(Math.max(0, recordedAt - shiftOf(random)))
  const sound = await tryProbeSound(context, heard, { id, flaw, reviewerId, ending: 'flac' })
  if (sound === undefined) return
  await insertProbe(queries, {
    id,
    reviewerId,
    takeId: asked.id,
    heardTakeId: heard.id,
    flaw,
    place,
    lengthMs: sound.lengthMs,
    peaks: JSON.stringify(sound.peaks),
    createdAt: context.clock.now(),
    servedAt: null,
    heardAt: null,
    verdict: null,
    answeredAt: null,
  })
}

/** Returns undefined also where the sound cannot be had now: then the takes that wait come alone. */
async function tryProbeSound(
  context: Context,
  heard: TakeRow,
  wish: Parameters<typeof makeProbeSound>[2],
): ReturnType<typeof makeProbeSound> {
  try {
    return await makeProbeSound(context, heard, wish)
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    context.log.warn({ take: heard.id, error: error.message }, 'No probe could be made of a take')
    return undefined
  }
}

async function chooseFlaw(
  { database: { queries }, library }: Context,
  { asked, reviewerId, random }: { asked: TakeRow; reviewerId: string; random: SeededRandom },
): Promise<{ flaw: Flaw; heard: TakeRow }> {
  const flaw = flaws[random.below(flaws.length)] ?? 'cut-short'
  if (flaw !== 'other-word') return { flaw, heard: asked }
  const { course } = asked
  const wanted = { course, reviewerId, besides: asked }
  const others = await listSources(queries, wanted, {
    from: anywhere(random),
    limit: othersLookedAt,
  })
  const written = (item: string) => withoutMarks(library.findItem(course, item)?.text)
  const heard = others.find(({ item }) => {
    // Of words that differ by a tone alone, nobody is asked to be sure.
    return written(item) !== undefined && written(item) !== written(asked.item)
  })
  return heard === undefined ? { flaw: 'cut-short', heard: asked } : { flaw, heard }
}

/** A random place among the hashes: 32 bits in hex. */
const anywhere = (random: SeededRandom) => random.below(0x1_0000_0000).toString(16).padStart(8, '0')

const withoutMarks = (text: string | undefined) =>
  text?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** As the take beside it is shown: nothing tells one from the other. */
async function presentProbe(
  context: Context,
  { probe, probed, beside }: { probe: ProbeRow; probed: ProbedTakes; beside: TakeToReview },
): Promise<TakeToReview> {
  const { id, lengthMs } = probe
  const { asked, heard } = probed
  const { approvals } = beside
  const recordedAt = instantOf(id)
  const receivedAt = beside.receivedAt - shiftOf(seededRandom(id))
  const texts = await findTextsOfTakes(context, [asked])
  const shown = presentTakeToReview(
    { ...asked, approvals },
    {
      prompt: texts.get(asked.id),
      concept: findConceptOfTake(context.library, asked),
      doubts: [],
    },
  )
  const unnamed = { prompt: undefined, concept: null, doubts: [] }
  const { gainDb } = presentTakeToReview({ ...heard, approvals }, unnamed)
  const peaks = peaksOfPart(JSON.parse(probe.peaks) as number[])
  return {
    ...shown,
    ...presentReviewSound(id, { lengthMs, peaks }),
    id,
    recordedAt,
    receivedAt: Math.max(recordedAt, receivedAt),
    gainDb,
  }
}

/** No two takes are recorded in the same millisecond: within how many another one is. */
const neighbourMs = 4_000
const shiftOf = (random: SeededRandom) => 1 + random.below(neighbourMs)

/** When a UUID of version 7 was made (RFC 9562 §5.7). */
const instantOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

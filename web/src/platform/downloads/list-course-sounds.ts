import type { CourseSummary } from '@mboa/contract'
import * as v from 'valibot'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { noSounds, type CourseSounds, type Sound } from './course-sounds.ts'

/** Where the list of a course's recordings stands in the learner's store. */
const soundsKey = (course: string) => `sounds-${course}`

const soundsSchema = v.array(v.object({ item: v.string(), address: v.string(), bytes: v.number() }))

/** The recordings of a course that this device knows of, by the unit of their item. */
export async function listCourseSounds(
  database: LearnerDatabase,
  { course, units }: CourseSummary,
): Promise<CourseSounds> {
  const stored = v.safeParse(soundsSchema, await database.get('values', soundsKey(course)))
  if (!stored.success) return noSounds
  const items = new Map(stored.output.map(({ item, address, bytes }) => [item, { address, bytes }]))
  const sounds = new Map<string, Sound[]>()
  for (const { unit } of units) {
    const pack = (await database.get('packs', [course, unit]))?.pack
    const ids = [...(pack?.words ?? []), ...(pack?.sentences ?? [])].map(({ id }) => id)
    sounds.set(
      unit,
      ids.flatMap((id) => items.get(id) ?? []),
    )
  }
  return sounds
}

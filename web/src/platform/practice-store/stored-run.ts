import type { Foldable } from '@mboa/domain'
import { saveValue, withLearnerDatabase } from '../device-store/learner-database.ts'

/**
 * Where a device keeps what was begun on it and may be left in the middle, a session or a lesson:
 * what it was begun with, under a name. Its answers are events and kept anyway.
 */
export interface StoredRun<Begun, Run> {
  store: (userId: string, begun: Begun) => Promise<void>
  forget: (userId: string) => Promise<void>
  /** As it was left; undefined where there is none, or none that this version can read. */
  find: (userId: string) => Promise<Run | undefined>
}

/** The name of a lesson that was begun; the ids of a course's lessons begin with its code and a dot. */
export const lessonRunName = (lesson: string): string => `lesson-run-${lesson}`

/** @param resume reads what is kept under the name, and goes through the device's events again */
export function storedRun<Begun, Run>(
  name: string,
  resume: (stored: unknown, listEvents: () => Promise<Foldable[]>) => Promise<Run | undefined>,
): StoredRun<Begun, Run> {
  return {
    store: (userId, begun) => saveValue(userId, name, begun),
    forget: (userId) => withLearnerDatabase(userId, (database) => database.delete('values', name)),
    find: (userId) =>
      withLearnerDatabase(userId, async (database) =>
        resume(await database.get('values', name), async () => {
          const stored = await database.getAll('events')
          return stored.map(({ event, receivedAt }) => ({ ...event, receivedAt }))
        }),
      ),
  }
}

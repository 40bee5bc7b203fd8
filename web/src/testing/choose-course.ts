import { chooseCourse, emptyFold } from '@mboa/domain'
import { openLearnerDatabase } from '../platform/device-store/learner-database.ts'
import { putInOutbox } from '../platform/device-store/outbox.ts'
import { buildSettingEvents } from '../platform/practice-store/use-change-settings.ts'

/** A course that the learner chose before, as this device keeps it. */
export async function saveChosenCourse(userId: string, course = 'ewo'): Promise<void> {
  const database = await openLearnerDatabase(userId)
  await putInOutbox(database, buildSettingEvents(chooseCourse(emptyFold(), course), Date.now()))
  database.close()
}

import { withLearnerDatabase } from '../device-store/learner-database.ts'

/** The learner has said that they miss the voice; the report itself leaves the device once it is received. */
const keyOf = (item: string) => `hear-wish/${item}`

/** Whether this learner has asked, on this device, to hear an item. */
export const isHearWishKept = (userId: string, item: string): Promise<boolean> =>
  withLearnerDatabase(
    userId,
    async (database) => (await database.get('values', keyOf(item))) === true,
  )

export const saveHearWish = (userId: string, item: string): Promise<unknown> =>
  withLearnerDatabase(userId, (database) => database.put('values', true, keyOf(item)))

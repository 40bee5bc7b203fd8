import { receivedBy, type Foldable } from '@mboa/domain'
import type { StoredEvent } from '../device-store/learner-database.ts'
import { readClock } from '../true-clock.ts'

/** What is not acknowledged counts as received by now: a clock that was ahead parks no card. */
export const toFoldable = ({ event, receivedAt }: StoredEvent): Foldable =>
  receivedAt === undefined ? receivedBy(event, readClock()) : { ...event, receivedAt }

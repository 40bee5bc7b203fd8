import { useMemo } from 'react'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { countWaiting, type Waiting } from '../device-store/outbox.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import { usePractice, usePracticeStore } from './practice-context.ts'

/** What this device keeps until the server has it; undefined until it is counted. */
export function useWaiting(): Waiting | undefined {
  const { userId } = usePracticeStore()
  const { pending } = usePractice()
  const source = useMemo(() => waitingOf(userId), [userId])
  return useResource(source, pending).value
}

const waitingOf = (userId: string): Source<Waiting> => ({
  during: 'counting what waits to be sent',
  read: () => withLearnerDatabase(userId, countWaiting),
})

/** When the server last had everything, epoch ms; undefined where that is not known. */
export function useLastSent(): number | undefined {
  const { userId } = usePracticeStore()
  const { sync } = usePractice()
  const source = useMemo(() => lastSentOf(userId), [userId])
  return useResource(source, sync).value
}

const lastSentOf = (userId: string): Source<number> => ({
  during: 'reading when all was sent',
  read: () => withLearnerDatabase(userId, readLastSent),
})

/** When the server last received something of this learner's, epoch ms; from any device. */
async function readLastSent(database: LearnerDatabase): Promise<number | undefined> {
  const events = await database.getAll('events')
  const last = events.reduce((latest, { receivedAt = 0 }) => Math.max(latest, receivedAt), 0)
  return last === 0 ? undefined : last
}

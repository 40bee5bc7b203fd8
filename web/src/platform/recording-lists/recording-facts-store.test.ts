import { apiPaths, type ReceivedTake } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { openLearnerDatabase } from '../device-store/learner-database.ts'
import { readRecordingFacts, refreshRecordingFacts } from './recording-facts-store.ts'

const path = (after: string, known?: string) =>
  `${apiPaths.takes}?after=${after}${known === undefined ? '' : `&known=${known}`}`

const [a, b, c, d] = [testId(1), testId(2), testId(3), testId(4)]

function aTake(id: string, state: ReceivedTake['state'] = 'received'): ReceivedTake {
  return {
    id,
    course: 'ewo',
    item: 'ewo.today',
    dialect: null,
    recordedAt: 1,
    state,
    sentBackReason: null,
    sentBackComment: '',
  }
}

const others = {
  [apiPaths.recordingList.replace(':course', 'ewo')]: succeed({
    course: 'ewo',
    conceptsRevision: 'r1',
    items: [],
    contributed: [],
  }),
  [apiPaths.concepts.replace(':revision', 'r1')]: succeed({ themes: [] }),
}
const firstPage = succeed({ takes: [aTake(a), aTake(b)], mark: 'ab', more: true })
const lastPage = succeed({ takes: [aTake(c)], mark: 'c', more: false })

async function refresh(userId: string) {
  const refreshed = await refreshRecordingFacts(userId, 'ewo')
  return refreshed.ok ? refreshed.value.takes : refreshed.failure.code
}

const readKept = async (userId: string) => (await readRecordingFacts(userId, 'ewo'))?.takes

it('brings every page of one’s takes, then those pages alone that are others by now', async () => {
  const userId = crypto.randomUUID()
  stubNetwork({ ...others, [path('')]: firstPage, [path(b)]: lastPage })
  expect(await refresh(userId)).toEqual([aTake(a), aTake(b), aTake(c)])

  const approved = aTake(c, 'approved')
  stubNetwork({
    ...others,
    [path('', 'ab')]: succeed({ takes: null, mark: 'ab', more: true }),
    [path(b, 'c')]: succeed({ takes: [approved, aTake(d)], mark: 'cd', more: false }),
  })
  const now = [aTake(a), aTake(b), approved, aTake(d)]
  expect(await refresh(userId)).toEqual(now)
  expect(await readKept(userId)).toEqual(now)
})

it('keeps what it had where a page does not come', async () => {
  const userId = crypto.randomUUID()
  stubNetwork({ ...others, [path('')]: firstPage, [path(b)]: lastPage })
  const kept = await refresh(userId)
  const changed = succeed({ takes: [aTake(a, 'approved'), aTake(b)], mark: 'x', more: true })
  stubNetwork({ ...others, [path('', 'ab')]: changed, [path(b, 'c')]: unreachable })
  expect(await refresh(userId)).toBe('network-error')
  expect(await readKept(userId)).toEqual(kept)
})

it('reads the takes that an earlier version kept, and asks for them anew', async () => {
  const userId = crypto.randomUUID()
  stubNetwork({ ...others, [path('')]: lastPage })
  await refresh(userId)
  const database = await openLearnerDatabase(userId)
  await database.put('values', [aTake(a)], 'received-takes')
  database.close()
  expect(await readKept(userId)).toEqual([aTake(a)])
  stubNetwork({ ...others, [path('', '')]: lastPage })
  expect(await refresh(userId)).toEqual([aTake(c)])
})

import { api, type Contribution } from '@mboa/contract'
import { expect, it } from 'vitest'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { openOwnTakes } from '../../testing/takes-of-device.ts'
import { newEventId } from '../event-id.ts'
import { listPendingContributions, putContributions } from './contribution-outbox.ts'
import { sendContributions } from './send-contributions.ts'

const correction = (): Contribution => ({
  kind: 'correction',
  id: newEventId(),
  course: 'ewo',
  dialect: null,
  note: '',
  item: 'ewo.days.sunday',
  text: null,
  reason: 'Nobody says it.',
  contributedAt: 7,
})

it('keeps what is contributed until the server has it, and what is refused with the reason', async () => {
  const database = await openOwnTakes()
  const [first, second] = [correction(), correction()]
  await putContributions(database, [first, second])
  stubNetwork({ [api.listContributions.path]: unreachable })
  expect(await sendContributions('someone', database, () => undefined)).toMatchObject({
    failure: { code: 'network-error' },
  })
  expect(await listPendingContributions(database)).toEqual([first, second])

  const sent = stubNetwork({
    [api.listContributions.path]: succeed({
      acknowledged: [{ id: first.id, findings: [] }],
      refused: [{ id: second.id, reason: 'item' }],
    }),
  })
  expect(await sendContributions('someone', database, () => undefined)).toEqual({ ok: true })
  expect(sent[0]?.body).toHaveProperty('contributions', [first, second])
  // Whoever else is signed in by now contributes nothing in their name.
  expect(sent[0]?.account).toBe('someone')
  expect(await listPendingContributions(database)).toEqual([])
  expect(await database.getAll('contributions')).toMatchObject([
    { id: second.id, refusedBecause: 'item' },
  ])
})

import { expect, it } from 'vitest'
import { createBoundedQueue } from './at-once.ts'
import { UnavailableError } from './unavailable-error.ts'

/** A queue whose work ends when it is told to; lists what was begun, in its order. */
function startQueue(longest: number) {
  const enqueue = createBoundedQueue({ width: 1, longest, refusal: 'Too much at once.' })
  const begun: string[] = []
  const gate = Promise.withResolvers<undefined>()
  const ask = (owner: string) =>
    enqueue(owner, async () => {
      begun.push(owner)
      await gate.promise
      return 'done'
    }).catch((error: unknown) => (error instanceof UnavailableError ? 'refused' : error))
  const askOften = (owner: string, count: number) => Array.from({ length: count }, () => ask(owner))
  return { askOften, begun, open: () => gate.resolve(undefined) }
}

it('a queue gives each owner a turn, however much another has sent before', async () => {
  const { askOften, begun, open } = startQueue(20)
  const asked = [...askOften('learner', 5), ...askOften('one', 2), ...askOften('other', 2)]
  open()
  expect(await Promise.all(asked)).toEqual(Array(9).fill('done'))
  const turns = 'learner learner one other learner one other learner learner'
  expect(begun).toEqual(turns.split(' '))
})

it('a full queue takes a place from who has most, and none from who has as few', async () => {
  const { askOften, open } = startQueue(4)
  const flood = askOften('learner', 7)
  const others = [...askOften('one', 2), ...askOften('other', 2)]
  open()
  // One runs and four wait; the newest of them make room until nobody has two places more than another.
  const done = (count: number) => Array.from({ length: count }, () => 'done')
  const answers = await Promise.all(flood)
  expect(answers).toEqual([...done(2), ...Array<string>(5).fill('refused')])
  expect(await Promise.all(others)).toEqual([...done(3), 'refused'])
})

it('one owner has all of a queue that nobody else asks', async () => {
  const { askOften, open } = startQueue(4)
  const asked = askOften('learner', 5)
  open()
  expect(await Promise.all(asked)).toEqual(Array(5).fill('done'))
})

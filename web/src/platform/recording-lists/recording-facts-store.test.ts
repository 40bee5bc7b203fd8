import {
  api,
  addressOf,
  type ConceptSection,
  type ReceivedTake,
  type RecordingOverview,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { anOverview } from '../../testing/recording-lists.ts'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { readRecordingFacts, refreshRecordingFacts } from './recording-facts-store.ts'

const path = (after: string, known?: string) =>
  `${api.listTakes.path}?after=${after}${known === undefined ? '' : `&known=${known}`}`

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
  [`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`]:
    succeed(anOverview()),
}
const firstPage = succeed({ takes: [aTake(a), aTake(b)], mark: 'ab', epoch: 'first', more: true })
const lastPage = succeed({ takes: [aTake(c)], mark: 'c', epoch: 'first', more: false })

async function refresh(userId: string) {
  const refreshed = await refreshRecordingFacts(userId, 'ewo')
  return refreshed.ok ? refreshed.value.takes : refreshed.failure.code
}

const readStored = async (userId: string) => (await readRecordingFacts(userId, 'ewo'))?.takes

it('brings every page of one’s takes, then those pages alone that are others by now', async () => {
  const userId = crypto.randomUUID()
  stubNetwork({ ...others, [path('')]: firstPage, [path(b)]: lastPage })
  expect(await refresh(userId)).toEqual([aTake(a), aTake(b), aTake(c)])

  const approved = aTake(c, 'approved')
  stubNetwork({
    ...others,
    [path('', 'ab')]: succeed({ takes: null, mark: 'ab', epoch: 'first', more: true }),
    [path(b, 'c')]: succeed({
      takes: [approved, aTake(d)],
      mark: 'cd',
      epoch: 'first',
      more: false,
    }),
  })
  const now = [aTake(a), aTake(b), approved, aTake(d)]
  expect(await refresh(userId)).toEqual(now)
  expect(await readStored(userId)).toEqual(now)
})

it('keeps what it had where a page does not come', async () => {
  const userId = crypto.randomUUID()
  stubNetwork({ ...others, [path('')]: firstPage, [path(b)]: lastPage })
  const stored = await refresh(userId)
  const changed = succeed({
    takes: [aTake(a, 'approved'), aTake(b)],
    mark: 'x',
    epoch: 'first',
    more: true,
  })
  stubNetwork({ ...others, [path('', 'ab')]: changed, [path(b, 'c')]: unreachable })
  expect(await refresh(userId)).toBe('network-error')
  expect(await readStored(userId)).toEqual(stored)
})

const aSection = (section: string, en: string): ConceptSection => ({
  section,
  kind: 'word',
  title: { en: section, fr: section },
  themes: [
    {
      theme: section,
      title: { en: section, fr: section },
      concepts: [{ concept: `${section}-one`, gloss: { en, fr: en } }],
    },
  ],
})
const sectionPath = (section: string, revision: string) =>
  addressOf(api.readConcepts, { params: { section, revision } })
const overviewWith = (...concepts: { section: string; revision: string }[]) => ({
  [`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`]: succeed(
    anOverview({ concepts }),
  ),
})

it('brings each section of the concepts once, and again only where it has changed', async () => {
  const userId = crypto.randomUUID()
  const [body, home] = [aSection('body', 'eye'), aSection('home', 'pot')]
  stubNetwork({
    ...overviewWith({ section: 'body', revision: 'r1' }, { section: 'home', revision: 'r1' }),
    [path('')]: lastPage,
    [sectionPath('body', 'r1')]: succeed(body),
    [sectionPath('home', 'r1')]: succeed(home),
  })
  await refresh(userId)
  expect((await readRecordingFacts(userId, 'ewo'))?.concepts).toEqual([body, home])

  const mended = aSection('home', 'cooking pot')
  const changed = overviewWith(
    { section: 'body', revision: 'r1' },
    { section: 'home', revision: 'r2' },
  )
  stubNetwork({ ...changed, [path('', 'c')]: lastPage, [sectionPath('home', 'r2')]: unreachable })
  expect(await refresh(userId)).toBe('network-error')
  expect((await readRecordingFacts(userId, 'ewo'))?.concepts).toEqual([body, home])
  stubNetwork({
    ...changed,
    [path('', 'c')]: lastPage,
    [sectionPath('home', 'r2')]: succeed(mended),
  })
  await refresh(userId)
  expect((await readRecordingFacts(userId, 'ewo'))?.concepts).toEqual([body, mended])
})

const listPath = `${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`
const known = (item: string, askedForBy = 0): RecordingOverview['items'][number] => ({
  item,
  approved: [],
  voices: 0,
  askedForBy,
})

it('names the parts of the list that it has, and puts what comes between them', async () => {
  const userId = crypto.randomUUID()
  const [one, two, three] = [known('ewo.a'), known('ewo.b'), known('ewo.c')]
  const answer = (
    items: RecordingOverview['items'],
    parts: readonly (readonly [string, number])[],
  ) => {
    const ofItems = parts.map(([mark, count]) => ({ mark, count }))
    return succeed(anOverview({ items, parts: { items: ofItems, contributed: [] } }))
  }
  const readItems = async () => (await readRecordingFacts(userId, 'ewo'))?.overview.items
  stubNetwork({
    [listPath]: answer(
      [one, two, three],
      [
        ['ab', 2],
        ['c', 1],
      ],
    ),
    [path('')]: lastPage,
  })
  await refresh(userId)
  expect(await readItems()).toEqual([one, two, three])

  const [changed, four] = [known('ewo.b', 3), known('ewo.d')]
  stubNetwork({
    [`${listPath}ab.c`]: answer(
      [one, changed, four],
      [
        ['ab2', 2],
        ['c', 1],
        ['d', 1],
      ],
    ),
    [path('', 'c')]: lastPage,
  })
  await refresh(userId)
  expect(await readItems()).toEqual([one, changed, three, four])
})

it('asks for further pages until it has the whole list, and keeps nothing of half a one', async () => {
  const userId = crypto.randomUUID()
  const [one, two, three] = [known('ewo.a'), known('ewo.b'), known('ewo.c')]
  const parts = {
    items: [
      { mark: 'ab', count: 2 },
      { mark: 'c', count: 1 },
    ],
    contributed: [{ mark: 'w', count: 1 }],
  }
  const aWord: RecordingOverview['contributed'][number] = {
    item: 'ewo.w',
    kind: 'word',
    text: 'w',
    dialect: null,
    gloss: null,
    theme: null,
    state: 'checked',
    isOwn: false,
  }
  const page = (
    items: RecordingOverview['items'],
    contributed: RecordingOverview['contributed'],
    more?: true,
  ) => succeed(anOverview({ items, contributed, parts, ...(more && { more }) }))
  const answers = {
    [listPath]: page([one, two], [], true),
    [`${listPath}ab`]: page([three], [], true),
    [`${listPath}ab.c`]: unreachable,
    [path('')]: lastPage,
  }
  stubNetwork(answers)
  expect(await refresh(userId)).toBe('network-error')
  expect(await readRecordingFacts(userId, 'ewo')).toBe(undefined)
  const sent = stubNetwork({ ...answers, [`${listPath}ab.c`]: page([], [aWord]) })
  await refresh(userId)
  expect((await readRecordingFacts(userId, 'ewo'))?.overview).toEqual({
    course: 'ewo',
    concepts: [],
    first: [],
    wanted: [],
    items: [one, two, three],
    contributed: [aWord],
    parts,
  })
  expect(sent.filter((request) => request.path.startsWith(listPath))).toHaveLength(3)
})

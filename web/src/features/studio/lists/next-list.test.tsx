import { api, pagePaths } from '@mboa/contract'
import type { RecordingListChoice } from '@mboa/domain'
import { describe, expect, it } from 'vitest'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { anOverview } from '../../../testing/recording-lists.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../../testing/test-course.ts'
import { aUser } from '../../../testing/users.ts'
import { ChooseListScreen } from './choose-list-screen.tsx'
import { NextList } from './next-list.tsx'
import {
  answers,
  approvedToday,
  listPath,
  ofCourse,
  overview,
  recorded,
} from './testing/recorder-answers.ts'

const { concepts } = overview

const open = (id: string) =>
  renderAppPart(
    <TakeStoreProvider userId={id}>
      <main>
        <ChooseListScreen kind="word" />
      </main>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }), path: pagePaths.recorderWords },
  )

it.each([
  ['those to begin with', [], 2, 'list=core'],
  ['the first theme', ['hoe'], 1, 'theme=concepts-farm'],
])(
  'never says that all is recorded while everyday words wait: %s come next',
  async (_, said, count, list) => {
    const takes = said.map((concept) => ({ ...approvedToday, item: `ewo.concept-${concept}` }))
    stubNetwork({
      ...answers,
      [listPath]: succeed(anOverview({ concepts, items: recorded(ofCourse) })),
      [`${api.listTakes.path}?after=`]: succeed({ takes, mark: 'm1', epoch: 'first', more: false }),
    })
    const screen = await open(crypto.randomUUID())
    const card = screen.getByRole('region', { name: 'Everyday words come next Ewondo' })
    await expect
      .element(
        card.getByText(new RegExp(`^${count} everyday words? (?:is|are) waiting for your voice`)),
      )
      .toBeVisible()
    await expect
      .element(card.getByRole('link', { name: 'Record these words' }))
      .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&${list}`)
    await expect.element(screen.getByText(/has its recording/)).not.toBeInTheDocument()
  },
)

it('says that all is recorded where nothing else waits', async () => {
  stubNetwork({
    ...answers,
    [listPath]: succeed(anOverview({ items: recorded(ofCourse) })),
    [`${api.listTakes.path}?after=`]: succeed({
      takes: [],
      mark: 'm1',
      epoch: 'first',
      more: false,
    }),
  })
  const screen = await open(crypto.randomUUID())
  await expect.element(screen.getByText('Every word has its recording. Thank you!')).toBeVisible()
})

describe('after a list', () => {
  const after = (kind: 'word' | 'sentence', choice: RecordingListChoice, id: string) =>
    renderAppPart(
      <TakeStoreProvider userId={id}>
        <NextList userId={id} summary={testCourse} kind={kind} choice={choice} />
      </TakeStoreProvider>,
      { user: aUser({ id, role: 'recorder' }), path: pagePaths.recorderWords },
    )
  const theme = (name: string) => ({ kind: 'theme', theme: name }) as const

  it.each([
    ['the course', { kind: 'all' } as const, 'list=core'],
    ['the last everyday theme', theme('concepts-farm'), `unit-${testUnit.unit}`],
    ['its last theme', theme('contributed'), 'list=core'],
    ['the first words', { kind: 'core' } as const, 'theme=concepts-farm'],
  ])('offers what follows %s', async (_, choice, list) => {
    stubNetwork(answers)
    const screen = await after('word', choice, crypto.randomUUID())
    const link = screen.getByRole('link')
    await expect.element(link).toHaveAttribute('href', expect.stringContaining(list))
  })

  it('offers another theme before what was passed over, and conversations before that', async () => {
    const takes = [
      { ...approvedToday, item: 'ewo.concept-hoe' },
      { ...approvedToday, id: '01930000-0000-7000-8000-000000000002', item: 'ewo.concept-farm' },
    ]
    const rest = {
      [listPath]: succeed(anOverview({ concepts, items: recorded(ofCourse) })),
      [`${api.listTakes.path}?after=`]: succeed({ takes, mark: 'm1', epoch: 'first', more: false }),
    }
    stubNetwork({ ...answers, ...rest })
    const screen = await after('word', theme('concepts-farm'), crypto.randomUUID())
    const link = screen.getByRole('link', { name: 'Greeting in the morning' })
    await expect
      .element(link)
      .toHaveAttribute('href', `${pagePaths.recorderSentences}?record=ewo&theme=concepts-morning`)
    await expect.element(screen.getByText('2 to record')).toBeVisible()
  })

  it('thanks where nothing waits any more', async () => {
    stubNetwork({
      ...answers,
      [listPath]: succeed(anOverview({ items: recorded(ofCourse) })),
      [`${api.listTakes.path}?after=`]: succeed({
        takes: [],
        mark: 'm1',
        epoch: 'first',
        more: false,
      }),
    })
    const screen = await after('word', { kind: 'all' }, crypto.randomUUID())
    await expect.element(screen.getByText(/^Nothing else is waiting for your voice/)).toBeVisible()
  })
})

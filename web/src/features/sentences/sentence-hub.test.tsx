import { pagePaths } from '@mboa/contract'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { requestedItemsPath, sessionPath } from '../../platform/navigation/session-address.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { pidginUnit } from '../../testing/test-sentences.ts'
import { SentenceHubScreen } from './sentence-hub-screen.tsx'
import {
  meetWords,
  review,
  saveEvents,
  server,
  withLearnerOfSentences,
} from './testing/sentences-on-device.ts'

withLearnerOfSentences()

describe('The choice of sentences', () => {
  const sentences = pagePaths.learnerSentences
  const showHub = () =>
    renderAppPart(
      <PracticeProvider userId={server.userId}>
        <SentenceHubScreen />
      </PracticeProvider>,
      { path: sentences },
    )
  const ids = (pidginUnit.sentences ?? []).map(({ id }) => id)

  it('leads to words first, and to sentences all the same, where no word is met', async () => {
    await showHub()
    await expect.element(page.getByText('No sentences ready yet')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Practise words' }))
      .toHaveAttribute('href', pagePaths.learnerWords)
    await expect
      .element(page.getByRole('link', { name: 'Start sentences anyway' }))
      .toHaveAttribute('href', requestedItemsPath(sentences, ids))
  })

  const choose = (what: string) => page.getByLabelText('What to practise').selectOptions(what)
  const last = (length: string) => page.getByRole('radio', { name: length }).click({ force: true })
  const startPath = () => page.getByRole('link', { name: 'Start' }).element().getAttribute('href')

  it('says what waits, and offers new ones, mistakes and each theme alone', async () => {
    await meetWords()
    const [first = '', ...others] = ids
    const wrong = { rating: 1, verdict: 'wrong', outcome: 'wrong' }
    await saveEvents([review(first, { skill: 'recall', kind: 'build-sentence', ...wrong })])
    await showHub()
    await expect.element(page.getByRole('link', { name: 'Start' })).toBeVisible()
    expect(startPath()).toBe(sessionPath(sentences))
    await choose(`New sentences (${others.length})`)
    expect(startPath()).toBe(requestedItemsPath(sentences, others))
    await choose('Mistakes (1)')
    await last('2 minutes')
    expect(startPath()).toBe(requestedItemsPath(sentences, [first], { isQuick: true }))
    await choose(`${pidginUnit.title.en} (1 of ${ids.length} met)`)
    await last('20 sentences')
    expect(startPath()).toBe(requestedItemsPath(sentences, ids, { length: 20 }))
  })

  it('offers those that were met where nothing waits', async () => {
    const [first = ''] = ids
    const justNow = { answeredAt: Date.now() - 1000 }
    const kind = { skill: 'recall', kind: 'build-sentence' }
    server.unit = { ...pidginUnit, sentences: (pidginUnit.sentences ?? []).slice(0, 1) }
    await saveEvents([review(first, { ...kind, ...justNow })])
    await showHub()
    await expect.element(page.getByText('Nothing to review now.')).toBeVisible()
    expect(startPath()).toBe(requestedItemsPath(sentences, [first]))
  })

  it('says so where a course has no sentences', async () => {
    server.unit = { ...pidginUnit, sentences: [] }
    await showHub()
    await expect.element(page.getByText(/has no sentences yet/)).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })
})

import { pagePaths } from '@mboa/contract'
import { findChallengeWords, readChallengeCode } from '@mboa/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { requestedItemsPath, sessionPath } from '../../platform/navigation/session-address.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { pidginUnit } from '../../testing/test-sentences.ts'
import { SentencesScreen } from './sentences-screen.tsx'
import {
  meetWords,
  review,
  saveEvents,
  server,
  withLearnerOfSentences,
} from './testing/sentences-on-device.ts'

withLearnerOfSentences()

async function readReviews() {
  const events = await withLearnerDatabase(server.userId, (database) => database.getAll('events'))
  return events.flatMap(({ event }) =>
    event.type === 'review' && event.item.startsWith('wes.s-') ? [event] : [],
  )
}

const show = (path: string = pagePaths.learnerSentences) =>
  renderAppPart(
    <PracticeProvider userId={server.userId}>
      <SentencesScreen />
    </PracticeProvider>,
    { path },
  )

const heading = (name: string) => page.getByRole('heading', { name })
const bank = () => page.getByRole('group', { name: 'Words' })
const tile = (text: string) => bank().getByRole('button', { name: text, exact: true })
/** The digit that places a tile. */
const keyOf = (text: string) =>
  Array.from(document.querySelectorAll('.bank .word-tile'), (each) =>
    each.textContent.replace(/^\d/, ''),
  ).indexOf(text) + 1
const shownSentence = () => document.querySelector('.sentence-line .word')?.textContent

/** Reads a sentence that is presented, and goes on to what it is asked in. */
async function readPresented(text: string, meaning: string) {
  await expect.element(heading('A new sentence')).toBeVisible()
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(meaning, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
}

async function buildShownMeaning() {
  await expect.element(heading('Translate into English')).toBeVisible()
  const isWater = shownSentence() === 'A wan wata.'
  const tokens = isWater ? ['I', 'want', 'water'] : ['I', 'do', 'not', 'know']
  for (const token of tokens) await tile(token).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(heading('Right.')).toBeVisible()
}

describe('Sentence Practise', () => {
  it('builds a meaning from tiles, shows what its words mean, and keeps the answer', async () => {
    await meetWords()
    await show()
    await expect.element(heading('Translate into English')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'About this sentence' })).toBeVisible()
    await page.getByRole('button', { name: 'A', exact: true }).first().click()
    await expect.element(page.getByText(/: I$/)).toBeVisible()
    await buildShownMeaning()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect
      .poll(readReviews)
      .toMatchObject([{ kind: 'build-meaning', outcome: 'correct', rating: 3 }])
  })

  it('goes on after a closed tab, without the network', async () => {
    await meetWords()
    const first = await show()
    await buildShownMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    const sentence = shownSentence()
    await first.unmount()
    server.isOnline = false
    await show()
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
    expect(shownSentence()).toBe(sentence)
  })

  it('shows a sentence with its meaning first whose words no source names', async () => {
    const [first, ...others] = pidginUnit.sentences ?? []
    const untold = first && { ...first, tokens: undefined }
    server.unit = { ...pidginUnit, sentences: untold ? [untold, ...others] : [] }
    await meetWords()
    await saveEvents([review('wes.s-i-want-water', { kind: 'build-meaning' })])
    await show(requestedItemsPath(pagePaths.learnerSentences, ['wes.s-i-do-not-know']))
    await readPresented('A no sabi.', 'I do not know.')
    await expect.element(heading('Translate into English')).toBeVisible()
    expect(await readReviews()).toHaveLength(1)
  })

  it('asks about the sentences that its address names, met or not', async () => {
    await show(requestedItemsPath(pagePaths.learnerSentences, ['wes.s-i-want-water']))
    await readPresented('A wan wata.', 'I want water.')
    await expect.poll(shownSentence).toBe('A wan wata.')
    await expect.poll(currentAddress).toBe(sessionPath(pagePaths.learnerSentences))
    await buildShownMeaning()
    await expect.poll(readReviews).toMatchObject([{ item: 'wes.s-i-want-water' }])
  })

  it('is ended by a summary that challenges somebody with the words of its sentences', async () => {
    const shared: ShareData[] = []
    const share = (link: ShareData) => {
      shared.push(link)
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    await show(requestedItemsPath(pagePaths.learnerSentences, ['wes.s-i-want-water']))
    await readPresented('A wan wata.', 'I want water.')
    await expect.poll(shownSentence).toBe('A wan wata.')
    await buildShownMeaning()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(heading('1 sentence practised')).toBeVisible()
    await page.getByRole('button', { name: 'Challenge someone' }).click()
    await expect.poll(() => shared).toHaveLength(1)
    const code = new URL(shared[0]?.url ?? '').pathname.split('/').at(-1) ?? ''
    const words = findChallengeWords(readChallengeCode('wes', code) ?? [], server.unit.words)
    expect(words.slice(0, 3).map(({ text }) => text)).toEqual(['a', 'wan', 'wata'])
  })

  it('takes two minutes without typing, though a sentence is known well enough to be typed', async () => {
    await meetWords()
    await saveEvents(
      [400, 399, 395, 380, 340].map((days) =>
        review('wes.s-i-want-water', {
          kind: 'build-sentence',
          skill: 'recall',
          answeredAt: Date.now() - days * 86_400_000,
        }),
      ),
    )
    await show(sessionPath(pagePaths.learnerSentences, { isQuick: true }))
    await expect.element(bank()).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    const total = page.getByRole('img', { name: /^1 of [1-5]$/ })
    await expect.element(total).toBeVisible()
  })

  it('takes a tile back where it stood, and leaves its gap meanwhile', async () => {
    await meetWords()
    await show()
    await tile('I').click()
    await expect.element(tile('I')).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: 'I', exact: true }).first().click()
    await expect.element(tile('I')).toHaveAttribute('aria-disabled', 'false')
    await expect.element(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled()
  })

  it('is built by digits, Backspace and Enter alone', async () => {
    await meetWords()
    await show()
    await expect.element(heading('Translate into English')).toHaveFocus()
    const isWater = shownSentence() === 'A wan wata.'
    const tokens = isWater ? ['I', 'want', 'water'] : ['I', 'do', 'not', 'know']
    await userEvent.keyboard(`${keyOf('know') || keyOf('water')}{Backspace}`)
    for (const token of tokens) await userEvent.keyboard(String(keyOf(token)))
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Right.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('img', { name: /^2 of/ })).toBeVisible()
  })

  it('walks the tiles by arrows, and shows on “?” what one means', async () => {
    server.unit = { ...pidginUnit, sentences: (pidginUnit.sentences ?? []).slice(1) }
    await meetWords()
    await saveEvents(
      ['recall', 'recall'].map((skill, at) =>
        review('wes.s-i-want-water', {
          skill,
          kind: 'build-sentence',
          answeredAt: Date.now() - (40 - at) * 86_400_000,
        }),
      ),
    )
    await show()
    await expect.element(heading('Translate into Cameroon Pidgin')).toBeVisible()
    await expect.element(page.getByText('Hold a word to see what it means.')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    const [first] = document.querySelectorAll('.bank .word-tile')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('?')
    const text = first?.textContent.replace(/^\d/, '') ?? ''
    const meaning = server.unit.words.find((word) => word.text === text)?.gloss.en[0] ?? ''
    await expect.element(page.getByText(`${text}: ${meaning}`)).toBeVisible()
  })

  it('types a sentence that is known for weeks, and says what differs', async () => {
    server.unit = { ...pidginUnit, sentences: (pidginUnit.sentences ?? []).slice(1) }
    await meetWords()
    await saveEvents(
      [400, 399, 395, 380, 340].map((days) =>
        review('wes.s-i-want-water', {
          skill: 'recall',
          kind: 'build-sentence',
          answeredAt: Date.now() - days * 86_400_000,
        }),
      ),
    )
    await show()
    await expect.element(heading('Write it in Cameroon Pidgin')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('wata wan a')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Right words, wrong order')).toBeVisible()
    expect(shownSentence()).toBe('A wan wata.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('a wan wata')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('Right.')).toBeVisible()
  })

  it('waits for words to be met, and begins all the same when asked to', async () => {
    await show()
    await expect.element(heading('No sentences ready yet')).toBeVisible()
    await expect.element(page.getByText(/2 sentences use words/)).toBeVisible()
    await page.getByRole('button', { name: 'Start sentences anyway' }).click()
    // What comes next is presented with the first.
    await expect.element(heading('A new sentence')).toBeVisible()
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await expect.element(page.getByRole('heading', { name: 'A new sentence' })).toBeVisible()
    await next.click()
    await expect.element(heading('Translate into English')).toBeVisible()
  })

  it('says that a course has no sentences, and what it has', async () => {
    server.unit = { ...pidginUnit, sentences: [] }
    await show()
    await expect.element(page.getByText(/Cameroon Pidgin has no sentences yet/)).toBeVisible()
    await expect.element(page.getByText('There are 7 words to practise.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Practise words' })).toBeVisible()
  })

  it('has a way out while a slow line brings the course', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await show()
    await expect.element(page.getByText('Loading...')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  })

  it('speaks French', async () => {
    await activateLanguage('fr')
    await meetWords()
    await show()
    await expect.element(heading('Traduisez en français')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'je', exact: true })).toBeVisible()
  })
})

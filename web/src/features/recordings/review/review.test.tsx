import { api, addressOf, conceptItem, type ReviewedTake } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newEventId } from '../../../platform/event-id.ts'
import { anOverview } from '../../../testing/recording-lists.ts'
import {
  answerLater,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../../testing/stub-network.ts'
import { openRecordings } from '../testing/open-recordings.tsx'
import {
  aClip,
  aTake,
  answersFor,
  clipPath,
  queuePath,
  reviewPath,
  type Answers,
} from '../testing/review-answers.ts'

function countPlays(): () => number {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  onTestFinished(() => played.mockRestore())
  return () => played.mock.calls.length
}

const yes = page.getByRole('button', { name: 'Yes' })
const no = page.getByRole('button', { name: 'No', exact: true })
const isYesReady = () => expect.element(yes).toHaveAttribute('aria-disabled', 'false')

async function begin(answers: Answers) {
  const sent = stubNetwork(answers)
  const userId = newEventId()
  await openRecordings(userId, 'review')
  await page.getByRole('button', { name: 'Start listening' }).click()
  const verdicts = () =>
    sent.filter(({ path }) => path.startsWith('PUT')).map(({ path, body }) => [path, body])
  return { sent, userId, verdicts }
}

it('plays each by itself, and takes a yes only once it was heard to its end', async () => {
  const plays = countPlays()
  const [first, second] = [aTake(), aTake({ item: 'ewo.today' })]
  const { sent, userId, verdicts } = await begin(answersFor(first, second))
  await expect.element(page.getByText('okírí')).toBeVisible()
  await expect.element(page.getByText('tomorrow')).toBeVisible()
  await expect.element(page.getByText('Dialect: Mvele')).toBeVisible()
  await isYesReady()
  expect(plays()).toBe(1)
  await yes.click()
  await expect.element(page.getByText('aná')).toBeVisible()
  await expect.poll(plays).toBe(2)
  // The next is fetched while the one before sounds, and once alone.
  const clips = sent.filter(({ path }) => path.startsWith('/api/reviews/clips/'))
  expect(clips.map(({ path }) => path)).toEqual([clipPath(first.id), clipPath(second.id)])
  expect(new Set(clips.map(({ account }) => account))).toEqual(new Set([userId]))
  expect(verdicts()).toEqual([[`PUT ${reviewPath(first.id)}`, { verdict: 'approve' }]])
})

it('takes no yes while it is fetched, while it sounds, or once it was silenced', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  onTestFinished(() => played.mockRestore())
  const longMs = 60_000
  const take = aTake({ heard: { startMs: 0, endMs: longMs } })
  const fetched = answerLater()
  const { verdicts } = await begin({ ...answersFor(take), [clipPath(take.id)]: fetched.answering })
  const tryAll = async () => {
    await userEvent.keyboard('a')
    await yes.click({ force: true })
    await yes.dblClick({ force: true })
  }
  await tryAll()
  fetched.answer(() => aClip(longMs))
  await expect.poll(() => played.mock.contexts.length).toBe(1)
  await tryAll()
  const [element] = played.mock.contexts as HTMLAudioElement[]
  element?.pause()
  await tryAll()
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Listen to the end before you say yes.')).toBeVisible()
  expect(verdicts()).toEqual([])
})

it('approves nothing by a double press, by a key that is held, or while it sounds again', async () => {
  const plays = countPlays()
  const [first, second] = [aTake(), aTake({ item: 'ewo.today' })]
  const { verdicts } = await begin(answersFor(first, second))
  await isYesReady()
  await userEvent.keyboard('{a>9/}')
  await expect.element(page.getByText('aná')).toBeVisible()
  yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await expect.poll(plays).toBe(2)
  await isYesReady()
  // A second tap in the same place, and a held key, even once it was heard.
  yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'a', repeat: true, bubbles: true }),
  )
  expect(verdicts()).toHaveLength(1)
  await userEvent.keyboard(' ')
  await expect.poll(plays).toBe(3)
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  expect(verdicts()).toHaveLength(2)
})

it('takes a no at any time, asks why only then, and leads back', async () => {
  const [first, second] = [aTake(), aTake({ item: 'ewo.today' })]
  const { verdicts } = await begin(answersFor(first, second))
  await expect.element(no).toBeVisible()
  expect(page.getByText('Send it back: why?').elements()).toEqual([])
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('button', { name: 'Cut off' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(no).toBeVisible()
  await no.click()
  await page.getByRole('button', { name: 'Too quiet' }).click()
  await expect.element(page.getByText('aná')).toBeVisible()
  expect(verdicts()).toEqual([
    [`PUT ${reviewPath(first.id)}`, { verdict: 'send-back', reason: 'too-quiet', comment: '' }],
  ])
})

it('takes the last judgement back, and hears the recording anew', async () => {
  const take = aTake()
  const { sent, verdicts } = await begin(answersFor(take))
  await isYesReady()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  await userEvent.keyboard('z')
  await expect.element(page.getByText('okírí')).toBeVisible()
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await isYesReady()
  expect(verdicts()).toHaveLength(1)
  expect(sent.filter(({ path }) => path === clipPath(take.id))).toHaveLength(2)
})

it('moves a recording to the word that it holds, found in the course or among the concepts', async () => {
  const [first, second] = [aTake(), aTake()]
  const revision = '1'.repeat(12)
  const concepts = [{ section: 'home', revision }]
  const overview = anOverview({ concepts })
  const title = { en: 'Tools', fr: 'Les outils' }
  const hoe = { concept: 'hoe', gloss: { en: 'hoe', fr: 'une houe' } }
  const themes = [{ theme: 'tools', title, concepts: [hoe] }]
  const section = { section: 'home', kind: 'word', title, themes }
  const { verdicts } = await begin({
    ...answersFor(first, second),
    [`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`]:
      succeed(overview),
    [addressOf(api.readConcepts, { params: { section: 'home', revision } })]: succeed(section),
    [`${api.listTakes.path}?after=`]: succeed({
      takes: [],
      mark: 'm',
      epoch: 'first',
      more: false,
    }),
  })
  await no.click()
  await page.getByRole('button', { name: /^It’s another word/ }).click()
  const search = page.getByRole('searchbox')
  await search.fill('tomorrow')
  // It is not the word that was asked for.
  await expect.element(page.getByText('No results')).toBeVisible()
  await search.fill('hier')
  await page.getByRole('button', { name: /^angogé/ }).click()
  await expect.element(no).toBeVisible()
  await no.click()
  await page.getByRole('button', { name: /^It’s another word/ }).click()
  await search.fill('hoe')
  await page.getByRole('button', { name: 'hoe', exact: true }).click()
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  expect(verdicts().map(([, body]) => body)).toEqual([
    { verdict: 'move', item: 'ewo.yesterday' },
    { verdict: 'move', item: conceptItem('ewo', 'hoe') },
  ])
})

const probeAnswer = (id: string, probe: ReviewedTake['probe']) =>
  succeed({ id, state: 'received', probe })

it('tells at once who approved what was deliberately wrong, and waits until they have read it', async () => {
  const plays = countPlays()
  const [probe, second] = [aTake(), aTake({ item: 'ewo.today' })]
  await begin({
    ...answersFor(probe, second),
    [`PUT ${reviewPath(probe.id)}`]: probeAnswer(probe.id, {
      flaw: 'cut-short',
      wasCaught: false,
      weight: 'half',
    }),
  })
  await isYesReady()
  await yes.click()
  const told = page.getByRole('alert')
  await expect.element(told.getByText(/deliberately wrong, and you said yes/)).toBeVisible()
  await expect.element(told.getByText(/Its end was missing\./)).toBeVisible()
  await expect.element(told.getByText(/now count for half/)).toBeVisible()
  expect(page.getByText('aná').elements()).toEqual([])
  expect(page.getByText('Undo the last decision').elements()).toEqual([])
  expect(plays()).toBe(1)
  const goOn = page.getByRole('button', { name: 'Continue listening' })
  await expect.element(goOn).toHaveFocus()
  await goOn.click()
  await expect.element(page.getByText('aná')).toBeVisible()
  // As long as it is so, and without the button to go on with.
  await expect.element(page.getByRole('status').getByText(/now count for half/)).toBeVisible()
  await expect.poll(plays).toBe(2)
})

it('thanks who refused what was deliberately wrong, and goes on', async () => {
  const plays = countPlays()
  const [probe, second] = [aTake(), aTake({ item: 'ewo.today' })]
  await begin({
    ...answersFor(probe, second),
    [`PUT ${reviewPath(probe.id)}`]: probeAnswer(probe.id, {
      flaw: 'noise',
      wasCaught: true,
      weight: 'full',
    }),
  })
  await no.click()
  await page.getByRole('button', { name: 'Noise' }).click()
  await expect.element(page.getByText(/^Good ear!/)).toBeVisible()
  await expect.element(page.getByText('aná')).toBeVisible()
  await expect.poll(plays).toBe(2)
})

it('keeps what the server says was not heard, says so, and plays it again', async () => {
  const plays = countPlays()
  const take = aTake()
  const answers = {
    ...answersFor(take),
    [`PUT ${reviewPath(take.id)}`]: refuse('not-heard', { retryAfterSeconds: 1 }),
  }
  const { sent } = await begin(answers)
  await isYesReady()
  await yes.click()
  await expect.element(page.getByText(/^The server doesn’t know that you heard/)).toBeVisible()
  await expect.element(page.getByText('okírí')).toBeVisible()
  await expect.element(yes).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(plays).toBe(2)
  expect(sent.filter(({ path }) => path === clipPath(take.id))).toHaveLength(2)
  answers[`PUT ${reviewPath(take.id)}`] = succeed({ id: take.id, state: 'approved' })
  await isYesReady()
  await yes.click()
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
})

it('goes on to the next where nobody may hear a recording any more', async () => {
  const [gone, next] = [aTake(), aTake({ item: 'ewo.today' })]
  await begin({ ...answersFor(gone, next), [clipPath(gone.id)]: refuse('take-withdrawn') })
  await expect.element(page.getByText('aná')).toBeVisible()
  await isYesReady()
})

it('says where a recording cannot be played, and lets nobody approve it', async () => {
  const take = aTake()
  const answers: Answers = { ...answersFor(take), [clipPath(take.id)]: unreachable }
  const { verdicts } = await begin(answers)
  await expect.element(page.getByText(/^It couldn’t be played\./)).toBeVisible()
  await userEvent.keyboard('a')
  expect(verdicts()).toEqual([])
  answers[clipPath(take.id)] = () => aClip()
  await userEvent.keyboard(' ')
  await isYesReady()
})

it('does not say that all is heard where the next takes could not be fetched', async () => {
  const [take, next] = [aTake(), aTake({ item: 'ewo.today' })]
  const answers: Answers = {
    ...answersFor(take, next),
    [queuePath]: succeed({ takes: [take], waiting: 2, weight: 'full' }),
    [`PUT ${reviewPath(take.id)}`]: () => {
      answers[queuePath] = unreachable
      return Response.json({ id: take.id, state: 'approved' })
    },
  }
  await begin(answers)
  await isYesReady()
  await yes.click()
  await expect.element(page.getByText('1 recording to review.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText(/^All recordings in this language/).elements()).toEqual([])
  answers[queuePath] = succeed({ takes: [next], waiting: 1, weight: 'full' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('aná')).toBeVisible()
})

it('shows what a speaker contributed, and what nobody has written by what it means', async () => {
  const [item, gloss] = [conceptItem('ewo', 'hoe'), { en: 'hoe', fr: 'une houe' }]
  const written = aTake({ item, told: { text: 'abá', gloss } })
  await begin(answersFor(written, aTake({ item, concept: { gloss } })))
  await expect.element(page.getByText('abá')).toBeVisible()
  await isYesReady()
  await yes.click()
  await expect.element(page.getByText('hoe', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Nobody has written it yet/)).toBeVisible()
  await expect.element(page.getByText('ewo.concept-hoe')).not.toBeInTheDocument()
})

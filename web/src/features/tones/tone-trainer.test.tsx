import { pagePaths, practiceEventSchema } from '@mboa/contract'
import { foldEvents, listCards, listContrastCards } from '@mboa/domain'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { endPause, findPauseEnd, pause } from '../../platform/sound/pauses.ts'
import { isSoundInUse, silenceHum } from '../../platform/sound/sound-in-use.ts'
import { complaints, takeComplaint } from '../../testing/complaints.ts'
import { failWrites } from '../../testing/fill-device.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse, testUnit } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { ToneTrainerScreen } from './tone-trainer-screen.tsx'
import { trialsInRound } from './use-tone-training.ts'

const [anyWord] = testUnit.words
if (anyWord === undefined) throw new Error('The test course has no word')
/** Ewondo words whose sources write all their tones. */
const toned = 'sɔ́ dí yén wóg mvù nyò nyì dìs zěn mvyě kɔ̌s bídí élé ǹtól'.split(' ')
const unit = {
  ...testUnit,
  words: toned.map((text, nth) => ({ ...anyWord, id: `ewo.toned-${nth}`, text })),
}

/** What the learner did before, as this device keeps it. */
async function saveEvents(...events: readonly Record<string, unknown>[]) {
  const database = await openLearnerDatabase(userId)
  for (const given of events) {
    const event = v.parse(practiceEventSchema, { id: newEventId(), ...given })
    await database.put('events', { id: event.id, event, pending: 1 })
  }
  database.close()
}

const meet = (words: readonly { id: string }[]) =>
  words.map(({ id: item }) => ({
    type: 'review',
    answeredAt: Date.now() - 200_000,
    course: 'ewo',
    item,
    skill: 'recognise',
    kind: 'choose-meaning',
    rating: 3,
    verdict: 'exact',
    outcome: 'correct',
    answer: 'x',
    tookMs: 900,
    session: newEventId(),
  }))

let userId: string
let packed: object
/** A hum is short: it may be over before anybody looks. */
const hummed = vi.spyOn(OscillatorNode.prototype, 'start')
beforeEach(async () => {
  userId = crypto.randomUUID()
  packed = unit
  hummed.mockClear()
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith('/api/packs') ? Response.json(packed) : answerAboutTestCourse(path),
    ),
  )
  await saveEvents(
    { type: 'setting', answeredAt: Date.now() - 1000, name: 'current-course', value: 'ewo' },
    ...meet(unit.words),
  )
})
afterEach(() => {
  silenceHum()
  vi.unstubAllGlobals()
})

const show = () =>
  renderAppPart(
    <PracticeProvider userId={userId}>
      <ToneTrainerScreen />
    </PracticeProvider>,
    { user: aUser({ id: userId }), path: pagePaths.learnerTones },
  )

async function listReviews() {
  const database = await openLearnerDatabase(userId)
  const stored = await database.getAll('events')
  database.close()
  return stored.flatMap(({ event }) =>
    event.type === 'review' && event.kind !== 'choose-meaning' ? event : [],
  )
}

/** Goes back to before a course was begun. */
async function forgetWords() {
  const database = await openLearnerDatabase(userId)
  for (const { id, event } of await database.getAll('events')) {
    if (event.type === 'review') await database.delete('events', id)
  }
  database.close()
}

const next = page.getByRole('button', { name: /^Next/ })

/** Answers whatever is asked, wrong or right, by keys alone. */
async function answerByKeys() {
  const places = page.getByRole('group', { name: 'Tones' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await userEvent.keyboard('1')
  if (places.elements().length > 0) await userEvent.keyboard('{Enter}')
  await expect.element(next).toHaveFocus()
}

it('says what it does and that nothing is a voice, then asks, and hums at once', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'Tones by ear' })).toBeVisible()
  await expect
    .element(page.getByText('What you hear is hummed from the written tones, not a voice.'))
    .toBeVisible()
  await expect.element(page.getByText('high or low')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('Hummed from the written tones, not a voice')).toBeVisible()
  expect(hummed).toHaveBeenCalledOnce()
})

it('keeps each answer as a review of a contrast, and no word counts as met', async () => {
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  for (let nth = 1; nth <= trialsInRound; nth++) {
    await answerByKeys()
    await expect.poll(listReviews).toHaveLength(nth)
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(page.getByRole('button', { name: 'Another round' })).toBeVisible()
  const reviews = await listReviews()
  const right = reviews.filter(({ outcome }) => outcome === 'correct').length
  await expect
    .element(page.getByRole('heading', { name: `${right} of ${trialsInRound} right` }))
    .toHaveFocus()
  expect(new Set(reviews.map(({ skill }) => skill))).toEqual(new Set(['tone']))
  const fold = foldEvents(reviews)
  expect(listCards(fold)).toEqual([])
  expect(listContrastCards(fold).map(({ item }) => item)).toContain('ewo.tone:high-low')
  const own = new Set(unit.words.map(({ id }) => id))
  expect(reviews.every(({ heard }) => heard !== undefined && own.has(heard.word))).toBe(true)
})

it.each([
  ['QuotaExceededError', /storage is full\. Free up some space, then continue\./],
  ['UnknownError', /storage isn’t responding\. Reload the page, then continue\./],
])('says why a store with %s keeps no answer', async (name, said) => {
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  failWrites(name)
  await answerByKeys()
  await expect.element(page.getByText(said)).toBeVisible()
  await takeComplaint('keeping an answer')
  complaints.length = 0
})

it('tells what was confused, to be heard once more', async () => {
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  const isWrong = async () => (await listReviews()).at(-1)?.outcome === 'wrong'
  for (let nth = 0; nth < trialsInRound; nth++) {
    await answerByKeys()
    if (await isWrong()) break
    await userEvent.keyboard('{Enter}')
  }
  const verdict =
    /^(It was \S+, not \S+|It was the same melody twice|They were different: \S+, then \S+)\.$/
  await expect.element(page.getByRole('heading', { name: verdict })).toBeVisible()
  const heard = page.getByRole('button', { name: /^Hear / })
  hummed.mockClear()
  await heard.last().click()
  expect(hummed).toHaveBeenCalledOnce()
})

it('goes on where it was left: what was passed is not asked from the beginning', async () => {
  await saveEvents(
    ...Array.from({ length: 40 }, (_, nth) => ({
      type: 'review',
      answeredAt: Date.now() - 100_000 + nth,
      course: 'ewo',
      item: 'ewo.tone:high-low',
      skill: 'tone',
      kind: 'tones-which-form',
      rating: 3,
      verdict: 'exact',
      outcome: 'correct',
      answer: 'ewo.toned-0',
      tookMs: 900,
      session: newEventId(),
      heard: { word: 'ewo.toned-0', tone: 'high', as: 'high', voice: nth < 20 ? 0 : 1 },
    })),
  )
  await show()
  await expect.element(page.getByText('40 of 40')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  for (let nth = 0; nth < 12; nth++) {
    await answerByKeys()
    await userEvent.keyboard('{Enter}')
  }
  const later = (await listReviews()).filter(({ tookMs }) => tookMs !== 900)
  expect(later.some(({ item }) => item !== 'ewo.tone:high-low')).toBe(true)
})

it('gives way to who cannot listen now, and comes back when they can', async () => {
  pause('listening', Date.now())
  onTestFinished(() => endPause('listening'))
  await show()
  await expect.element(page.getByText(/^You chose not to listen until /)).toBeVisible()
  expect(page.getByRole('button', { name: 'Start' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Listen again now' }).click()
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(findPauseEnd('listening', Date.now())).toBeUndefined()
})

it('pauses in the middle for who cannot listen any more', async () => {
  onTestFinished(() => endPause('listening'))
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Can’t listen now' }).click()
  await expect.element(page.getByText(/^You chose not to listen until /)).toBeVisible()
  expect(isSoundInUse()).toBe(false)
  expect(await listReviews()).toEqual([])
})

it('goes on where it was for who can listen again', async () => {
  onTestFinished(() => endPause('listening'))
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  await answerByKeys()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Can’t listen now' }).click()
  await expect.element(page.getByRole('heading', { name: 'Tones by ear' })).toHaveFocus()
  await page.getByRole('button', { name: 'Listen again now' }).click()
  await expect.element(page.getByRole('img', { name: `2 of ${trialsInRound}` })).toBeVisible()
})

it('says of two melodies whether they were the same, with what sounded', async () => {
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  const question = page.getByRole('heading', { name: 'Same melody or not?' })
  // What is asked is drawn: by then two melodies have been different, all but surely.
  for (let nth = 1; nth <= 5 * trialsInRound; nth++) {
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    if (question.elements().length > 0) {
      await page.getByRole('button', { name: 'Same', exact: true }).click()
      await expect.element(next).toHaveFocus()
      if ((await listReviews()).at(-1)?.outcome === 'wrong') break
    } else await answerByKeys()
    await userEvent.keyboard('{Enter}')
    if (nth % trialsInRound === 0) await page.getByRole('button', { name: 'Another round' }).click()
  }
  await expect
    .element(page.getByRole('heading', { name: /^They were different: \S+, then \S+\.$/ }))
    .toBeVisible()
})

it('asks about words that were met, and no others', async () => {
  await forgetWords()
  const met = unit.words.slice(0, 11)
  await saveEvents(...meet(met))
  await show()
  await page.getByRole('button', { name: 'Start' }).click()
  for (let nth = 1; nth <= trialsInRound; nth++) {
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    const shown = document.body.textContent
    for (const { text } of unit.words.slice(11)) expect(shown).not.toContain(text)
    await answerByKeys()
    await userEvent.keyboard('{Enter}')
  }
  const heard = (await listReviews()).map((review) => review.heard?.word)
  expect(met.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(heard)]))
})

it('sends who has met too few words to meet some more', async () => {
  await forgetWords()
  await saveEvents(...meet(unit.words.slice(0, 9)))
  await show()
  await expect.element(page.getByText(/^Tones are trained with words you’ve met/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Start' }).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Practise words' }))
    .toHaveAttribute('href', pagePaths.learnerWords)
})

it('says plainly where a course has too few words with all their tones', async () => {
  packed = testUnit
  await show()
  await expect
    .element(page.getByText(/^Tones can’t be trained by ear in this course yet/))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Start' }).elements()).toEqual([])
})

it('speaks French', async () => {
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  await show()
  await expect
    .element(
      page.getByText(
        'Ce que vous entendez est fredonné d’après les tons écrits, ce n’est pas une voix.',
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect
    .element(page.getByText('Fredonné d’après les tons écrits, ce n’est pas une voix'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

import type { CourseSummary } from '@mboa/contract'
import { coursesResponseSchema } from '@mboa/contract'
import type { Exercise, ExerciseOf } from '@mboa/domain'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../platform/course-store/course-store.ts'
import { askAlone } from '../testing/asked-alone.tsx'
import { takeComplaint } from '../testing/complaints.ts'
import { askForMicrophones } from '../testing/plug-in-microphone.ts'
import { aRecording } from '../testing/recordings.ts'
import { stubNetwork } from '../testing/stub-network.ts'
import { answerAboutTestCourse, testUnit } from '../testing/test-course.ts'
import type { Answered, AnsweredPairs } from './exercise-part.ts'

const item = 'ewo.tomorrow'
const meaning = { en: 'tomorrow', fr: 'demain' }
const about = { item, isNew: false } as const

let summary: CourseSummary
let course: Course
let given: Answered | undefined
let pairs: AnsweredPairs | undefined

beforeEach(async () => {
  const listed = v.parse(coursesResponseSchema, await answerAboutTestCourse('/api/courses').json())
  const [first] = listed.courses
  if (first === undefined) throw new Error('The test course is gone')
  summary = first
  const address = URL.createObjectURL(new Blob([tone()], { type: 'audio/wav' }))
  const recordings = new Map([[item, [recordingAt(address)]]])
  course = { summary, units: [testUnit], recordings }
  given = pairs = undefined
})

/** A tenth of a second of a real tone, as a WAV file: 8 kHz, 16 bit, one channel. */
function tone(): ArrayBuffer {
  const samples = 800
  const file = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, letters: string) =>
    Array.from(letters, (letter, index) => file.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, 8000, true)
  file.setUint32(28, 16000, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, samples * 2, true)
  for (let index = 0; index < samples; index++) {
    file.setInt16(44 + index * 2, Math.sin(index / 3) * 20_000, true)
  }
  return file.buffer
}

const show = (exercise: Exercise) =>
  askAlone({
    exercise,
    course,
    onAnswer: (answer) => {
      given = answer
    },
    onAnswerPairs: (all) => {
      pairs = all
    },
  })

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
const isPlayed = () => played.mock.results.length > 0
const recordingAt = (address: string) => aRecording({ item, opus: { address, bytes: 1 } })
/** Browsers play nothing by themselves before somebody has touched the page. */
const touchPage = () => page.getByRole('heading', { level: 1 }).click()

const written: Exercise = {
  ...about,
  kind: 'choose-written',
  skill: 'hear',
  meaning,
  options: [
    { item: 'ewo.today', text: 'aná' },
    { item, text: 'okírí' },
  ],
}

describe('hearing a word and choosing how it is written', () => {
  it('plays it, takes the choice by its key, and shows the meaning', async () => {
    await show(written)
    await expect
      .element(page.getByRole('heading', { name: 'Which word do you hear?' }))
      .toBeVisible()
    await button('Listen').click()
    await vi.waitFor(() => expect(isPlayed()).toBe(true))
    expect(document.querySelector('.prompt .meaning')).toBeNull()
    await userEvent.keyboard('2')
    await expect.element(page.getByRole('heading', { name: 'Right.' })).toBeVisible()
    expect(given).toMatchObject({ outcome: 'correct', answer: item })
    expect(document.querySelector('.prompt .meaning')?.textContent).toBe('tomorrow')
  })

  it('plays it again by R', async () => {
    await show(written)
    await expect.element(button('Listen')).toBeVisible()
    await touchPage()
    await userEvent.keyboard('r')
    await vi.waitFor(() => expect(isPlayed()).toBe(true))
  })

  it('forgets a sound that the server has no more', async () => {
    const address = '/api/clips/withdrawn.opus'
    const gone = { error: { code: 'take-withdrawn', message: '' } }
    stubNetwork({ [address]: () => Response.json(gone, { status: 410 }) })
    course = { ...course, recordings: new Map([[item, [recordingAt(address)]]]) }
    await show(written)
    await touchPage()
    await userEvent.keyboard('r')
    await expect.element(button('Listen')).not.toBeInTheDocument()
  })

  it.each([
    ['be played', URL.createObjectURL(new Blob(['not a sound']))],
    ['be fetched, as a proxy answers for the server', '/api/clips/behind-a-proxy.opus'],
  ])('says so when the sound cannot %s, and keeps it', async (_, address) => {
    stubNetwork({ '/api/clips/behind-a-proxy.opus': () => new Response(null, { status: 410 }) })
    course = { ...course, recordings: new Map([[item, [recordingAt(address)]]]) }
    await show(written)
    await expect.element(page.getByText(/couldn’t be played/)).toBeInTheDocument()
    await expect.element(button('Listen')).toBeVisible()
    await takeComplaint('playing a recording')
  })
})

it('dictation hides the meaning until the word is written and marked', async () => {
  await show({ ...about, kind: 'dictation', skill: 'write', meaning, accepted: ['okírí'] })
  await expect.element(page.getByRole('heading', { name: 'Write what you hear' })).toBeVisible()
  await expect.element(page.getByText('tomorrow')).not.toBeInTheDocument()
  await userEvent.keyboard('oki2ri{Enter}')
  await expect
    .element(page.getByRole('heading', { name: 'Right letters, one tone to fix' }))
    .toBeVisible()
  await expect.element(page.getByText('tomorrow')).toBeVisible()
  expect(given).toMatchObject({ verdict: 'tone', answer: 'okíri' })
})

/** A character for private use, which no font has. */
const undrawn = '\u{F8FFE}'

it('choosing a picture shows the meaning of one that the device cannot show', async () => {
  const words = testUnit.words.map((word) => ({ ...word, picture: undrawn }))
  course = { ...course, units: [{ ...testUnit, words }] }
  await show({
    ...about,
    kind: 'choose-picture',
    skill: 'recognise',
    text: 'okírí',
    options: [
      { item: 'ewo.today', meaning: { en: 'today', fr: 'aujourd’hui' } },
      { item, meaning },
    ],
  })
  const label = button('today').getByText('today')
  await expect.element(label).toBeInTheDocument()
  // Beside a picture it is there for those alone who do not see.
  await expect.poll(() => label.element().getBoundingClientRect().width).toBeGreaterThan(9)
  await expect.element(page.getByText(undrawn)).not.toBeInTheDocument()
  await button('today').click()
  await expect.element(page.getByRole('heading', { name: 'Not the right picture.' })).toBeVisible()
  await expect.element(page.getByText('tomorrow', { exact: true })).toBeVisible()
  expect(given).toMatchObject({ outcome: 'wrong', answer: 'ewo.today' })
})

const matching: ExerciseOf<'match-pairs'> = {
  kind: 'match-pairs',
  skill: 'recognise',
  pairs: testUnit.words.map(({ id, text, gloss }) => ({
    item: id,
    isNew: false,
    text,
    meaning: { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' },
  })),
  meaningOrder: ['ewo.tomorrow', 'ewo.yesterday', 'ewo.today'],
}

describe('matching pairs', () => {
  it('counts the first meaning tried for each word, and ends when all are matched', async () => {
    await show(matching)
    await button('aná').click()
    await button('tomorrow').click()
    await expect.element(page.getByText('aná isn’t “tomorrow”. Try another one.')).toBeVisible()
    await button('today').click()
    await button('angogé').click()
    await button('yesterday').click()
    expect(pairs).toBeUndefined()
    await button('okírí').click()
    await button('tomorrow').click()
    await expect
      .element(page.getByRole('heading', { name: 'All matched. 1 to review.' }))
      .toBeVisible()
    expect(pairs?.map((pair) => [pair.item, pair.outcome, pair.answer])).toEqual([
      ['ewo.yesterday', 'correct', 'ewo.yesterday'],
      ['ewo.today', 'wrong', 'ewo.tomorrow'],
      ['ewo.tomorrow', 'correct', 'ewo.tomorrow'],
    ])
    await expect
      .poll(() => page.getByRole('button', { name: 'About this word' }).elements())
      .toHaveLength(3)
  })

  it('can be done by the numbers of words and meanings, shifted or not', async () => {
    await show(matching)
    for (const [index, { item: word }] of matching.pairs.entries()) {
      await userEvent.keyboard(String(index + 1))
      const code = `Digit${matching.meaningOrder.indexOf(word) + 1}`
      // As AZERTY sends it, where the digits stand above other signs.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '&', code, bubbles: true }))
      await expect.element(button(matching.pairs[index]?.text ?? '')).toBeDisabled()
    }
    expect(pairs?.map(({ outcome }) => outcome)).toEqual(['correct', 'correct', 'correct'])
  })

  it('can be done with the keyboard alone', async () => {
    await show(matching)
    for (const [word, sense] of [
      ['aná', 'today'],
      ['angogé', 'yesterday'],
      ['okírí', 'tomorrow'],
    ]) {
      ;(button(word ?? '').element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
      ;(button(sense ?? '').element() as HTMLElement).focus()
      await userEvent.keyboard(' ')
    }
    await expect.element(button('Next')).toHaveFocus()
    await expect
      .element(page.getByRole('heading', { name: 'All matched first time.' }))
      .toBeVisible()
  })
})

const saying: Exercise = {
  ...about,
  kind: 'say-and-compare',
  skill: 'say',
  meaning,
  text: 'okírí',
}

/** A microphone that hears a real sound. */
function plugInMicrophone(): MediaStream {
  const context = new AudioContext()
  const source = context.createOscillator()
  const microphone = context.createMediaStreamDestination()
  source.connect(microphone)
  source.start()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(microphone.stream)
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await context.close()
  })
  return microphone.stream
}

describe('saying a word', () => {
  it('records, lets both be heard, turns the microphone off, and takes the own judgement', async () => {
    const stream = plugInMicrophone()
    const shown = await show(saying)
    await expect.element(page.getByText('okírí')).not.toBeInTheDocument()
    await button('Record myself').click()
    await button('Stop').click()
    await expect.element(page.getByText('Did it sound alike?')).toBeVisible()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    await expect.element(page.getByText('okírí').first()).toBeVisible()
    const listen = page.getByRole('button', { name: 'Listen' })
    expect(listen.elements()).toHaveLength(2)
    played.mockClear()
    await listen.first().click()
    await vi.waitFor(() => expect(isPlayed()).toBe(true))
    const [heard] = played.mock.contexts as HTMLMediaElement[]
    const own = await (await fetch(heard?.src ?? '')).blob()
    expect(own.type).toMatch(/^audio\//)
    await button('Not yet').click()
    expect(given).toMatchObject({ verdict: 'exact', outcome: 'almost', answer: '' })
    await expect.element(page.getByRole('heading', { name: 'It’ll be back soon.' })).toBeVisible()
    await shown.unmount()
    const isThere = () =>
      fetch(heard?.src ?? '').then(
        () => true,
        () => false,
      )
    // The browser lets go of it in its own time.
    await expect.poll(isThere).toBe(false)
  })

  it('leaves one microphone on of several that are allowed late, and none without recording', async () => {
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    const browser = askForMicrophones()
    await show(saying)
    await button('Record myself').click()
    await expect.poll(browser.asked).toBe(1)
    await button('I said it without recording').click()
    await button('Say it again').click()
    await expect.poll(browser.asked).toBe(2)
    browser.allow(1)
    await expect.element(button('Stop')).toBeVisible()
    browser.allow(0)
    await expect.poll(() => browser.given()).toBe(2)
    await expect.poll(() => browser.live().length).toBe(1)
    await button('I said it without recording').click()
    await expect.poll(browser.live).toEqual([])
  })

  it('is told from not remembering it, before it is heard and after', async () => {
    const shown = await show(saying)
    await button('I don’t know').click()
    expect(given).toMatchObject({ verdict: 'wrong', outcome: 'wrong', answer: '' })
    await expect.element(page.getByRole('heading', { name: 'Here’s the answer.' })).toBeVisible()
    // Now it can be heard.
    await expect.element(button('Listen')).toBeVisible()
    await shown.unmount()
    await show(saying)
    await button('I said it without recording').click()
    await button('I didn’t remember it').click()
    expect(given).toMatchObject({ verdict: 'wrong', outcome: 'wrong' })
  })

  it('explains a microphone that is not allowed, and goes on without', async () => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    )
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    await show(saying)
    await button('Record myself').click()
    await expect.element(page.getByText(/^The microphone is blocked/)).toBeVisible()
    await button('I said it without recording').click()
    await expect.element(button('Listen')).toBeVisible()
    await button('Yes').click()
    expect(given).toMatchObject({ outcome: 'correct' })
  })
})

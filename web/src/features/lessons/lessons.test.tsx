import { pagePaths, type Lesson } from '@mboa/contract'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordVoicesPath } from '../../platform/navigation/learner-addresses.ts'
import { isSoundInUse } from '../../platform/sound/sound-in-use.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { currentAddress } from '../../testing/render-app-part.tsx'
import { unitWithLessons } from '../../testing/test-lessons.ts'
import {
  finish,
  heading,
  lessonPath,
  next,
  open,
  readEvents,
  server,
  step,
  withLearnerOfLessons,
} from './testing/lessons-on-device.tsx'

withLearnerOfLessons()

const meanings = new Map(unitWithLessons.words.map(({ text, gloss }) => [text, gloss.en[0] ?? '']))
const shownWord = () => document.querySelector('.prompt .word')?.textContent ?? ''

/** Turns the pages of lesson one by Enter alone, to its first exercise. */
async function readPages() {
  for (const title of ['Tone', 'Letters', 'Learn this word', 'Learn this word']) {
    await expect.element(heading(title)).toBeVisible()
    await expect.element(next()).toHaveFocus()
    const before = document.querySelector('.lesson-page, .presented-item')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() =>
      expect(document.querySelector('.lesson-page, .presented-item')).not.toBe(before),
    )
  }
}

async function choose(isRight: boolean) {
  await expect.element(heading('What does it mean?')).toBeVisible()
  const right = meanings.get(shownWord()) ?? ''
  const wrong = [...meanings.values()].find((meaning) => meaning !== right) ?? ''
  await page.getByRole('button', { name: isRight ? right : wrong }).click()
  await expect.element(next()).toHaveFocus()
}

async function answerNext(isRight = true) {
  await choose(isRight)
  const answered = shownWord()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(
      document.querySelector('.feedback')?.checkVisibility() !== true || shownWord() !== answered,
    ).toBe(true),
  )
}

describe('a lesson', () => {
  it('by keyboard: presents, drills, checks, and is done on the path', async () => {
    await open(lessonPath('one'))
    await readPages()
    await expect.element(page.getByText('Practise what you’ve just read.')).toBeVisible()
    for (let asked = 0; asked < 2; asked++) await answerNext()
    await expect
      .element(page.getByText('Last step: every word and its meaning once more.'))
      .toBeVisible()
    for (let asked = 0; asked < 2; asked++) await answerNext()
    await expect.element(heading('Lesson done')).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: 'Have someone say these words' }))
      .toHaveAttribute('href', recordVoicesPath(['ewo.yesterday', 'ewo.today']))
    await expect.element(page.getByText('2 words met')).toBeVisible()
    const met = page.getByRole('listitem').filter({ hasText: 'angogé' })
    await expect.element(met.getByText('yesterday')).toBeVisible()
    expect(page.getByText('one more round').elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Challenge someone' })).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toMatchObject([
      { course: 'ewo', lesson: 'ewo.one', how: 'done' },
    ])
    expect((await readEvents()).filter(({ type }) => type === 'review')).toHaveLength(4)
    await page.getByRole('link', { name: 'All lessons' }).click()
    await expect.element(heading('Done. Lesson one')).toBeVisible()
  })

  it('that was ended leads to all lessons when the browser goes forward to it, and begins anew when chosen', async () => {
    await open(pagePaths.learnerLessons)
    await page.getByRole('link', { name: 'Start' }).click()
    await readPages()
    for (let asked = 0; asked < 4; asked++) await answerNext()
    await expect.element(heading('Lesson done')).toHaveFocus()
    history.back()
    await expect.element(heading('Lessons')).toBeVisible()
    history.forward()
    await expect.poll(currentAddress).toBe(pagePaths.learnerLessons)
    await expect.element(heading('Done. Lesson one')).toBeVisible()
    await page.getByRole('link', { name: /Lesson one/ }).click()
    await expect.element(heading('Tone')).toBeVisible()
  })

  it('left in the middle goes on where it was left, without the network', async () => {
    const first = await open(lessonPath('one'))
    await expect.element(heading('Tone')).toBeVisible()
    await next().click()
    await expect.element(step('2 of 8')).toBeVisible()
    await first.unmount()
    server.isOnline = false
    const second = await open(lessonPath('one'))
    await expect.element(heading('Letters')).toBeVisible()
    await next().click()
    await next().click()
    await expect.element(step('4 of 8')).toBeVisible()
    await next().click()
    await answerNext()
    await expect.element(step('6 of 8')).toBeVisible()
    await second.unmount()
    await open(lessonPath('one'))
    await expect.element(step('6 of 8')).toBeVisible()
  })

  it('asks what was missed in its check once more, and nothing else', async () => {
    await open(lessonPath('one'))
    await readPages()
    await answerNext()
    await answerNext()
    await answerNext(false)
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await answerNext()
    await expect.element(heading('Not quite yet')).toHaveFocus()
    await expect.element(page.getByText(/^This word needs another round\./)).toBeVisible()
    await page.getByRole('button', { name: 'Once more' }).click()
    await expect.element(step('8 of 8')).toBeVisible()
    await answerNext()
    await expect.element(heading('Lesson done')).toBeVisible()
  })

  it('takes an answer of a drill back on undo', async () => {
    await open(lessonPath('one'))
    await readPages()
    await choose(false)
    await expect.element(step('5 of 8')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(step('5 of 8')).toBeVisible()
    expect((await readEvents()).some(({ type }) => type === 'undo')).toBe(true)
  })

  it('teaches a sentence, asks what it means, and has it built and kept as one', async () => {
    const sentence = {
      id: 'ewo.i-am-fine',
      text: 'Mə nə mvɔɛ́.',
      category: 'statement',
      checkedBy: 0,
      gloss: { en: ['I am fine.'], fr: ['Je vais bien.'] },
      sources: [{ citation: 'CLDR 48.2, main/ewo', licence: 'Unicode-3.0' }],
      licence: 'CC-BY-4.0' as const,
    }
    const steps: Lesson['steps'] = [
      { step: 'present', items: [sentence.id, 'ewo.today'] },
      { step: 'drill', items: [sentence.id, 'ewo.today'] },
      { step: 'sentences', items: [sentence.id] },
      { step: 'check', items: ['ewo.today'] },
    ]
    const title = { en: 'Lesson', fr: 'Leçon' }
    server.unit = {
      ...unitWithLessons,
      sentences: [sentence],
      lessons: [{ id: 'ewo.one', title, steps }],
    }
    await open(lessonPath('one'))
    await expect.element(heading('Learn this sentence')).toBeVisible()
    await next().click()
    await expect.element(heading('Learn this word')).toBeVisible()
    await next().click()
    await expect.element(heading('What does this sentence mean?')).toBeVisible()
    await page.getByRole('button', { name: 'About this sentence' }).click()
    await expect.element(page.getByText('CLDR 48.2, main/ewo (Unicode-3.0)')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'I am fine.' }).click()
    await next().click()
    await answerNext()
    await expect.element(heading('Translate into English')).toBeVisible()
    expect(await readEvents()).toContainEqual(
      expect.objectContaining({ item: sentence.id, kind: 'choose-sentence-meaning' }),
    )
  })

  it('that is repeated is not announced as done a second time', async () => {
    await finish('two')
    await open(lessonPath('two'))
    await expect.element(heading('Tone')).toBeVisible()
    await next().click()
    await expect.element(heading('Letters')).toBeVisible()
    await next().click()
    await expect.element(heading('Learn this word')).toBeVisible()
    await next().click()
    await choose(true)
    await next().click()
    await choose(true)
    await next().click()
    await expect.element(heading('Lesson done')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toHaveLength(1)
  })

  it('hums a word that nobody has said, once it is asked to, and no sentence', async () => {
    const words = unitWithLessons.words.map((word) =>
      word.id === 'ewo.yesterday' ? { ...word, text: 'dí' } : word,
    )
    server.unit = { ...unitWithLessons, words }
    await open(lessonPath('one'))
    for (const title of ['Tone', 'Letters']) {
      await expect.element(heading(title)).toBeVisible()
      await next().click()
    }
    const hum = page.getByRole('button', { name: 'Hear the melody' })
    await expect.element(hum).toBeVisible()
    // What sounded at the last answer before may still ring.
    await expect.poll(isSoundInUse).toBe(false)
    await hum.click()
    expect(isSoundInUse()).toBe(true)
    await next().click()
    // Of this word the tones are not written whole.
    await expect.element(page.getByText('aná').first()).toBeVisible()
    await expect.element(hum).not.toBeInTheDocument()
  })

  it('that is not in the course says so', async () => {
    await open(lessonPath('nowhere'))
    await expect.element(heading('This lesson isn’t in your course')).toBeVisible()
  })

  it('that cannot be loaded says why, and tries again', async () => {
    server.isOnline = false
    await open(lessonPath('one'))
    await expect
      .element(page.getByText('Please check your connection and try again.'))
      .toBeVisible()
    server.isOnline = true
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })
})

it('a lesson that this device cannot open says so, and opens on a further try', async () => {
  const freeSpace = fillDevice('lesson-run')
  await open(lessonPath('one'))
  await expect.element(heading('The lesson couldn’t start')).toBeVisible()
  await takeComplaint('opening a lesson')
  freeSpace()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Tone')).toBeVisible()
})

describe('a lesson that lies ahead', () => {
  it('opens like any other, and leads to the one after it', async () => {
    await open(lessonPath('two'))
    await expect.element(heading('Tone')).toBeVisible()
    for (const title of ['Tone', 'Letters', 'Learn this word']) {
      await expect.element(heading(title)).toBeVisible()
      await next().click()
    }
    await choose(true)
    await next().click()
    await choose(true)
    await next().click()
    await expect.element(heading('Lesson done')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Next: “Lesson three”' }))
      .toHaveAttribute('href', lessonPath('three'))
  })
})

describe('skipping ahead', () => {
  it('by a check over the lessons before it, which then count as skipped', async () => {
    await open(`${lessonPath('two')}?skip-to`)
    await expect
      .element(page.getByText(/^Know this already\? Get 2 words right to skip 1 lesson\./))
      .toBeVisible()
    await page.getByRole('button', { name: 'Start the test' }).click()
    await answerNext()
    await answerNext()
    await expect.element(heading('You already know this')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toMatchObject([
      { lesson: 'ewo.one', how: 'skipped' },
    ])
    await page.getByRole('button', { name: 'Next: “Lesson two”' }).click()
    await expect.element(heading('Tone')).toBeVisible()
    expect(currentAddress()).toBe(lessonPath('two'))
  })

  it('that does not work out leads to the lesson whose turn it is, and skips nothing', async () => {
    await open(`${lessonPath('two')}?skip-to`)
    await page.getByRole('button', { name: 'Start the test' }).click()
    await answerNext(false)
    await answerNext(false)
    await expect.element(heading('Not quite yet')).toBeVisible()
    await page.getByRole('link', { name: 'Next: “Lesson one”' }).click()
    await expect.element(heading('Tone')).toBeVisible()
    expect((await readEvents()).filter(({ type }) => type === 'lesson')).toEqual([])
  })
})

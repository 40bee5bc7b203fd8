import type { Exercise } from '@mboa/domain'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Course } from '../../platform/course-store/course-store.ts'
import { askAlone } from '../../testing/asked-alone.tsx'
import { aRecording } from '../../testing/recordings.ts'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import type { Answered } from '../exercise-part.ts'

const item = 'ewo.tomorrow'
const options = testUnit.words.map(({ id, gloss }) => ({
  item: id,
  meaning: { en: gloss.en[0] ?? '', fr: gloss.fr[0] ?? '' },
}))
const heard = { item, isNew: false, skill: 'hear', text: 'okírí', options } as const
const words = testUnit.words.map((word, at) => ({ ...word, picture: ['🌄', '🌞', '🌅'][at] ?? '' }))

/** Each sound at an address of its own, to be distinguished from the others. */
const sound = await (await fetch(spoken)).blob()
const said = new Map(
  ['ewo.tomorrow', 'ewo.today', 'wes.s-i-want-water'].map((id) => [URL.createObjectURL(sound), id]),
)
const recordings = new Map(
  Array.from(said, ([address, id]) => [
    id,
    [aRecording({ id: `recording of ${id}`, item: id, opus: { address, bytes: 1 } })],
  ]),
)
const course: Course = { summary: testCourse, units: [{ ...testUnit, words }], recordings }

const played: string[] = []
let given: Answered | undefined

beforeEach(() => {
  played.length = 0
  given = undefined
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    played.push(said.get(this.src) ?? this.src)
    return Promise.resolve()
  })
  onTestFinished(() => play.mockRestore())
})

const show = (exercise: Exercise, of = course) =>
  askAlone({
    exercise,
    course: of,
    onAnswer: (answer) => {
      given = answer
    },
  })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })

it('what is heard sticks out at no side where letters are twice as large', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  for (const kind of ['hear-meaning', 'hear-picture'] as const) {
    const { unmount } = await show({ ...heard, kind })
    await expect.element(button('Voice and speed')).toBeVisible()
    expect(document.documentElement.scrollWidth, kind).toBe(360)
    await unmount()
  }
})

it('what a choice comes to is said before what one does next', async () => {
  await show({ ...heard, kind: 'hear-picture' })
  await expect.element(button('Listen')).toBeVisible()
  await userEvent.keyboard('2')
  const said = page.getByRole('status').filter({ hasText: 'tomorrow' }).element()
  const next = page.getByRole('button', { name: /^Next/ }).element()
  expect(said.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})

it('a word is heard and not shown; a wrong choice is named, shown and heard', async () => {
  await show({ ...heard, kind: 'hear-meaning' })
  await expect.element(heading('What does it mean?')).toBeVisible()
  await expect.element(button('Listen')).toBeVisible()
  await expect.element(page.getByText('okírí')).not.toBeInTheDocument()
  await expect.poll(() => played).toEqual([item])
  await userEvent.keyboard('r')
  await expect.poll(() => played).toEqual([item, item])

  await userEvent.keyboard('2')
  await expect.element(heading('Not quite: it means “tomorrow”.')).toBeVisible()
  expect(given).toMatchObject({ outcome: 'wrong', answer: 'ewo.today' })
  await expect.element(page.getByText('You chose')).toBeVisible()
  await expect.element(page.getByText('aná')).toBeVisible()
  await expect.element(page.getByText('okírí').first()).toBeVisible()
  await expect.poll(() => played).toEqual([item, item, 'ewo.today'])
  // The key stays with the word that was asked.
  await userEvent.keyboard('r')
  await expect.poll(() => played.at(-1)).toBe(item)
})

it('what was chosen wrongly and nobody has recorded is shown alone', async () => {
  await show({ ...heard, kind: 'hear-meaning' })
  await button(/yesterday$/).click()
  await expect.element(page.getByText('angogé')).toBeVisible()
  expect(button('Listen').elements()).toHaveLength(1)
})

it('a right choice, and none, say nothing of another word', async () => {
  const shown = await show({ ...heard, kind: 'hear-meaning' })
  await button(/tomorrow$/).click()
  await expect.element(heading('Right.')).toBeVisible()
  await expect.element(page.getByText('You chose')).not.toBeInTheDocument()
  await shown.unmount()
  await show({ ...heard, kind: 'hear-meaning' })
  await button('I don’t know').click()
  await expect.element(button('Next')).toHaveFocus()
  await expect.element(page.getByText('You chose')).not.toBeInTheDocument()
})

it('of pictures the right one is chosen by ear', async () => {
  await show({ ...heard, kind: 'hear-picture' })
  await expect.element(heading('Which picture matches?')).toBeVisible()
  await expect.element(page.getByText('okírí')).not.toBeInTheDocument()
  await button('tomorrow').click()
  expect(given).toMatchObject({ outcome: 'correct', answer: item })
  await expect.element(page.getByText('okírí').first()).toBeVisible()
})

it('a sentence is understood by ear', async () => {
  const sentence = pidginUnit.sentences?.find(({ id }) => id === 'wes.s-i-want-water')
  if (sentence === undefined) throw new Error('The sentence is gone')
  const meaning = { en: 'I want water.', fr: 'Je veux de l’eau.' }
  await show(
    {
      item: sentence.id,
      isNew: false,
      kind: 'hear-sentence-meaning',
      skill: 'recognise',
      text: sentence.text,
      options: [
        { item: sentence.id, meaning },
        { item: 'wes.s-other', meaning: { en: 'I want food.', fr: 'Je veux manger.' } },
      ],
    },
    { summary: await pidginCourse(), units: [pidginUnit], recordings },
  )
  await expect.element(heading('What does this sentence mean?')).toBeVisible()
  await expect.element(page.getByText(sentence.text)).not.toBeInTheDocument()
  await expect.poll(() => played).toEqual([sentence.id])
  await button(/I want water\.$/).click()
  expect(given).toMatchObject({ outcome: 'correct' })
  await expect.element(page.getByText(sentence.text).first()).toBeVisible()
})

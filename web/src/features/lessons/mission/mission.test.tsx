import { api, addressOf, pagePaths, type Mission } from '@mboa/contract'
import { writeWav } from '@mboa/domain/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newEventId } from '../../../platform/event-id.ts'
import { activateLanguage } from '../../../i18n/messages.ts'
import { complaints } from '../../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../../testing/fill-device.ts'
import { aRecording } from '../../../testing/recordings.ts'
import { currentAddress } from '../../../testing/render-app-part.tsx'
import { testUnit } from '../../../testing/test-course.ts'
import { unitWithLessons } from '../../../testing/test-lessons.ts'
import {
  heading,
  learn,
  open,
  readEvents,
  server,
  withLearnerOfLessons,
} from '../testing/lessons-on-device.tsx'
import { missionPath } from '../../../platform/navigation/learner-addresses.ts'

withLearnerOfLessons()

const mission: Mission = {
  id: 'ewo.mission-days',
  goal: { en: 'say when', fr: 'dire quand' },
  lines: [
    { by: 'other', item: 'ewo.today' },
    { by: 'you', item: 'ewo.tomorrow' },
    { by: 'other', item: 'ewo.yesterday' },
    { by: 'you', item: 'ewo.today' },
  ],
}
beforeEach(() => {
  server.unit = { ...unitWithLessons, missions: [mission] }
})

const textOf = (id: string) => testUnit.words.find((word) => word.id === id)?.text ?? ''
const choice = (id: string) => page.getByRole('button', { name: textOf(id) })
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const meet = () => learn('ewo.today', 'ewo.tomorrow', 'ewo.yesterday')

it('stands after the lessons of its unit, and opens once its words were met', async () => {
  const first = await open()
  await expect.element(page.getByText('Mission: say when')).toBeVisible()
  await expect
    .element(page.getByText('Opens once you’ve met its words in these lessons'))
    .toBeVisible()
  expect(page.getByRole('link', { name: /Mission/ }).query()).toBeNull()
  await first.unmount()
  await meet()
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Mission: say when' }))
    .toHaveAttribute('href', missionPath(mission))
})

it('leads through the four lines, and is done on every device', async () => {
  await meet()
  await open(missionPath(mission))
  await expect.element(heading('Mission: say when')).toHaveFocus()
  expect(lines()).toEqual([expect.stringContaining(textOf('ewo.today'))])
  await choice('ewo.tomorrow').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('That’s it. Now say it aloud.')
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // The learner's line, and the other's after it.
  await vi.waitFor(() => expect(lines()).toHaveLength(3))
  await expect.element(heading('You say: “today”')).toHaveFocus()
  await userEvent.keyboard(`${1 + indexOfChoice('ewo.today')}{Enter}`)
  await expect.element(heading('You can now say when.')).toHaveFocus()
  expect(lines()).toHaveLength(4)
  await vi.waitFor(async () => {
    expect(await readEvents()).toContainEqual(
      expect.objectContaining({ type: 'setting', name: `mission/${mission.id}`, value: 'done' }),
    )
  })
  await page.getByRole('link', { name: 'All lessons' }).last().click()
  expect(currentAddress()).toBe(pagePaths.learnerLessons)
  await expect.element(page.getByText('Done: go through it again')).toBeVisible()
})

it.each(storageTroubles)(
  'says why a store with %s keeps no finished mission, and saves it on a further try',
  async (name, said) => {
    await meet()
    await open(missionPath(mission))
    await choice('ewo.tomorrow').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await choice('ewo.today').click()
    const mend = failWrites(name)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText(said)).not.toBeInTheDocument()
    expect(await readEvents()).toContainEqual(
      expect.objectContaining({ type: 'setting', name: `mission/${mission.id}`, value: 'done' }),
    )
    complaints.length = 0
  },
)

it('is heard in two voices, each of one person, where several have said its lines', async () => {
  const sound = writeWav([new Float32Array(800)], 8000)
  /** Everybody’s sound has an address of its own: the first letters of its hash. */
  const said = (item: string, speaker: string, opus: string) =>
    aRecording({
      id: newEventId(),
      item,
      voice: { speaker, name: null, dialect: null },
      opus: { address: `/api/clips/${opus.padEnd(64, '0')}.opus`, bytes: 7000 },
    })
  const recordings = [
    said('ewo.today', 'young', 'b1'),
    said('ewo.today', 'elder', 'a1'),
    said('ewo.yesterday', 'elder', 'a2'),
    said('ewo.tomorrow', 'elder', 'a3'),
    said('ewo.tomorrow', 'young', 'b3'),
  ]
  const heard: string[] = []
  const before = fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.startsWith(addressOf(api.listCourseRecordings, { params: { course: 'ewo' } }))) {
      return Response.json({ recordings, withdrawn: [], cursor: 2, epoch: 'first', more: false })
    }
    const clip = /^\/api\/clips\/(..)/.exec(path)?.[1]
    if (clip === undefined) return before(path, init)
    heard.push(clip)
    return new Response(sound, { headers: { 'content-type': 'audio/wav' } })
  })
  await meet()
  await open(missionPath(mission))
  for (const item of ['ewo.tomorrow', 'ewo.today']) {
    await choice(item).click()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  const play = page.getByRole('button', { name: 'Listen' })
  await expect.element(play.nth(3)).toBeVisible()
  // A key that played all of them at once would let none be understood.
  for (const line of play.elements()) expect(line).not.toHaveAttribute('aria-keyshortcuts')
  for (const [nth, expected] of ['a1', 'b3', 'a2', 'b1'].entries()) {
    await play.nth(nth).click()
    await vi.waitFor(() => expect(heard).toContain(expected))
  }
  expect(new Set(heard)).toEqual(new Set(['a1', 'b3', 'a2', 'b1']))
})

it('says what a wrong choice means, and goes on with the line', async () => {
  await meet()
  await open(missionPath(mission))
  await expect.element(choice('ewo.tomorrow')).toBeVisible()
  const wrong = page.getByRole('button').elements().find(isWrong)
  const meaning = testUnit.words.find(({ text }) => wrong?.textContent.includes(text) === true)
    ?.gloss.en[0]
  await userEvent.click(wrong ?? document.body)
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`Not quite: that one means “${meaning}”.`)
  await page.getByRole('button', { name: 'Next' }).click()
  expect(lines()[1]).toContain(textOf('ewo.tomorrow'))
})

it('asks for nothing before its words were met', async () => {
  await learn('ewo.today')
  await open(missionPath(mission))
  await expect
    .element(
      page.getByText('Its words come up in the lessons before it. It opens once you’ve met them.'),
    )
    .toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('of another course is said not to be in this one', async () => {
  await open(`${pagePaths.learnerLessons}/missions/ewo.mission-gone`)
  await expect.element(heading('This mission isn’t in your course')).toBeVisible()
})

it('speaks French', async () => {
  await meet()
  await activateLanguage('fr')
  await open(missionPath(mission))
  await expect.element(heading('Mission\u00A0: dire quand')).toBeVisible()
})

function isWrong(button: Element): boolean {
  return !button.textContent.includes(textOf('ewo.tomorrow'))
}

function indexOfChoice(id: string): number {
  const texts = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  return texts.findIndex((text) => text.includes(textOf(id)))
}

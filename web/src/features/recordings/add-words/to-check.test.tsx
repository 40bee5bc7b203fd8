import type { HeardTake } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { newEventId } from '../../../platform/event-id.ts'
import { aTakeSound } from '../../../testing/recordings.ts'
import spoken from '../../../testing/sounds/spoken.mp3?url'
import { openRecordings } from '../testing/open-recordings.tsx'
import { received, startWordsServer, word } from './testing/words-server.ts'

function takeAt(address: string): HeardTake {
  const { id, kind, item, dialect, durationMs, gainDb, archive, heard } = aTakeSound()
  const listening = { sha256: 'a'.repeat(64), address }
  return { id, kind, item, dialect, durationMs, gainDb, archive, heard, listening }
}

const rowOf = (screen: RenderResult, text: string) =>
  screen
    .getByRole('region', { name: 'Check others’ contributions' })
    .getByRole('listitem')
    .filter({ hasText: text })
    .first()

it('plays what others typed where somebody has said it, until that is withdrawn', async () => {
  const [said, unsaid, gone] = [newEventId(), newEventId(), newEventId()]
  const { userId } = startWordsServer({
    waiting: [
      received(word(said, 'mbomba')),
      received(word(unsaid, 'zɔŋ')),
      received(word(gone, 'kóba')),
    ],
    heard: { [said]: takeAt(spoken), [gone]: takeAt('/api/clips/gone.opus') },
  })
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  onTestFinished(() => played.mockRestore())
  const screen = await openRecordings(userId, 'add-words')
  const listen = (text: string) =>
    rowOf(screen, text)
      .getByRole('group', { name: `A recording of ${text}` })
      .getByRole('button', { name: 'Listen' })
  await listen('mbomba').click()
  await expect.poll(() => played.mock.contexts).toHaveLength(1)
  expect(rowOf(screen, 'zɔŋ').getByRole('button', { name: 'Listen' }).elements()).toEqual([])
  await listen('kóba').click()
  await expect.element(listen('kóba')).not.toBeInTheDocument()
})

it('corrects the spelling of a word that is almost right, and nothing else of it', async () => {
  const theirs = newEventId()
  const { userId, sent, judged } = startWordsServer({ waiting: [received(word(theirs, 'mbomba'))] })
  const screen = await openRecordings(userId, 'add-words')
  const toCheck = screen.getByRole('region', { name: 'Check others’ contributions' })
  const almost = toCheck.getByRole('button', { name: 'Almost: here’s the spelling' })
  await almost.click()
  const field = toCheck.getByRole('textbox', { name: 'How is it written?*' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('mbomba')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/Change what isn’t right yet/)
  await toCheck.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(almost).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await field.fill('mbombá')
  await toCheck.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(toCheck.getByText(/^You wrote:\s+mbombá/)).toBeVisible()
  await expect.element(toCheck.getByText('Nothing to check.')).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent).toMatchObject([
    {
      kind: 'correction',
      course: 'ewo',
      item: `ewo.${theirs}`,
      text: 'mbombá',
      dialect: 'Yezum',
      reason: 'The spelling.',
    },
  ])
  expect(sent[0]).not.toHaveProperty('gloss')
  expect(judged).toEqual([])
})

it('writes the word for a concept anew, in place of the one that is almost right', async () => {
  const [theirs, change] = [newEventId(), newEventId()]
  const { dialect, note, contributedAt, course } = word(theirs, '')
  const about = { dialect, note, contributedAt, course }
  const { userId, sent } = startWordsServer({
    waiting: [
      received({ ...about, id: theirs, kind: 'concept', concept: 'today', text: 'ana' }),
      received({ ...about, id: change, kind: 'variant', item: 'ewo.tomorrow', text: 'kídí' }),
    ],
  })
  const screen = await openRecordings(userId, 'add-words')
  const name = 'Almost: here’s the spelling'
  // What is said otherwise is another’s way to say it.
  await expect.element(rowOf(screen, 'kídí')).toBeVisible()
  expect(rowOf(screen, 'kídí').getByRole('button', { name }).elements()).toEqual([])
  await rowOf(screen, 'ana').getByRole('button', { name }).click()
  const toCheck = screen.getByRole('region', { name: 'Check others’ contributions' })
  await toCheck.getByRole('textbox', { name: 'How is it written?*' }).fill('aná')
  await toCheck.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject([{ kind: 'concept', concept: 'today', text: 'aná', instead: theirs }])
})

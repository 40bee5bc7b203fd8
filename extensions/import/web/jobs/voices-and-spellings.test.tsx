import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lastSentTo, stubNetwork, succeed } from '../../../../web/src/testing/stub-network.ts'
import {
  aDraft,
  aJob,
  at,
  draft,
  imports,
  importsPath,
  jobPath,
  list,
  openDraft,
  openFiles,
  user,
} from '../testing/files-of-desk.tsx'

test('shows who is heard in what was kept, and takes one of them back alone', async () => {
  const clips = { clips: 3, voices: 2, minutes: 1, known: 0, said: 1, withoutSpeaker: 0 }
  const job = aJob({ state: 'kept', clips, kept: { importId: 'one', entries: 3, proposed: 0 } })
  const hash = 'c0ffee'.repeat(20)
  let voices = [
    { id: 'v1', name: hash, clips: 2, example: 'Mə nə.' },
    { id: 'v2', name: 'M. N.', clips: 1, example: 'sɔ́ndɔ' },
  ]
  const listPath = `GET ${at(api.listImportedVoices.path, 'one')}?after=`
  const path = `DELETE ${at(api.takeBackImportedVoice.path, 'v1')}`
  const sent = stubNetwork({
    ...list(job),
    [listPath]: () => Response.json({ voices, next: null }),
    [path]: (body) => {
      voices = voices.slice(1)
      return succeed()(body)
    },
  })
  await page.viewport(320, 640)
  const screen = await openFiles()
  const opener = screen.getByRole('button', { name: 'Its voices: mots.csv' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(lastSentTo(sent, listPath)).toBeUndefined()
  await opener.click()
  await expect.element(screen.getByText('M. N.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const takeBack = screen.getByRole('button', { name: `Remove the voice: ${hash}` })
  await takeBack.click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(/^Only if they ask for it. Their 2 recordings/))
    .toBeVisible()
  expect(lastSentTo(sent, path)).toBeUndefined()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.account).toBe(user.id)
  await expect.element(takeBack).not.toBeInTheDocument()
  await expect.element(screen.getByText('M. N.')).toBeVisible()
  await page.viewport(360, 740)
})

test('takes back a single recording of a voice, found by what is said in it', async () => {
  const clips = { clips: 12, voices: 1, minutes: 1, known: 0, said: 1, withoutSpeaker: 0 }
  const job = aJob({ state: 'kept', clips, kept: { importId: 'two', entries: 12, proposed: 0 } })
  const all = Array.from({ length: 12 }, (_, at) => ({
    id: `c${at}`,
    name: `common_voice_ewo_${at}.mp3`,
    text: at === 3 ? 'sɔ́ndɔ' : `Mə nə ${at}.`,
    state: at === 3 ? 'heard' : 'waiting',
  }))
  const gone = new Set<string>()
  const left = () => all.filter(({ id }) => !gone.has(id))
  const clipsPath = at(api.listImportedClips.path, 'v1')
  const path = `DELETE ${at(api.takeBackImportedClip.path, 'c3')}`
  const sent = stubNetwork({
    ...list(job),
    [`GET ${at(api.listImportedVoices.path, 'two')}?after=`]: () =>
      Response.json({
        voices: [{ id: 'v1', name: 'voice-1', clips: left().length, example: 'Mə nə.' }],
        next: null,
      }),
    [`GET ${clipsPath}?after=&said=`]: () => Response.json({ clips: left(), next: null }),
    [`GET ${clipsPath}?after=&said=s%C9%94%CC%81nd%C9%94`]: () =>
      Response.json({ clips: left().filter(({ id }) => id === 'c3'), next: null }),
    [path]: (body) => {
      gone.add('c3')
      return succeed()(body)
    },
  })
  await page.viewport(320, 640)
  const screen = await openFiles()
  await screen.getByRole('button', { name: 'Its voices: mots.csv' }).click()
  await expect.element(screen.getByText(/^12 recordings · /)).toBeVisible()
  await screen.getByRole('button', { name: 'One by one: voice-1' }).click()
  await expect.element(screen.getByText('Mə nə 0.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await screen.getByRole('searchbox', { name: 'Search its recordings' }).fill('sɔ́ndɔ')
  await expect.element(screen.getByText('Mə nə 0.')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Remove the recording: sɔ́ndɔ' }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(/no later version of the file brings it back/))
    .toBeVisible()
  expect(lastSentTo(sent, path)).toBeUndefined()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.account).toBe(user.id)
  await expect.element(screen.getByText('“sɔ́ndɔ” has been removed.')).toBeVisible()
  await expect.element(screen.getByText('No recordings found.')).toBeVisible()
  await expect.element(screen.getByText(/^11 recordings · /)).toBeVisible()
  await page.viewport(360, 740)
})

test('says which spelling a writing system is, where the language has several', async () => {
  const writingSystems = [
    { tag: 'ewo', count: 3, convention: null },
    { tag: 'ewo-x-old', count: 2, convention: null },
  ]
  const job = aDraft({ format: 'lift', draft: { ...draft, columns: [], writingSystems } })
  const church = { id: 'church', name: { en: 'Church spelling', fr: 'Orthographe des églises' } }
  const orthographies = [...imports.orthographies, church]
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [`GET ${importsPath}`]: succeed({ ...imports, orthographies }),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  await screen.getByText('Which spelling each writing system is').click()
  const field = screen.getByLabelText('ewo-x-old')
  await expect.element(field).toHaveAccessibleDescription('in 2 entries')
  await field.selectOptions('Church spelling')
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect
    .poll(() => lastSentTo(sent, changed)?.body)
    .toMatchObject({ conventions: { 'ewo-x-old': 'church' }, fields: {} })
})

test('asks nothing about writing systems of a language with one spelling', async () => {
  const writingSystems = [
    { tag: 'ewo', count: 3, convention: null },
    { tag: 'ewo-x-old', count: 2, convention: null },
  ]
  stubNetwork(list(aDraft({ draft: { ...draft, writingSystems } })))
  const screen = await openFiles()
  await openDraft(screen)
  await expect.element(screen.getByRole('button', { name: 'Keep all of it' })).toBeVisible()
  await expect
    .element(screen.getByText('Which spelling each writing system is'))
    .not.toBeInTheDocument()
})

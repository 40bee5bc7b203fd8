import { api, addressOf } from '@mboa/contract'
import { decodeFlac, encodeFlac } from '@mboa/domain'
import { hummedWord, writeEmptyM4a, writeSilentMp3, writeWav } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { activateLanguage } from '../../../i18n/messages.ts'
import { openLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { readRecordingDialect } from '../../../platform/recording-lists/recording-facts-store.ts'
import { putContributions } from '../../../platform/take-store/contribution-outbox.ts'
import { aRecording } from '../../../testing/recordings.ts'
import { openOwnTakes } from '../../../testing/takes-of-device.ts'
import hummedOpus from '../../../testing/sounds/hummed.opus?url'
// Said by espeak-ng: nobody's voice.
import spokenM4a from '../../../testing/sounds/spoken.m4a?url'
import spokenMp3 from '../../../testing/sounds/spoken.mp3?url'
import { pidginCourse, pidginUnit } from '../../../testing/test-sentences.ts'
import { aFile, choose, wav } from '../testing/chosen-files.ts'
import { openRecordings } from '../testing/open-recordings.tsx'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { anOverview } from '../../../testing/recording-lists.ts'

/** Not by the mouse: it waits until everything on the page rests. */
const press = (button: Locator) =>
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))

const row = (screen: RenderResult, text: string) =>
  screen.getByRole('listitem').filter({ hasText: text })

it('reads every kind of file, finds its word by its name and sends it as a take', async () => {
  const userId = newEventId()
  const takes = startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  const sound = hummedWord(48_000)
  const flac = encodeFlac(
    Int16Array.from(sound, (sample) => Math.round(sample * 32_768)),
    48_000,
  )
  const opus = await (await fetch(hummedOpus)).arrayBuffer()
  await choose(
    screen,
    aFile('01_angoge.wav', writeWav([hummedWord(44_100), new Float32Array(79_380)], 44_100)),
    aFile('aná.flac'.normalize('NFD'), new Uint8Array(flac)),
    aFile('tomorrow (1).opus', new Uint8Array(opus)),
  )
  for (const text of ['angogé', 'aná', 'okírí']) {
    await expect.element(row(screen, text).getByText('Good, 1.3 seconds.')).toBeVisible()
  }
  await screen.getByRole('textbox', { name: 'Your dialect' }).fill('Yezum')
  // The studio asks for it under the same name.
  await expect.poll(() => readRecordingDialect(userId, 'ewo')).toBe('Yezum')
  await screen.getByRole('button', { name: 'Send 3 recordings' }).click()
  await expect.element(screen.getByText(/^3 recordings are saved on this device/)).toBeVisible()
  await expect.poll(() => takes.size).toBe(3)
  const arrived = [...takes.values()].find(({ described }) => described.item === 'ewo.yesterday')
  expect(arrived?.described).toMatchObject({
    course: 'ewo',
    kind: 'word',
    dialect: 'Yezum',
    microphone: { source: 'file', container: 'wav', sampleRate: 44_100 },
  })
  // The sound of the file itself, with nothing of the silent channel in it: browsers scale what
  // they decode by one part in 32,768.
  const stored = decodeFlac(arrived?.flac ?? new Uint8Array())
  const wanted = hummedWord(44_100).map((sample) => Math.round(sample * 32_768))
  expect(stored?.length).toBe(wanted.length)
  const differences = Array.from(stored ?? [], (sample, at) => Math.abs(sample - (wanted[at] ?? 0)))
  expect(Math.max(...differences)).toBeLessThanOrEqual(1)
})

it.each([
  ['spoken.mp3', spokenMp3, 'audio/mpeg'],
  ['spoken.m4a', spokenM4a, 'audio/mp4; codecs="mp4a.40.2"'],
])('reads speech from %s, or says that this browser can’t', async (name, address, type) => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  const bytes = await (await fetch(address)).arrayBuffer()
  await choose(screen, aFile(name, new Uint8Array(bytes)))
  const canPlay = new Audio().canPlayType(type) !== ''
  const verdict = canPlay ? /^(Good,|Usable:)/ : /^Not usable: this browser can’t read/
  await expect.element(row(screen, name).getByText(verdict)).toBeVisible()
})

it('goes on with the files while more of the course comes in', async () => {
  const userId = newEventId()
  const answered = Promise.withResolvers<undefined>()
  const recordings = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
  const late = async (controller: ReadableStreamDefaultController) => {
    await answered.promise
    const page = {
      recordings: [aRecording()],
      withdrawn: [],
      cursor: 1,
      epoch: 'first',
      more: false,
    }
    controller.enqueue(new TextEncoder().encode(JSON.stringify(page)))
    controller.close()
  }
  startRecorderServer({
    userId,
    more: (call) =>
      call === `GET ${recordings}?after=0`
        ? new Response(new ReadableStream({ start: late }))
        : undefined,
  })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, aFile('nothing.wav', new Uint8Array()), wav('aná.wav'))
  const skipped = screen.getByText('nothing.wav: it’s empty.')
  await expect.element(skipped).toBeVisible()
  await expect.element(row(screen, 'aná').getByText('Good, 1.3 seconds.')).toBeVisible()
  answered.resolve(undefined)
  const database = await openLearnerDatabase(userId)
  await expect.poll(() => database.count('recordings')).toBe(1)
  database.close()
  await screen.getByRole('button', { name: 'Remove aná.wav' }).click()
  await expect.element(row(screen, 'aná')).not.toBeInTheDocument()
  await expect.element(skipped).toBeVisible()
})

it('says file by file what is wrong, in words, in both languages', async () => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  const loud = hummedWord(16_000).map((sample) => Math.max(-1, Math.min(1, sample * 6)))
  await choose(
    screen,
    aFile('silent.mp3', writeSilentMp3(60)),
    aFile('letter.m4a', writeEmptyM4a(44_100)),
    aFile('letter.wav', new TextEncoder().encode('Dear all')),
    wav('quiet.wav', { loudness: 0.1 }),
    aFile('loud.wav', writeWav([loud], 16_000)),
    wav('talk.wav', { spoken: 12 }, 8_000),
    wav('hour.wav', { after: 70 }, 8_000),
    aFile('nothing.wav', new Uint8Array()),
  )
  const verdicts: [string, string | RegExp][] = [
    ['silent.mp3', 'Not usable: no voice can be heard in it.'],
    ['letter.m4a', /^Not usable: this (browser can’t read|isn’t a sound file)/],
    ['letter.wav', 'Not usable: this isn’t a sound file, or it’s damaged.'],
    ['quiet.wav', 'Usable: a little too quiet.'],
    ['loud.wav', /Not usable: too loud: the sound is distorted\./],
    ['talk.wav', /Not usable: too long for one word or sentence\./],
    ['hour.wav', /Not usable: it’s longer than a minute\./],
  ]
  for (const [name, verdict] of verdicts) {
    await expect.element(row(screen, name).getByText(verdict)).toBeVisible()
  }
  // Under the buttons, or a phone leaves it a narrow column.
  const letter = row(screen, 'letter.wav')
    .getByText(/damaged\.$/)
    .element()
  const button = screen.getByRole('button', { name: 'Remove letter.wav' }).element()
  const [verdict, remove] = [letter, button].map((each) => each.getBoundingClientRect())
  expect(verdict?.right).toBeGreaterThanOrEqual(remove?.right ?? NaN)
  expect(verdict?.top).toBeGreaterThanOrEqual(remove?.bottom ?? NaN)
  await expect.element(screen.getByText('1 file was left out:')).toBeVisible()
  await expect.element(screen.getByText('nothing.wav: it’s empty.')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Nothing ready to send yet' }))
    .toBeDisabled()
  await activateLanguage('fr')
  await expect
    .element(row(screen, 'quiet.wav').getByText('Utilisable : un peu trop bas.'))
    .toBeVisible()
})

it('offers what a name may mean, searches the course for the rest, and keeps the choice', async () => {
  const userId = newEventId()
  const takes = startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('àna.wav'), wav('REC_0007.wav'))
  const offered = row(screen, 'àna.wav')
  await offered.getByRole('button', { name: 'aná today' }).click()
  await expect.element(offered.getByText('aná')).toHaveAttribute('lang', 'ewo')

  await row(screen, 'REC_0007.wav').getByRole('button', { name: 'Choose the word' }).click()
  await screen.getByRole('searchbox').fill('hier')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(row(screen, 'REC_0007.wav').getByText('angogé')).toBeVisible()

  await screen.unmount()
  const again = await openRecordings(userId, 'upload')
  await expect.element(row(again, 'REC_0007.wav').getByText('angogé')).toBeVisible()
  await again.getByRole('button', { name: 'Send 2 recordings' }).click()
  await expect.element(again.getByText(/^2 recordings are saved on this device/)).toBeVisible()
  await expect.poll(() => takes.size).toBe(2)
  expect([...takes.values()].map(({ described }) => described.item).sort()).toEqual([
    'ewo.today',
    'ewo.yesterday',
  ])
})

it('asks which word is in a file only where a recording may come of it', async () => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  const loud = hummedWord(16_000).map((sample) => Math.max(-1, Math.min(1, sample * 6)))
  const broken = (name: string) => aFile(name, writeWav([loud], 16_000))
  await choose(screen, broken('REC_0008.wav'), broken('àna.wav'), broken('ana.wav'), wav('aná.wav'))
  const notUsable = screen.getByText(/^Not usable: too loud/)
  await expect.poll(() => notUsable.elements().length).toBe(3)
  await expect.element(row(screen, 'aná.wav').getByText('Good, 1.3 seconds.')).toBeVisible()
  const offered = screen.getByRole('button', { name: /word$|^None of these$|today$/ })
  expect(offered.elements()).toHaveLength(1)
  await expect
    .element(row(screen, 'aná.wav').getByRole('button', { name: 'Another word' }))
    .toBeVisible()
  // The other file that holds this word is not sent.
  expect(screen.getByText(/holds the same word/).elements()).toEqual([])
})

it('takes what is too long for a word as the sentence that somebody says it is', async () => {
  const userId = newEventId()
  const courses = [await pidginCourse()]
  startRecorderServer({
    userId,
    languages: ['wes'],
    more(call) {
      if (call.startsWith('GET /api/packs/')) return Response.json(pidginUnit)
      return call === `GET ${api.listCourses.path}` ? Response.json({ courses }) : undefined
    },
  })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('REC_0009.wav', { spoken: 12 }, 8_000))
  const file = row(screen, 'REC_0009.wav')
  await expect.element(file.getByText(/^Not usable: too long for one word\. If/)).toBeVisible()
  await file.getByRole('button', { name: 'Choose the sentence' }).click()
  await screen.getByRole('searchbox').fill('water')
  await screen.getByRole('button', { name: /^A wan wata\./ }).click()
  await expect.element(file.getByText('A wan wata.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send 1 recording' })).toBeEnabled()
})

it('finds the words that speakers contributed, also one that still waits on this device', async () => {
  const userId = newEventId()
  const word = { kind: 'word', theme: null, state: 'waiting', isOwn: true, dialect: null } as const
  const contributed = [{ ...word, item: 'ewo.concept-hoe', text: 'abá', gloss: null }]
  const overview = anOverview({ concepts: [{ section: 'farming', revision: 'r1' }], contributed })
  const concepts = [{ concept: 'hoe', gloss: { en: 'hoe', fr: 'une houe' } }]
  const title = { en: 'Farming', fr: 'Les champs' }
  startRecorderServer({
    userId,
    more(call) {
      if (call.startsWith('GET /api/recording-lists/')) return Response.json(overview)
      if (call.startsWith('GET /api/concepts/')) {
        const themes = [{ theme: 'farm', title, concepts }]
        return Response.json({ section: 'farming', kind: 'word', title, themes })
      }
      if (call === `POST ${api.sendContributions.path}`) return new Response(null, { status: 503 })
      return call.startsWith('GET /api/takes?')
        ? Response.json({ takes: [], mark: 'none', epoch: 'first', more: false })
        : undefined
    },
  })
  const id = newEventId()
  await putContributions(await openOwnTakes(userId), [
    {
      kind: 'word',
      id,
      course: 'ewo',
      text: 'ovón',
      gloss: { en: 'axe', fr: 'une hache' },
      dialect: null,
      theme: null,
      example: null,
      note: '',
      contributedAt: 1,
    },
  ])

  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('ovón.wav'), wav('aba.wav'))
  await expect.element(row(screen, 'ovón.wav').getByText('axe')).toBeVisible()
  await expect.element(row(screen, 'aba.wav').getByText('hoe')).toBeVisible()
})

it('goes on with what a closed tab left, a page of many files at a time', async () => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const database = await openOwnTakes(userId)
  const bytes = await wav('ana.wav', {}, 8_000).arrayBuffer()
  for (let at = 0; at < 52; at += 1) {
    const upload = { id: newEventId(), course: 'ewo', fileName: `${at}_ana.wav`, item: 'ewo.today' }
    await database.put('uploads', { ...upload, bytes: bytes.byteLength, lastModified: 1 })
    await database.put('files', bytes, upload.id)
  }
  const screen = await openRecordings(userId, 'upload')
  const pause = screen.getByRole('button', { name: 'Pause' })
  await expect.element(pause).toBeVisible()
  press(pause)
  await expect.element(screen.getByText('Checking paused.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'All 52' })).toBeVisible()
  const removing = screen.getByRole('button', { name: /^Remove / })
  expect(removing.elements()).toHaveLength(50)
  press(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(() => removing.elements().length).toBe(52)
  press(screen.getByRole('button', { name: 'Continue' }))
  await expect.element(screen.getByRole('button', { name: /^Send \d+ recordings$/ })).toBeVisible()
})

it('lets a file be heard before it is sent, and removed', async () => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('ana.wav', { spoken: 3 }))
  await screen.getByRole('button', { name: 'Listen to ana.wav' }).click()
  await screen.getByRole('button', { name: 'Stop ana.wav' }).click()
  await expect.element(screen.getByRole('button', { name: 'Listen to ana.wav' })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove ana.wav' }).click()
  await expect.poll(() => screen.getByText('ana.wav').elements()).toEqual([])
})

it('asks for consent first, and leads to where it is given', async () => {
  const userId = newEventId()
  startRecorderServer({ userId, hasConsent: false })
  const screen = await openRecordings(userId, 'upload')
  await expect
    .element(screen.getByRole('link', { name: 'Read and decide' }))
    .toHaveAttribute('href', '/dashboards/recorder/consent')
  expect(screen.getByRole('button', { name: 'Choose files' }).elements()).toEqual([])
})

it('asks which language only of who records several that have a course', async () => {
  const userId = newEventId()
  startRecorderServer({ userId, languages: ['ewo', 'dua', 'bbj'] })
  const screen = await openRecordings(userId, 'upload')
  const language = screen.getByRole('combobox', { name: 'Language' })
  await expect.element(language).toHaveValue('dua')
  expect(language.getByRole('option').elements()).toHaveLength(2)
  await language.selectOptions('ewo')
  await choose(screen, wav('ana.wav'))
  await expect.element(row(screen, 'ana.wav')).toBeVisible()
  await language.selectOptions('dua')
  await choose(screen, wav('ewo.wav'))
  await expect.element(row(screen, 'ewo.wav').getByText('ewɔ́')).toBeVisible()
  expect(screen.getByText('ana.wav').elements()).toEqual([])
})

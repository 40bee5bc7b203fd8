import {
  api,
  addressOf,
  type Contribution,
  type HeardConcept,
  type ReceivedContribution,
  type SendContributionsRequest,
  type SpelledConcept,
  spellingsLimit,
} from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { newEventId } from '../../../platform/event-id.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { aTakeSound } from '../../../testing/recordings.ts'
import spoken from '../../../testing/sounds/spoken.mp3?url'
import { openRecordings } from '../testing/open-recordings.tsx'

function heard(concept: string, en: string, fr: string): HeardConcept {
  const { id, kind, durationMs, gainDb, archive } = aTakeSound()
  const listening = { sha256: 'a'.repeat(64), address: spoken }
  const sound = { durationMs, gainDb, archive, listening, heard: { startMs: 0, endMs: 1100 } }
  const take = { id, kind, item: `ewo.concept-${concept}`, dialect: 'Mvele', ...sound }
  return { take, concept, gloss: { en, fr }, picture: null }
}

function spelled(text: string, of: HeardConcept): SpelledConcept {
  const contribution: Contribution = {
    kind: 'concept',
    id: newEventId(),
    course: 'ewo',
    concept: of.concept,
    text,
    dialect: null,
    note: '',
    contributedAt: 1,
    take: of.take.id,
  }
  const received: ReceivedContribution = {
    contribution,
    state: 'waiting',
    findings: [],
    receivedAt: 2,
    confirmations: 0,
    contests: [],
    isOwn: false,
    ownJudgement: null,
  }
  return { ...of, received }
}

interface Waiting {
  toWrite?: HeardConcept[]
  toConfirm?: SpelledConcept[]
  /** What becomes of judgements, one after the other; taken where nothing is said. */
  refusals?: Response[]
  /** Rows of a page, which may be cut by its bytes. */
  pageSize?: number
}

/** A server that keeps what it is sent, and offers what waits as long as nothing is sent for it. */
function startServer({
  toWrite = [],
  toConfirm = [],
  refusals = [],
  pageSize = spellingsLimit,
}: Waiting) {
  const userId = newEventId()
  const sent: Contribution[] = []
  const judged: { call: string; body: unknown }[] = []
  startRecorderServer({
    userId,
    more(call, body) {
      if (call === `POST ${api.sendContributions.path}`) {
        const { contributions } = body as SendContributionsRequest
        sent.push(...(contributions as Contribution[]))
        const acknowledged = contributions.map((each) => ({
          id: (each as Contribution).id,
          findings: [],
        }))
        return Response.json({ acknowledged, refused: [] })
      }
      if (call.startsWith(`GET ${api.listSpellings.path}?course=ewo`)) {
        const asked = new URLSearchParams(call.split('?')[1])
        const afterTake = asked.get('after') ?? ''
        const afterSpelling = asked.get('after-spelling') ?? ''
        const open = toWrite.filter(({ take }) =>
          sent.every((each) => !('take' in each) || each.take !== take.id),
        )
        const waiting = { toWrite: open.length, toConfirm: toConfirm.length }
        const takes = open.filter(({ take }) => take.id > afterTake)
        const spellings = toConfirm.filter(
          ({ received }) => received.contribution.id > afterSpelling,
        )
        const lastTake = takes[pageSize - 1]?.take.id
        const lastSpelling = spellings[pageSize - 1]?.received.contribution.id
        return Response.json({
          toWrite: takes.slice(0, pageSize),
          toConfirm: spellings.slice(0, pageSize),
          waiting,
          next: {
            after: takes.length > pageSize ? lastTake : null,
            afterSpelling: spellings.length > pageSize ? lastSpelling : null,
          },
        })
      }
      if (!call.includes('/judgement')) return undefined
      judged.push({ call, body })
      const refusal = refusals.shift()
      if (refusal !== undefined) return refusal
      return Response.json({ ...toConfirm[0]?.received, ownJudgement: body ?? null })
    },
  })
  return { userId, sent, judged }
}

const part = (screen: RenderResult, name: string) => screen.getByRole('region', { name })

it('has what was said written down, one after the other, and shows what looks alike', async () => {
  const [day, hoe] = [heard('today', 'today', 'aujourd’hui'), heard('hoe', 'hoe', 'une houe')]
  const { userId, sent } = startServer({ toWrite: [day, hoe] })
  const screen = await openRecordings(userId, 'write')
  const write = part(screen, 'Write what you hear')
  await expect.element(write.getByText('2 recordings to write.')).toBeVisible()
  await expect.element(write.getByText('aujourd’hui')).toBeVisible()
  const field = write.getByRole('textbox', { name: 'How is it written?*' })
  await write.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Please fill this in\./)
  await field.fill('ana')
  await expect.element(write.getByText(/^Nearly the same in the course\./)).toBeVisible()
  await expect.element(write.getByRole('listitem').filter({ hasText: 'aná today' })).toBeVisible()
  await field.fill('ok')
  await write.getByRole('button', { name: 'open o', exact: true }).click()
  await expect.element(field).toHaveValue('okɔ')
  await field.fill('ANÁ')
  await expect.element(write.getByText(/^The course has this already\./)).toBeVisible()
  await write.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(write.getByText('une houe')).toBeVisible()
  await expect
    .element(
      write.getByText('Saved on this device, will be sent automatically. 1 recording to write.'),
    )
    .toBeVisible()
  await expect
    .poll(() => sent)
    .toMatchObject([
      { kind: 'concept', concept: 'today', text: 'ANÁ', take: day.take.id, dialect: 'Mvele' },
    ])
  await expect.element(write.getByRole('button', { name: 'Play' })).toHaveFocus()
  await write.getByRole('button', { name: 'Skip' }).click()
  // Who skips leaves it to others: it waits as before, and comes again.
  await expect.element(write.getByText('1 recording to write.')).toBeVisible()
  expect(write.getByText('une houe').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(write.getByText('une houe')).toBeVisible()
})

it('names the words of a sentence that the course has not, and has each told where words are added', async () => {
  const { take, ...line } = heard('greeting-in-the-morning-1', 'Good morning.', 'Bonjour.')
  const sentence = { ...line, take: { ...take, kind: 'sentence' as const } }
  const { userId, sent } = startServer({ toWrite: [sentence, heard('hoe', 'hoe', 'une houe')] })
  const screen = await openRecordings(userId, 'write')
  const write = part(screen, 'Write what you hear')
  const field = write.getByRole('textbox', { name: 'How is it written?*' })
  await field.fill('Zumbele aná zɔ, zumbele!')
  expect(write.getByText(/^The course doesn’t have these words/).elements()).toEqual([])
  await write.getByRole('button', { name: 'Send' }).click()
  await expect.element(write.getByText(/^The course doesn’t have these words of it/)).toBeVisible()
  const words = write.getByRole('link').elements()
  expect(words.map(({ textContent }) => textContent)).toEqual(['zumbele', 'zɔ'])
  await write.getByRole('link', { name: 'zumbele' }).click()
  const text = screen.getByRole('textbox', { name: 'In Ewondo*' })
  await expect.element(text).toHaveValue('zumbele')
  await screen.getByRole('textbox', { name: 'In English*' }).fill('its meaning')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect.element(text).toHaveValue('')
  await expect
    .poll(() => sent)
    .toMatchObject([
      { kind: 'concept', text: 'Zumbele aná zɔ, zumbele!' },
      { kind: 'word', text: 'zumbele', gloss: { en: 'its meaning' } },
    ])
})

it('goes on after the last one shown, past what was skipped', async () => {
  const takes = Array.from({ length: spellingsLimit + 1 }, (_, nth) =>
    heard('hoe', `hoe ${nth + 1}`, `houe ${nth + 1}`),
  ).toSorted((one, other) => (one.take.id < other.take.id ? -1 : 1))
  const { userId } = startServer({ toWrite: takes })
  const screen = await openRecordings(userId, 'write')
  const write = part(screen, 'Write what you hear')
  const meaning = (take?: HeardConcept) => write.getByText(take?.gloss.fr ?? '', { exact: true })
  for (const take of takes.slice(0, spellingsLimit)) {
    await expect.element(meaning(take)).toBeVisible()
    await write.getByRole('button', { name: 'Skip' }).click()
  }
  await expect.element(write.getByText('26 recordings to write.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(meaning(takes.at(-1))).toBeVisible()
  await expect.element(write.getByText('26 recordings to write.')).toBeVisible()
})

it('goes on after a page that is shorter than most', async () => {
  const takes = ['hoe', 'axe'].map((concept) => heard(concept, concept, `${concept} fr`))
  takes.sort((one, other) => (one.take.id < other.take.id ? -1 : 1))
  const { userId } = startServer({ toWrite: takes, pageSize: 1 })
  const screen = await openRecordings(userId, 'write')
  const write = part(screen, 'Write what you hear')
  for (const [nth, { gloss }] of takes.entries()) {
    if (nth > 0) await screen.getByRole('button', { name: 'Show more' }).click()
    await expect.element(write.getByText(gloss.fr, { exact: true })).toBeVisible()
    await write.getByRole('button', { name: 'Skip' }).click()
  }
})

it('opens what says that it is right only once the recording was heard to its end', async () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  onTestFinished(() => played.mockRestore())
  const long = heard('hoe', 'hoe', 'une houe')
  const take = { ...long.take, heard: { startMs: 0, endMs: 60_000 } }
  const { userId, judged } = startServer({ toConfirm: [spelled('abá', { ...long, take })] })
  const screen = await openRecordings(userId, 'write')
  const check = part(screen, 'Is it written right?')
  const right = check.getByRole('button', { name: 'Right' })
  await check.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => played.mock.contexts.length).toBe(1)
  const [element] = played.mock.contexts as HTMLAudioElement[]
  await expect.poll(() => element?.currentTime).toBeGreaterThan(0)
  element?.pause()
  await right.click({ force: true })
  await right.click({ force: true })
  await expect.element(right).toBeDisabled()
  await expect.element(check.getByText('Listen to the end first.')).toBeVisible()
  expect(judged).toEqual([])
})

it(
  'plays it again where the server does not know that it was heard, and says so',
  { tags: 'long' },
  async () => {
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
    onTestFinished(() => played.mockRestore())
    const { userId } = startServer({
      toConfirm: [spelled('abá', heard('hoe', 'hoe', 'une houe'))],
      refusals: [
        Response.json(
          { error: { code: 'not-heard', message: 'Sent by a test.' } },
          { status: 409 },
        ),
      ],
    })
    const screen = await openRecordings(userId, 'write')
    const check = part(screen, 'Is it written right?')
    const right = check.getByRole('button', { name: 'Right' })
    await check.getByRole('button', { name: 'Play' }).click()
    await expect.element(right).toBeEnabled()
    await right.click()
    await expect.element(check.getByText(/^The server doesn’t know/)).toBeVisible()
    await expect.poll(() => played.mock.calls.length).toBe(2)
    await right.click()
    await expect.element(check.getByText('Nothing to listen to.')).toBeVisible()
  },
)

it('asks whether others wrote it right, once it was heard, and takes that back', async () => {
  const first = spelled('abá', heard('hoe', 'hoe', 'une houe'))
  const { userId, judged } = startServer({ toConfirm: [first] })
  const screen = await openRecordings(userId, 'write')
  const check = part(screen, 'Is it written right?')
  await expect.element(check.getByText('1 spelling to check by ear.')).toBeVisible()
  const right = check.getByRole('button', { name: 'Right' })
  await expect.element(right).toBeDisabled()
  await check.getByRole('button', { name: 'Play' }).click()
  await expect.element(right).toBeEnabled()
  await right.click()
  await expect.element(check.getByText('Nothing to listen to.')).toBeVisible()
  const undo = check.getByRole('button', { name: 'Undo the last decision' })
  await expect.element(undo).toHaveFocus()
  await undo.click()
  await expect.element(check.getByText('abá')).toBeVisible()
  await expect.element(check.getByRole('button', { name: 'Play' })).toHaveFocus()
  await check.getByRole('button', { name: 'Play' }).click()
  await check.getByRole('button', { name: 'Wrong' }).click()
  await check.getByRole('textbox', { name: 'What’s wrong with it?' }).fill('Another word.')
  await check.getByRole('button', { name: 'Dispute' }).click()
  await expect.element(check.getByText('Nothing to listen to.')).toBeVisible()
  const path = addressOf(api.judgeContribution, { params: { id: first.received.contribution.id } })
  expect(judged).toEqual([
    { call: `PUT ${path}`, body: { verdict: 'confirm', take: first.take.id } },
    { call: `DELETE ${path}`, body: undefined },
    {
      call: `PUT ${path}`,
      body: { verdict: 'contest', reason: 'Another word.', take: first.take.id },
    },
  ])
})

it('has what is almost right written otherwise, in place of that', { tags: 'long' }, async () => {
  const first = spelled('abá', heard('hoe', 'hoe', 'une houe'))
  const { userId, sent, judged } = startServer({ toConfirm: [first] })
  const screen = await openRecordings(userId, 'write')
  const check = part(screen, 'Is it written right?')
  await check.getByRole('button', { name: 'Play' }).click()
  const almost = check.getByRole('button', { name: 'Almost' })
  await almost.click()
  const field = check.getByRole('textbox', { name: 'How is it written?*' })
  await expect.element(field).toHaveValue('abá')
  // By keys, too: the focus goes there and back.
  await expect.element(field).toHaveFocus()
  await check.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(almost).toHaveFocus()
  await almost.click()
  await check.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^Change what isn’t right yet/)
  await field.fill('abâ')
  await check.getByRole('button', { name: 'Send' }).click()
  await expect.element(check.getByText('Nothing to listen to.')).toBeVisible()
  const { id } = first.received.contribution
  await expect
    .poll(() => sent)
    .toMatchObject([{ concept: 'hoe', text: 'abâ', take: first.take.id, instead: id }])
  expect(judged).toEqual([])
})

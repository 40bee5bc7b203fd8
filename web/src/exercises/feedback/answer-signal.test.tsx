import { changeAnswerSignals, type Outcome } from '@mboa/domain'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { playClip, silenceClip } from '../../platform/sound/play-clip.ts'
import { isSoundInUse, takeSound } from '../../platform/sound/sound-in-use.ts'
import { nextFrame } from '../../testing/next-frame.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { scheduleTones } from './answer-tones.ts'
import { FeedbackSheet } from './feedback-sheet.tsx'

// No browser lets a page sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))

/** What the page does to be heard and felt. */
function watch() {
  const vibrated = vi.spyOn(navigator, 'vibrate')
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  onTestFinished(() => {
    vibrated.mockRestore()
    started.mockRestore()
  })
  return { vibrations: () => vibrated.mock.calls.length, tones: () => started.mock.calls.length }
}

function Judged({ outcome }: { outcome: Outcome | 'shown' }) {
  const { status } = usePractice()
  if (status !== 'ready') return null
  return <FeedbackSheet outcome={outcome} verdict="Judged" onNext={() => undefined} />
}

async function judge(outcome: Outcome | 'shown', userId: string = crypto.randomUUID()) {
  await renderAppPart(
    <PracticeProvider userId={userId}>
      <Judged outcome={outcome} />
    </PracticeProvider>,
    {},
  )
  await expect.element(page.getByRole('heading', { name: 'Judged' })).toBeVisible()
}

/** After everything that a verdict could have brought about. */
const whenLoaded = () => import('./answer-signal.tsx')
const settle = async () => {
  await whenLoaded()
  await nextFrame(3)
}

it.each([
  ['correct', 2],
  ['almost', 1],
  ['wrong', 1],
] as const)('%s is heard in %i tones, and felt', async (outcome, count) => {
  const { vibrations, tones } = watch()
  await judge(outcome)
  await expect.poll(tones).toBe(count)
  expect(vibrations()).toBe(1)
})

it('is silent where nothing was tried', async () => {
  const { vibrations, tones } = watch()
  await judge('shown')
  await settle()
  expect([tones(), vibrations()]).toEqual([0, 0])
})

it('is silent for who has turned it off', async () => {
  const userId = crypto.randomUUID()
  const database = await openLearnerDatabase(userId)
  const id = crypto.randomUUID()
  const event = { type: 'setting' as const, id, answeredAt: 1, ...changeAnswerSignals(false) }
  await database.put('events', { id, event, receivedAt: 1 })
  database.close()
  const { vibrations, tones } = watch()
  await judge('correct', userId)
  await settle()
  expect([tones(), vibrations()]).toEqual([0, 0])
})

it('is silent while a recording plays, and lets the next verdict sound', async () => {
  const { vibrations, tones } = watch()
  await playClip({ address: spoken, gainDb: 0 }, false)
  expect(isSoundInUse()).toBe(true)
  await judge('correct')
  await settle()
  expect([tones(), vibrations()]).toEqual([0, 0])
  silenceClip()
  await expect.poll(isSoundInUse).toBe(false)
  await judge('wrong')
  await expect.poll(tones).toBe(1)
})

it('is silent while the microphone runs', async () => {
  const release = takeSound()
  onTestFinished(release)
  const { vibrations, tones } = watch()
  await judge('correct')
  await settle()
  expect([tones(), vibrations()]).toEqual([0, 0])
})

const sampleRate = 48_000

/** The verdict as it leaves the loudspeaker. */
async function hear(outcome: Outcome): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, sampleRate / 2, sampleRate)
  scheduleTones(context, outcome)
  return (await context.startRendering()).getChannelData(0)
}

/** How often the sound swings in a second, between two moments. */
function hertzBetween(sound: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = sound.subarray(fromSeconds * sampleRate, toSeconds * sampleRate)
  const rises = part.reduce((n, each, at) => n + (each > 0 && (part[at - 1] ?? 1) <= 0 ? 1 : 0), 0)
  return rises / (toSeconds - fromSeconds)
}

it('rises for what is right, stays low for what is wrong, and is quiet and short', async () => {
  const [right, wrong] = await Promise.all([hear('correct'), hear('wrong')])
  expect(hertzBetween(right, 0.01, 0.09)).toBeCloseTo(587, -2)
  expect(hertzBetween(right, 0.13, 0.23)).toBeCloseTo(880, -2)
  expect(hertzBetween(wrong, 0.01, 0.2)).toBeCloseTo(220, -2)
  for (const sound of [right, wrong]) {
    const loudest = Math.max(...sound.map(Math.abs))
    expect(loudest).toBeGreaterThan(0.02)
    expect(loudest).toBeLessThan(0.12)
    expect(sound.subarray(0.3 * sampleRate).every((each) => each === 0)).toBe(true)
  }
})

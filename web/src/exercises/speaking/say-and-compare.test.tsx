import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PracticeProvider } from '../../platform/practice-store/practice-provider.tsx'
import { aRecording } from '../../testing/recordings.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { pidginCourse, pidginUnit } from '../../testing/test-sentences.ts'
import { SayAndCompare } from './say-and-compare.tsx'

const item = 'ewo.tomorrow'

/** A microphone before which somebody speaks once it is on. */
async function speakInto(context: AudioContext): Promise<AudioBufferSourceNode> {
  const bytes = await (await fetch(spoken)).arrayBuffer()
  const voice = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes) })
  const microphone = context.createMediaStreamDestination()
  voice.connect(microphone)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(microphone.stream)
  return voice
}

it(
  'draws what was said above what the speaker says, along one line of time',
  { tags: 'long' },
  async () => {
    const context = new AudioContext()
    onTestFinished(async () => {
      vi.restoreAllMocks()
      await context.close()
    })
    const voice = await speakInto(context)
    const recordings = new Map([
      [item, [aRecording({ item, opus: { address: spoken, bytes: 7000 } })]],
    ])
    await renderAppPart(
      <PracticeProvider userId={crypto.randomUUID()}>
        <main className="exercise">
          <SayAndCompare
            exercise={{
              item,
              isNew: false,
              kind: 'say-and-compare',
              skill: 'say',
              meaning: { en: 'tomorrow', fr: 'demain' },
              text: 'okírí',
            }}
            course={{ summary: testCourse, units: [testUnit], recordings }}
            given={undefined}
            onAnswer={() => undefined}
            onAnswerPairs={() => undefined}
            onNext={() => undefined}
          />
        </main>
      </PracticeProvider>,
      {},
    )
    await page.getByRole('button', { name: 'Record myself' }).click()
    const isOver = new Promise((resolve) => voice.addEventListener('ended', resolve))
    voice.start()
    await isOver
    await expect.element(page.getByRole('button', { name: 'Stop' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Say it, then compare' })).toHaveFocus()
    const curves = page.getByRole('img', { name: /^Loudness over \d/ })
    await expect.poll(() => curves.elements()).toHaveLength(2)
    const own = curves.first()
    const model = curves.last()
    await expect.element(own).toBeVisible()
    await expect.element(model).toBeVisible()
    const [above, below] = [own, model].map((each) => each.element().getBoundingClientRect())
    expect(below?.left).toBe(above?.left)
    expect(below?.width).toBe(above?.width)
    expect(above?.width).toBeGreaterThan(80)
    expect(below?.top).toBeGreaterThan(above?.bottom ?? 0)

    await speakInto(context)
    await page.getByRole('button', { name: 'Say it again' }).click()
    await expect.element(page.getByRole('button', { name: 'Stop' })).toHaveFocus()
  },
)

it('a sentence is spoken along with its speaker, until a moment after the end', async () => {
  const context = new AudioContext()
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await context.close()
  })
  await speakInto(context)
  const sentence = pidginUnit.sentences?.[0]
  if (sentence === undefined) throw new Error('The sentence is gone')
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const answers: unknown[] = []
  await renderAppPart(
    <PracticeProvider userId={crypto.randomUUID()}>
      <main className="exercise">
        <SayAndCompare
          exercise={{
            item: sentence.id,
            isNew: false,
            kind: 'shadow-sentence',
            skill: 'say',
            meaning: { en: 'I do not know.', fr: 'Je ne sais pas.' },
            text: sentence.text,
          }}
          course={{
            summary: await pidginCourse(),
            units: [pidginUnit],
            recordings: new Map([
              [
                sentence.id,
                [aRecording({ item: sentence.id, opus: { address: spoken, bytes: 7000 } })],
              ],
            ]),
          }}
          given={undefined}
          onAnswer={(answer) => answers.push(answer)}
          onAnswerPairs={() => undefined}
          onNext={() => undefined}
        />
      </main>
    </PracticeProvider>,
    {},
  )
  await expect.element(page.getByText(sentence.text).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  played.mockClear()
  await page.getByRole('button', { name: 'Speak along', exact: true }).click()
  await expect.poll(() => played.mock.contexts.length).toBeGreaterThan(0)
  // Nobody taps Stop: the recording ends by itself.
  const listen = page.getByRole('button', { name: 'Listen' })
  await expect.poll(() => listen.elements().length).toBe(2)
  await page.getByRole('button', { name: 'I couldn’t follow' }).click()
  expect(answers).toMatchObject([{ verdict: 'wrong', outcome: 'wrong' }])
})

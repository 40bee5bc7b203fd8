import { judgeQuality, startStudioSession, type RecordingPrompt } from '@mboa/domain'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../../../exercises/session/exercise-frame.css'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import '../studio.css'
import { LastTakeRow } from './last-take-row.tsx'

const prompt: RecordingPrompt = {
  item: 'ewo.today',
  kind: 'word',
  text: 'aná',
  gloss: { en: 'today', fr: 'aujourd’hui' },
  state: 'missing',
}
const nothing = () => undefined

it('keeps its buttons in sight beside a long remark, on a phone held sideways', async () => {
  await page.viewport(740, 360)
  onTestFinished(() => page.viewport(360, 740))
  const quality = {
    ...judgeQuality(new Float32Array(), 44_100, 'word'),
    problems: ['gaps'],
  } as const
  const session = {
    ...startStudioSession([prompt], 'hands-free'),
    takes: new Map([[prompt.item, { at: 0, id: 'take', quality }]]),
  }
  const last = { isPlaying: false, trouble: undefined, play: nothing, redo: nothing }
  const screen = await renderAppPart(
    <main className="exercise studio">
      <div className="top">The top</div>
      <div className="to-say" />
      <div className="dock">
        <div style={{ height: 108, flex: 'none' }} />
        <LastTakeRow session={session} last={last} htmlLang="ewo" onCut={nothing} />
        <p className="sending-line">1 on this device</p>
        <div className="studio-actions">
          <button type="button" className="button main">
            Stop
          </button>
        </div>
      </div>
    </main>,
    {},
  )
  await expect.element(screen.getByText(/There are gaps in the sound/)).toBeVisible()
  const bottomOf = (name: string) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect().bottom
  const below = screen.getByText('1 on this device').element().getBoundingClientRect().top
  for (const name of ['Listen', 'Adjust the cut', 'Record it again']) {
    expect(bottomOf(name)).toBeLessThanOrEqual(below)
  }
  const remark = screen.getByText(/There are gaps in the sound/).element()
  expect(remark.getBoundingClientRect().bottom).toBeLessThanOrEqual(below)
})

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork } from '../../testing/stub-network.ts'
import { wavHeader } from '../../testing/sung-word.ts'
import { LoudnessCurve } from './loudness-curve.tsx'

/** A WAV file of a voice-like tone: so many seconds in a room, 16 kHz, 16 bit. */
function hum(seconds: number): Blob {
  const rate = 16_000
  const samples = Int16Array.from({ length: (seconds + 1.2) * rate }, (_, at) => {
    const time = at / rate - 0.6
    const room = ((at * 7919) % 13) - 6
    const isOn = time > 0 && time < seconds
    return room + (isOn ? 9_000 * Math.sin(time * 900) * Math.sin((Math.PI * time) / seconds) : 0)
  })
  return new Blob([wavHeader(rate, samples.byteLength), samples], { type: 'audio/wav' })
}

const pair = (own: Blob, model: Blob | string) =>
  renderAppPart(
    <>
      <LoudnessCurve of="own" sound={own} beside={model} />
      <LoudnessCurve of="model" sound={model} beside={own} />
    </>,
    {},
  )
const curves = () => page.getByRole('img', { name: /^(Loudness over|Volume sur) \d/ })
const ownCurve = () => curves().first()
const modelCurve = () => curves().last()

it('draws two words on one scale of time, and says how long each was', async () => {
  await pair(hum(0.6), hum(1.2))
  await expect.element(ownCurve()).toHaveAccessibleName(/0\.[567] seconds$/)
  await expect.element(modelCurve()).toHaveAccessibleName(/1\.[123] seconds$/)
  const [own, model] = [ownCurve().element(), modelCurve().element()]
  // Each is read for itself, and takes the other's scale once that is there.
  await expect.poll(() => own.getAttribute('viewBox') === model.getAttribute('viewBox')).toBe(true)
  const widthOf = (curve: Element) =>
    curve.querySelector('path')?.getBoundingClientRect().width ?? 0
  expect(widthOf(own) / widthOf(model)).toBeCloseTo(0.5, 1)
})

it('says it in French', async () => {
  await activateLanguage('fr')
  await pair(hum(0.6), hum(0.6))
  await expect.element(ownCurve()).toHaveAccessibleName(/^Volume sur 0,[567]\sseconde$/)
})

it('reads a recording from its address', async () => {
  await pair(hum(0.6), spoken)
  await expect.poll(() => curves().elements()).toHaveLength(2)
})

it('draws the own voice alone where the other cannot be had or read', async () => {
  stubNetwork({ '/api/clips/gone.opus': () => new Response(null, { status: 410 }) })
  for (const model of ['/api/clips/gone.opus', new Blob(['not a sound'])]) {
    const shown = await pair(hum(0.6), model)
    await expect.poll(() => document.querySelector('.loudness-curve.own')).not.toBeNull()
    expect(document.querySelector('.loudness-curve.model')).toBeNull()
    await shown.unmount()
  }
})

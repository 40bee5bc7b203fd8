import { startStudioSession, stepStudio, type RecordingPrompt } from '@mboa/domain'
import { useState, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import '../../../exercises/session/exercise-frame.css'
import { activateLanguage } from '../../../i18n/messages.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import '../studio.css'
import { SessionButtons } from './session-buttons.tsx'

const prompts = ['owé', 'tεgε', 'aná'].map((text): RecordingPrompt => ({
  item: text,
  kind: 'word',
  text,
  gloss: { en: text, fr: text },
  state: 'missing',
}))

function Studio() {
  const [session, setSession] = useState(() => startStudioSession(prompts, 'one-by-one'))
  return (
    <>
      <output>{session.at}</output>
      <SessionButtons
        session={session}
        isOn
        isResting
        isNobodys={false}
        press={() => undefined}
        skip={() => setSession((current) => stepStudio(current, { type: 'skip' }))}
        back={() => setSession((current) => stepStudio(current, { type: 'back' }))}
        onLeave={() => undefined}
      />
    </>
  )
}

it('a double tap skips one word, and the next tap another', async () => {
  const screen = await renderAppPart(<Studio />, {})
  const skip = screen.getByRole('button', { name: 'Skip' })
  await skip.dblClick()
  await expect.element(screen.getByRole('status')).toHaveTextContent('1')
  await skip.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2')
})

it('leads back from one word to the one before, and from the first nowhere', async () => {
  const screen = await renderAppPart(<Studio />, {})
  const back = screen.getByRole('button', { name: 'Back' })
  await expect.element(back).toBeDisabled()
  await screen.getByRole('button', { name: 'Skip' }).click()
  await back.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('0')
})

const nothing = () => undefined
const buttons = (listed: readonly RecordingPrompt[]) => (
  <SessionButtons
    session={startStudioSession(listed, 'hands-free')}
    isOn={false}
    isResting
    isNobodys={false}
    press={nothing}
    skip={nothing}
    back={nothing}
    onLeave={nothing}
  />
)

/** A studio with so much to read and hear above its buttons. */
const renderDock = (height: number, children: ReactNode) =>
  renderAppPart(
    <main className="exercise studio">
      <div className="top">The top</div>
      <div className="to-say" />
      <div className="dock">
        <div style={{ height, flex: 'none' }} />
        {children}
      </div>
    </main>,
    {},
  )

it('keeps the next thing to press on a small phone’s screen, however much there is to read', async () => {
  await page.viewport(360, 560)
  onTestFinished(() => page.viewport(360, 740))
  const screen = await renderDock(900, buttons(prompts))
  for (const name of ['Back', 'Skip', 'Turn on the microphone']) {
    const { bottom } = screen.getByRole('button', { name }).element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(560)
  }
})

it.each(['en', 'fr'] as const)(
  'has its three buttons beside each other on a narrow phone, in %s',
  async (language) => {
    await page.viewport(320, 740)
    await activateLanguage(language)
    onTestFinished(async () => {
      await activateLanguage('en')
      await page.viewport(360, 740)
    })
    const screen = await renderDock(20, buttons(prompts))
    const shown = screen.getByRole('button').elements()
    expect(shown).toHaveLength(3)
    for (const button of shown) {
      expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320)
      // Widths are rounded.
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1)
    }
    expect(new Set(shown.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
  },
)

it('shows the way back to the lists alike on a phone upright and held sideways', async () => {
  const colourOf = async () => {
    const screen = await renderDock(20, buttons([]))
    const back = screen.getByRole('button', { name: 'Back to the lists' }).element()
    const { backgroundColor } = getComputedStyle(back)
    await screen.unmount()
    return backgroundColor
  }
  const upright = await colourOf()
  await page.viewport(740, 360)
  onTestFinished(() => page.viewport(360, 740))
  expect(await colourOf()).toBe(upright)
})

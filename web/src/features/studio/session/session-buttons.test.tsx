import { startStudioSession, stepStudio, type RecordingPrompt } from '@mboa/domain'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
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
        press={() => undefined}
        skip={() => setSession((current) => stepStudio(current, { type: 'skip' }))}
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

import {
  startStudioSession,
  stepStudio,
  type RecordingPrompt,
  type SoundQuality,
  type StudioEvent,
} from '@mboa/domain'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { Announcements } from './announcements.tsx'

const prompts = ['owé', 'tεgε', 'aná'].map((text): RecordingPrompt => ({
  item: text,
  kind: 'word',
  text,
  gloss: { en: text, fr: text },
  state: 'missing',
}))
const quality: SoundQuality = {
  verdict: 'good',
  problems: [],
  advice: [],
  peakDb: -6,
  snrDb: 40,
  durationMs: 900,
  spokenMs: 400,
}

function Studio() {
  const [session, setSession] = useState(() =>
    stepStudio(startStudioSession(prompts, 'hands-free'), { type: 'start' }),
  )
  const record = () => {
    const events: StudioEvent[] = [
      { type: 'speech-began' },
      { type: 'heard', quality },
      { type: 'kept', id: String(session.at), quality },
    ]
    setSession(events.reduce(stepStudio, session))
  }
  return (
    <>
      <Announcements session={session} htmlLang="ewo" />
      <button type="button" onClick={record}>
        Speak
      </button>
    </>
  )
}

it('announces each verdict and each new word, in one place that stays', async () => {
  const screen = await renderAppPart(<Studio />, {})
  const region = document.querySelector('[aria-live]')
  await screen.getByRole('button').click()
  const verdict = region?.firstElementChild
  expect(region?.textContent).toBe('Saved here. Clear.tεgε')
  expect(region?.lastElementChild?.getAttribute('lang')).toBe('ewo')
  await screen.getByRole('button').click()
  expect(document.querySelector('[aria-live]')).toBe(region)
  expect(region?.textContent).toBe('Saved here. Clear.aná')
  expect(region?.firstElementChild).not.toBe(verdict)
})

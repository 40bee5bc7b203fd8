import { api, consentTextVersion, pagePaths, type ShownTake } from '@mboa/contract'
import { expect } from '@playwright/test'
import { flow } from './fixtures/flow.ts'
import { sayOneWord, plugInVoice, hasSound } from './fixtures/plug-in-voice.ts'

async function consentToLearners(path: string, textVersion: string): Promise<void> {
  const none = { openData: null, research: false, syntheticVoices: false, guardianName: null }
  const body = JSON.stringify({ textVersion, learners: true, ...none })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(path, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
}

/** What the server has of who is signed in. Runs in the page. */
async function listTakes(path: string): Promise<ShownTake[]> {
  return ((await (await fetch(path)).json()) as { takes: ShownTake[] }).takes
}

flow('a recorder opens the studio and records a word', async ({ tab, signInNew }) => {
  await signInNew('ewo')
  await tab.run(consentToLearners, api.readConsents.path, consentTextVersion)
  await tab.go(`${pagePaths.recorderWords}?record=ewo`)
  await tab.press('One by one')
  await tab.see('Turn on the microphone')
  const opened = await tab.run(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) track.stop()
    return stream.getAudioTracks().length
  })
  expect(opened).toBe(1)
  // Without an output of sound neither engine hears an input: docs/browsers.md.
  if (!(await tab.run(hasSound))) return

  await tab.run(plugInVoice)
  await tab.press('Turn on the microphone')
  await tab.see('The room is quiet.')
  await tab.press('Start')
  await tab.press('Record')
  await tab.run(sayOneWord)
  await tab.press('Stop')
  await tab.see('2 of')
  await tab.press('Leave the studio')
  await expect.poll(() => tab.run(listTakes, api.listShownTakes.path)).toHaveLength(1)
})

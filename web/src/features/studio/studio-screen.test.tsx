import { apiPaths } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { newEventId } from '../../platform/event-id.ts'
import { TakeStoreProvider } from '../../platform/take-store/take-store-provider.tsx'
import { plugInMicrophone } from '../../testing/plug-in-microphone.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { openOwnTakes } from '../../testing/takes-of-device.ts'
import { aUser } from '../../testing/users.ts'
import { StudioScreen } from './studio-screen.tsx'

const promptOf = (item: string, text: string | null): RecordingPrompt => ({
  ...{ item: `ewo.${item}`, kind: 'word', text, state: 'missing' },
  gloss: { en: item, fr: item },
})
const prompts = [promptOf('yesterday', 'angogé'), promptOf('today', 'aná')]

/** Without a network: everything has to stay on the device. */
async function open(list: readonly RecordingPrompt[] = prompts) {
  stubNetwork({ [apiPaths.session]: unreachable, [apiPaths.contributions]: unreachable })
  const userId = newEventId()
  const onLeave = vi.fn(() => undefined)
  const screen = await renderAppPart(
    <TakeStoreProvider userId={userId}>
      <StudioScreen
        {...{ course: 'ewo', htmlLang: 'ewo', languageName: 'Ewondo', dialect: null, onLeave }}
        prompts={list}
      />
    </TakeStoreProvider>,
    { user: aUser({ id: userId, role: 'recorder' }) },
  )
  return { screen, userId, onLeave }
}

async function openOneByOne(list?: readonly RecordingPrompt[]) {
  const opened = await open(list)
  const { screen } = opened
  await screen.getByRole('radio', { name: 'One by one' }).click()
  await screen.getByRole('button', { name: 'Turn on the microphone' }).click()
  await screen.getByRole('button', { name: 'Begin', exact: true }).click()
  return opened
}

it('says what to do where the microphone is refused', async () => {
  const refused = new DOMException('', 'NotAllowedError')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refused)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Turn on the microphone' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  expect(alert.element().textContent).toContain('allow the microphone')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  vi.restoreAllMocks()
})

it('records on a press, cuts anew with the arrow keys, and deletes on a key', async () => {
  const microphone = plugInMicrophone()
  const { screen, userId } = await openOneByOne()
  const database = await openOwnTakes(userId)
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText(/^Recording: press/)).toBeVisible()
  microphone.speak()
  // As long as the word and a little more: what is heard is judged by its sound.
  await expect.poll(() => screen.getByRole('meter').element().ariaValueText).toBe('good')
  await expect.poll(() => screen.getByRole('meter').element().ariaValueText).toBe('quiet')
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Saved here. Clear.')).toBeVisible()
  await expect.element(screen.getByText('2 of 2, Ewondo')).toBeVisible()
  const [take] = await database.getAll('takes')
  expect(take).toMatchObject({ state: 'on-device', context: { item: 'ewo.yesterday' } })

  await screen.getByRole('button', { name: 'Adjust the cut' }).click()
  ;(screen.getByRole('slider', { name: 'Start of the cut' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await screen.getByRole('button', { name: 'Keep this cut' }).click()
  await expect
    .poll(async () => (await database.getAll('takes'))[0]?.cut.start)
    .toBe((take?.cut.start ?? 0) + (take?.sampleRate ?? 0) / 100)

  await userEvent.keyboard('{Delete}')
  await expect.poll(() => database.count('takes')).toBe(0)
})

it('keeps what was said when the microphone is lost, and says so', async () => {
  const microphone = plugInMicrophone()
  const { screen, userId } = await openOneByOne()
  await userEvent.keyboard(' ')
  microphone.speak()
  await expect.poll(() => screen.getByRole('meter').element().ariaValueText).toBe('good')
  await expect.poll(() => screen.getByRole('meter').element().ariaValueText).toBe('quiet')
  microphone.lose()
  await expect.element(screen.getByText(/^The microphone was lost/)).toBeVisible()
  const database = await openOwnTakes(userId)
  await expect.poll(() => database.count('takes')).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Turn on the microphone' })).toBeVisible()
})

it('keeps a variant and the word of a concept on the device until they can be sent', async () => {
  plugInMicrophone()
  const { screen, userId } = await openOneByOne([...prompts, promptOf('concept-hoe', null)])
  await screen.getByRole('button', { name: 'We say it otherwise' }).click()
  await screen.getByRole('textbox', { name: 'How you write it' }).fill('another way')
  await screen.getByRole('button', { name: 'Send', exact: true }).click()
  const database = await openOwnTakes(userId)
  await expect
    .poll(() => database.getAll('contributions'))
    .toMatchObject([
      { contribution: { kind: 'variant', item: 'ewo.yesterday', text: 'another way' }, pending: 1 },
    ])
  const skip = screen.getByRole('button', { name: 'Skip' })
  await skip.click()
  await skip.click()
  expect(screen.getByRole('button', { name: 'Record', exact: true }).elements()).toEqual([])
  await screen.getByRole('textbox').fill('a word')
  await screen.getByRole('button', { name: 'That is the word' }).click()
  await expect.element(screen.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  expect((await database.getAll('contributions'))[1]).toMatchObject({
    contribution: { kind: 'concept', concept: 'hoe', text: 'a word' },
  })
})

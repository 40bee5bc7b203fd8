import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { expect, it } from 'vitest'
import { takeComplaint } from '../testing/complaints.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { Banner } from './banner.tsx'
import { TextField } from './field.tsx'
import { textOf, useSubmit, type FieldErrors, type Refusal } from './use-submit.ts'

/** Not by the macro: what is built to ship keeps of a text only what leads to it in a catalogue. */
const texts: Record<'broke' | 'notToday', MessageDescriptor> = {
  broke: { id: 'broke', message: 'It broke.' },
  notToday: { id: 'not-today', message: 'Not today.' },
}

const empty = msg`Please fill this in.`

interface TestFormProps {
  send: (name: string, intent: string) => Promise<Refusal | undefined>
}

function TestForm({ send }: TestFormProps) {
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'testing a form',
    unexpected: { failure: texts.broke },
    validate: (form): FieldErrors => (textOf(form, 'name') === '' ? { name: empty } : {}),
    send: (form, intent) => send(textOf(form, 'name'), intent),
  })
  return (
    <form noValidate onSubmit={submit}>
      <TextField id="note" label="Note" error={errorOf('note')} />
      <TextField id="name" label="Name" error={errorOf('name')} />
      {failure !== undefined && <Banner kind="bad">{failure.message}</Banner>}
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
      <button type="submit" value="remove">
        Remove
      </button>
    </form>
  )
}

it('sends nothing that is wrong, says so at its field and leads there', async () => {
  const screen = await renderAppPart(
    <TestForm send={() => Promise.reject(new Error('nothing should be sent'))} />,
    {},
  )
  const name = screen.getByLabelText('Name')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Please fill this in.')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText('Note')).toHaveAttribute('aria-invalid', 'false')
})

it('sends once, however often it is pressed, and again once it was answered', async () => {
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const screen = await renderAppPart(
    <TestForm
      send={(name) => {
        sent.push(name)
        return promise
      }}
    />,
    {},
  )
  await screen.getByLabelText('Name').fill('Ada')
  const form = screen.container.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(screen.getByRole('button', { name: 'Sending' })).toBeVisible()
  expect(sent).toEqual(['Ada'])
  resolve(undefined)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual(['Ada', 'Ada'])
})

it('shows a refusal at its fields and leads to the first, or to the one that is named', async () => {
  const refusals: Refusal[] = [
    { errors: { name: empty, note: empty } },
    { errors: { name: empty, note: empty }, focus: 'name' },
  ]
  const screen = await renderAppPart(
    <TestForm send={() => Promise.resolve(refusals.shift())} />,
    {},
  )
  const [note, name] = [screen.getByLabelText('Note'), screen.getByLabelText('Name')]
  await name.fill('Ada')
  const send = screen.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.element(note).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Please fill this in.')
  await expect.element(name).toHaveValue('Ada')
  await send.click()
  await expect.element(name).toHaveFocus()
  await send.click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'false')
})

it('shows what is wrong with the whole, and what nobody expected', async () => {
  const answers = [
    () => Promise.resolve({ failure: texts.notToday }),
    () => Promise.reject(new Error('a defect')),
    () => Promise.resolve(undefined),
  ]
  const screen = await renderAppPart(
    <TestForm send={async () => (await answers.shift()?.()) ?? undefined} />,
    {},
  )
  await screen.getByLabelText('Name').fill('Ada')
  const send = screen.getByRole('button', { name: 'Send' })
  const alert = screen.getByRole('alert')
  await send.click()
  await expect.element(alert).toHaveTextContent('Not today.')
  await send.click()
  await expect.element(alert).toHaveTextContent('It broke.')
  await takeComplaint('testing a form')
  await send.click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Ada')
})

it('knows which of its buttons was pressed', async () => {
  const intents: string[] = []
  const screen = await renderAppPart(
    <TestForm
      send={(_, intent) => {
        intents.push(intent)
        return Promise.resolve(undefined)
      }}
    />,
    {},
  )
  await screen.getByLabelText('Name').fill('Ada')
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => intents).toEqual(['remove'])
})

import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { answerEarly } from './answer-early.ts'

interface Sent {
  name: FormDataEntryValue | null
}

/** A form as the sign-in world has them: uncontrolled, busy from its submit on. */
function NameForm({ onSend }: { onSend: (sent: Sent) => void }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('name')
        onSend({ name })
        setIsBusy(name !== '')
      }}
    >
      <input name="name" aria-label="Name" />
      <SubmitButton isBusy={isBusy} busyText="Sending...">
        Send
      </SubmitButton>
    </form>
  )
}

/** The prerendered form before its code, and what brings the code. */
function openEarly() {
  const sent: Sent[] = []
  const form = <NameForm onSend={(each) => sent.push(each)} />
  const root = document.createElement('div')
  root.setHTMLUnsafe(renderToString(form))
  document.body.append(root)
  onTestFinished(() => root.remove())
  const button = root.querySelector('button')
  if (button === null) throw new Error('The form has no button')
  return {
    sent,
    button,
    name: page.getByLabelText('Name'),
    hydrate: () => {
      const hydrated = hydrateRoot(root, form, {
        onRecoverableError: (error) => {
          throw error
        },
      })
      onTestFinished(() => hydrated.unmount())
    },
  }
}

test('a prerendered form is inert until code answers to it', async () => {
  const { button, hydrate } = openEarly()
  expect(button.disabled).toBe(true)
  answerEarly(button)
  expect(button.disabled).toBe(false)
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  hydrate()
  await expect.element(button).not.toHaveAttribute('data-busy-text')
  await expect.element(button).toBeEnabled()
})

test('what was sent before the code was there is sent once by it, with the button busy meanwhile', async () => {
  const { button, name, sent, hydrate } = openEarly()
  answerEarly(button)
  await name.fill('Ada')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(button).toHaveTextContent('Sending...')
  await expect.element(button).toBeDisabled()
  expect(sent).toEqual([])
  hydrate()
  await expect.poll(() => sent).toEqual([{ name: 'Ada' }])
  await expect.element(button).toHaveTextContent('Sending...')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('a form that was sent incomplete can be sent again', async () => {
  const { button, name, sent, hydrate } = openEarly()
  answerEarly(button)
  await page.getByRole('button', { name: 'Send' }).click()
  hydrate()
  await expect.poll(() => sent).toEqual([{ name: '' }])
  await expect.element(button).toHaveTextContent('Send')
  await expect.element(button).toBeEnabled()
  await name.fill('Ada')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual([{ name: '' }, { name: 'Ada' }])
})

test('code that does not arrive leaves the form as it was', async () => {
  const { button } = openEarly()
  answerEarly(button)
  await page.getByRole('button', { name: 'Send' }).click()
  const script = document.createElement('script')
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  await expect.element(button).toHaveTextContent('Send')
  await expect.element(button).toBeDisabled()
})

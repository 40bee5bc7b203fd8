import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onSingleTap } from './on-single-tap.ts'

it('a double tap acts once', async () => {
  const done: string[] = []
  await render(<button onClick={onSingleTap(() => done.push('acted'))}>Skip</button>)
  await page.getByRole('button', { name: 'Skip' }).dblClick()
  expect(done).toEqual(['acted'])
})

it('keys act each time, and so does who presses again', async () => {
  const done: string[] = []
  await render(<button onClick={onSingleTap(() => done.push('acted'))}>Skip</button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['acted', 'acted'])
})

it('a double tap submits a form once', async () => {
  const done: string[] = []
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push('submitted')
      }}
    >
      <button type="submit" onClick={onSingleTap()}>
        Add it
      </button>
    </form>,
  )
  await page.getByRole('button', { name: 'Add it' }).dblClick()
  expect(done).toEqual(['submitted'])
})

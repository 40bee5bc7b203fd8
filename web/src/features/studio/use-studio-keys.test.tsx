import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useStudioKeys } from './use-studio-keys.ts'

const keys = [' ', 'ArrowRight', 'ArrowLeft', 'r', 'p', 'Delete'] as const

function Studio({ pressed }: { pressed: string[] }) {
  useStudioKeys(Object.fromEntries(keys.map((key) => [key, () => pressed.push(key)])))
  return (
    <>
      <button type="button">Skip</button>
      <input aria-label="Word" />
      <div role="slider" tabIndex={0} aria-label="Cut" aria-valuenow={0} />
    </>
  )
}

it('hears its keys anywhere, R and P in capitals too, but not with Ctrl', async () => {
  const pressed: string[] = []
  await render(<Studio pressed={pressed} />)
  await userEvent.keyboard(' {ArrowRight}{ArrowLeft}rp{Delete}RP{Control>}r{/Control}x')
  expect(pressed).toEqual([...keys, 'r', 'p'])
})

it('leaves the keys to a field, a slider, and Space to a button', async () => {
  const pressed: string[] = []
  const screen = await render(<Studio pressed={pressed} />)
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('rp {ArrowLeft}{Delete}')
  ;(screen.getByRole('slider').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  screen.getByRole('button').element().focus()
  await userEvent.keyboard(' ')
  expect(pressed).toEqual([])
  await userEvent.keyboard('r')
  expect(pressed).toEqual(['r'])
})

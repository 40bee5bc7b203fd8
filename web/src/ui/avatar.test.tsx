import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar, initialsOf } from './avatar.tsx'

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const broken = 'data:image/png;base64,AAAA'

it('shows the photo', async () => {
  const { container } = await render(<Avatar user={{ fullName: 'Test', photoURL: onePixel }} />)
  expect(container.querySelector('img')?.src).toBe(onePixel)
  expect(container.textContent).toBe('')
})

it('shows a placeholder, not initials, where there is no photo', async () => {
  const { container } = await render(<Avatar user={{ fullName: 'Test', photoURL: null }} />)
  expect(container.querySelector('svg.placeholder')).not.toBeNull()
  expect(container.textContent).toBe('')
})

it('shows the first two letters of the name where the photo fails to load', async () => {
  const { container } = await render(<Avatar user={{ fullName: 'test', photoURL: broken }} />)
  await expect.poll(() => container.textContent).toBe('TE')
  expect(container.querySelector('img')).toBeNull()
})

it('tries again when the photo changes', async () => {
  const { container, rerender } = await render(
    <Avatar user={{ fullName: 'test', photoURL: broken }} />,
  )
  await expect.poll(() => container.textContent).toBe('TE')
  await rerender(<Avatar user={{ fullName: 'test', photoURL: onePixel }} />)
  expect(container.querySelector('img')?.src).toBe(onePixel)
})

it('shows the placeholder where the photo fails and the name holds no letter', async () => {
  const { container } = await render(<Avatar user={{ fullName: '', photoURL: broken }} />)
  await expect.poll(() => container.querySelector('svg.placeholder')).not.toBeNull()
})

it.each([
  ['Test Learner', 'TE'],
  ['élodie', 'ÉL'],
  ['e\u0301lodie', 'ÉL'],
  ['ɓàsàa', 'ƁÀ'],
  ["N'Test", 'NT'],
  ['  x', 'X'],
  ['عربي', 'عر'],
  ['12 34', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

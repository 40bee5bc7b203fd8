import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { takeComplaint } from '../testing/complaints.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { lazyPart } from './lazy-part.tsx'

it('what stands there meanwhile gives way to the part', async () => {
  const arrival = Promise.withResolvers<() => string>()
  const { Part } = lazyPart(() => arrival.promise, 'silent')
  const onMissing = vi.fn()
  await renderAppPart(<Part meanwhile="Meanwhile" onMissing={onMissing} />, {})
  await expect.element(page.getByText('Meanwhile')).toBeVisible()
  arrival.resolve(() => 'The part')
  await expect.element(page.getByText('The part')).toBeVisible()
  await expect.element(page.getByText('Meanwhile')).not.toBeInTheDocument()
  expect(onMissing).not.toHaveBeenCalled()
})

it('a part that cannot be fetched is missing once, and what stood there stays', async () => {
  const { Part } = lazyPart(() => Promise.reject(new Error('Gone')), 'silent')
  const onMissing = vi.fn()
  await renderAppPart(<Part meanwhile="Meanwhile" onMissing={onMissing} />, {})
  await expect.poll(() => onMissing.mock.calls.length).toBe(1)
  await takeComplaint('loading a part of a page')
  await expect.element(page.getByText('Meanwhile')).toBeVisible()
})

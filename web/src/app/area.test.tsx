import { useState } from 'react'
import { expect, it } from 'vitest'
import { takeComplaint } from '../testing/complaints.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { lazyPage } from '../ui/lazy-page.ts'
import { Area } from './area.tsx'

const arrives = lazyPage(() => Promise.resolve(() => <h1>the page</h1>))

interface TwoPagesProps {
  first: ReturnType<typeof lazyPage>
  second?: ReturnType<typeof lazyPage>
}

function TwoPages({ first, second = arrives }: TwoPagesProps) {
  const [page, setPage] = useState(first)
  return (
    <>
      <Area of={page} />
      <button type="button" onClick={() => setPage(second)}>
        elsewhere
      </button>
    </>
  )
}

it('shows Loading... until the code is there, then the page', async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.JSX.Element>()
  const page = lazyPage(() => promise)
  const screen = await renderAppPart(<Area of={page} />, {})
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  resolve(() => <h1>late</h1>)
  await expect.element(screen.getByRole('heading', { name: 'late' })).toBeVisible()
})

it('shows a calm page where the code does not arrive, and other pages still open', async () => {
  const lost = lazyPage(() => Promise.reject(new TypeError('the chunk is gone')))
  const screen = await renderAppPart(<TwoPages first={lost} />, {})
  await expect
    .element(screen.getByRole('heading', { name: 'This page couldn’t be opened' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await screen.getByRole('button', { name: 'elsewhere' }).click()
  await expect.element(screen.getByRole('heading', { name: 'the page' })).toBeVisible()
  await takeComplaint('the chunk is gone')
  await takeComplaint('Problem while showing a page')
})

it('shows a page that is there at once, and waits for the next one in its place', async () => {
  const there = lazyPage(() => Promise.resolve(() => <h1>at once</h1>))
  await there.load()
  const { promise, resolve } = Promise.withResolvers<() => React.JSX.Element>()
  const late = lazyPage(() => promise)
  const screen = await renderAppPart(<TwoPages first={there} second={late} />, {})
  await expect.element(screen.getByRole('heading', { name: 'at once' })).toBeVisible()
  await screen.getByRole('button', { name: 'elsewhere' }).click()
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  resolve(() => <h1>late</h1>)
  await expect.element(screen.getByRole('heading', { name: 'late' })).toBeVisible()
})

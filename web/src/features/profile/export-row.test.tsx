import { api } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { refuse } from '../../testing/stub-network.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

const get = `GET ${api.exportProfile.path}`

afterEach(() => vi.restoreAllMocks())

/** Stands where the browser would write into the downloads; remembers what would be there. */
function catchDownloads(): { name: string; address: string }[] {
  const caught: { name: string; address: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    caught.push({ name: this.download, address: this.href })
  })
  return caught
}

/** An answer of which the test gives one part after the other. */
function answerInParts() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) })
  return {
    answering: () => new Response(stream, { headers: { 'content-type': 'application/json' } }),
    give: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network error')),
  }
}

it('shows how much has come, then puts the whole file into the downloads', async () => {
  const caught = catchDownloads()
  const { answering, give, end } = answerInParts()
  const { screen } = await openProfile({ [get]: answering })
  await screen.getByRole('button', { name: 'Download your data' }).click()
  await expect.element(screen.getByText('Preparing your data...')).toBeVisible()
  give(`{"format":1,"filler":"${'a'.repeat(41_500)}"`)
  await expect.element(screen.getByText('42 kB received')).toBeVisible()
  give('}')
  end()
  await expect.element(screen.getByText('The file is in your downloads.')).toBeVisible()
  expect(caught.map(({ name }) => name)).toEqual(['mboa-export.json'])
  const file = (await (await fetch(caught[0]?.address ?? '')).json()) as { format: number }
  expect(file.format).toBe(1)
})

it('can be stopped, by another name than what is being changed beside it', async () => {
  const caught = catchDownloads()
  const { answering } = answerInParts()
  const { screen } = await openProfile({ [get]: answering })
  await screen.getByRole('button', { name: 'Download your data' }).click()
  await screen.getByRole('button', { name: 'Change the full name' }).click()
  const cancelling = screen.getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancelling.elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Stop the download' }).click()
  await expect.element(screen.getByRole('button', { name: 'Download your data' })).toBeVisible()
  expect(screen.getByText('Preparing your data...').elements()).toEqual([])
  expect(caught).toEqual([])
})

it('that breaks off leaves no half file, and can be begun again', async () => {
  const caught = catchDownloads()
  const { answering, give, breakOff } = answerInParts()
  const { screen } = await openProfile({ [get]: answering })
  await screen.getByRole('button', { name: 'Download your data' }).click()
  give('{"format":1')
  breakOff()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  await expect.element(screen.getByRole('button', { name: 'Download your data' })).toBeVisible()
  expect(caught).toEqual([])
})

it('says when it was asked for too often, in both languages', async () => {
  const { screen } = await openProfile({ [get]: refuse('too-many-attempts') })
  await screen.getByRole('button', { name: 'Download your data' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Too many attempts. Please try again later.')
  await activateLanguage('fr')
  await expect.element(alert).toHaveTextContent('Trop de tentatives. Réessayez plus tard.')
})

it('a recorder’s own recordings come as a ZIP file', async () => {
  const caught = catchDownloads()
  const file = () => new Response('PK', { headers: { 'content-type': 'application/zip' } })
  const { screen } = await openProfile(
    { [`GET ${api.downloadTakes.path}`]: file },
    withUser({ role: 'recorder' }),
  )
  await screen.getByRole('button', { name: 'Download your recordings' }).click()
  await expect.element(screen.getByText('The file is in your downloads.')).toBeVisible()
  expect(caught.map(({ name }) => name)).toEqual(['mboa-recordings.zip'])
  expect(await (await fetch(caught[0]?.address ?? '')).text()).toBe('PK')
})

it('learners are offered no recordings of theirs', async () => {
  // Nobody who was a recorder here before, as the device would remember.
  const { screen } = await openProfile({}, withUser({ id: crypto.randomUUID() }))
  await expect.element(screen.getByRole('button', { name: 'Download your data' })).toBeVisible()
  // Until the server has answered, what the device knows of who was here before may stand there.
  await expect.element(screen.getByText('Your recordings')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Name shown with your recordings')).not.toBeInTheDocument()
})

import { pagePaths } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  keepGivenList,
  putGivenListAway,
  readGivenList,
} from '../../../platform/recording-lists/given-list.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork } from '../../../testing/stub-network.ts'
import { aUser } from '../../../testing/users.ts'
import { GoOnRecording } from './go-on-recording.tsx'
import { answers } from './testing/recorder-answers.ts'

const heading = page.getByRole('heading', { name: 'Your coordinator asks you for this' })

/** On the dashboard of somebody who opened this link, maybe before they were signed in. */
async function openAfter(search: string) {
  keepGivenList({ pathname: pagePaths.recorderHome, search })
  onTestFinished(putGivenListAway)
  stubNetwork(answers)
  const id = crypto.randomUUID()
  return renderAppPart(
    <TakeStoreProvider userId={id}>
      <GoOnRecording />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }), path: pagePaths.recorderHome },
  )
}

it('shows the list whose link was opened first, until it is put away', async () => {
  const screen = await openAfter('?course=ewo&given=concepts-farm')
  await expect.element(heading).toBeVisible()
  await expect.element(screen.getByText('The farm', { exact: true })).toBeVisible()
  const record = screen.getByRole('link', { name: 'Record this list' })
  await expect
    .element(record)
    .toHaveAttribute('href', `${pagePaths.recorderWords}?record=ewo&theme=concepts-farm`)
  const next = screen.getByRole('link', { name: /^(Start|Continue) recording/ })
  await expect.element(next).toBeVisible()
  const follows = record.element().compareDocumentPosition(next.element())
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  expect(readGivenList()).toBeNull()
})

it('shows none that is of another language, or that there is not', async () => {
  for (const search of ['?course=dua&given=unit-days', '?course=ewo&given=unit-nothing']) {
    const screen = await openAfter(search)
    await expect
      .element(screen.getByRole('link', { name: /^(Start|Continue) recording/ }))
      .toBeVisible()
    expect(heading.elements()).toEqual([])
    await screen.unmount()
  }
})

it('keeps nothing of any other address', () => {
  putGivenListAway()
  keepGivenList({ pathname: pagePaths.recorderWords, search: '?course=ewo&given=unit-days' })
  keepGivenList({ pathname: pagePaths.recorderHome, search: '?course=ewo' })
  expect(readGivenList()).toBeNull()
})

import '../../../ui/margin-rows.css'
import { api, addressOf } from '@mboa/contract'
import { expect, test } from 'vitest'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { lastSentTo, stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { aUser } from '../../../testing/users.ts'
import { Wanted } from './wanted.tsx'

const of = { account: 'marie', language: 'ewo' }
const path = `POST ${addressOf(api.settleDeskReports, { params: { language: 'ewo' } })}`
const satellite = {
  item: 'ewo.wanted-1',
  text: 'satellite',
  language: 'fr',
  learners: 4,
  newestAt: 9,
  isConcept: false,
} as const
const hoe = { ...satellite, item: 'ewo.concept-hoe', text: 'houe', learners: 1, isConcept: true }

test('shows what learners look for, and takes it off the list and back', async () => {
  const sent = stubNetwork({ [path]: succeed() })
  const list = await renderAppPart(<Wanted of={of} wanted={[satellite, hoe]} />, {
    user: aUser({ role: 'recorder' }),
  })
  await expect.element(list.getByRole('heading', { name: 'Words learners look for' })).toBeVisible()
  await expect.element(list.getByText('4 learners')).toBeVisible()
  await expect.element(list.getByText(/^It’s in the speakers’ lists/)).toBeVisible()
  await list.getByRole('button', { name: 'Remove from the list: satellite' }).click()
  await expect.element(list.getByText('Removed from this list.')).toBeVisible()
  const said = { item: 'ewo.wanted-1', reason: 'missing-word', answer: '', until: 9 }
  expect(lastSentTo(sent, path)).toMatchObject({
    body: { ...said, decision: 'declined' },
    account: 'marie',
  })
  await list.getByRole('button', { name: 'Undo: satellite' }).click()
  await expect
    .element(list.getByRole('button', { name: 'Remove from the list: satellite' }))
    .toBeVisible()
  expect(lastSentTo(sent, path)?.body).toEqual({ ...said, decision: 'open' })
})

test('is not there where nobody looks for anything', async () => {
  const { container } = await renderAppPart(<Wanted of={of} wanted={[]} />, {
    user: aUser({ role: 'recorder' }),
  })
  expect(container.textContent).toBe('')
})

import {
  api,
  addressOf,
  pagePaths,
  workshopConsentVersion,
  type JoinedWorkshops,
} from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { openTakeDatabase } from '../../../platform/device-store/take-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import {
  chooseSpeaker,
  readCurrentSpeaker,
} from '../../../platform/speaker-store/current-speaker.ts'
import { listSpeakersHere } from '../../../platform/speaker-store/speaker-store.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import {
  dropWorkshopLink,
  findWorkshopLink,
  keepWorkshopLink,
  takeUpWorkshopLink,
} from '../../../platform/workshop-link.ts'
import { plugInRoom, sayYes } from '../../../testing/plug-in-microphone.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { aUser } from '../../../testing/users.ts'
import { SpeakerLost } from '../speaker-lost.tsx'
import { SpeakersScreen } from '../speakers-screen.tsx'

const workshop = {
  id: newEventId(),
  name: 'Mfou, November',
  language: 'ewo',
  endsAt: Date.now() + 86_400_000,
}
const guest = {
  id: newEventId(),
  workshop: workshop.id,
  name: 'Tonton',
  dialect: 'Yezum',
  textVersion: workshopConsentVersion,
}
const code = 'the-code-of-the-link'.padEnd(43, '-')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A recorder who opens the link of a workshop, in which somebody is already. */
async function openLink(
  joining: Parameters<typeof stubNetwork>[0] = {},
  path = `${pagePaths.recorderSpeakers}#${code}`,
  before: JoinedWorkshops = { joined: [], shared: [], gone: [] },
) {
  const id = newEventId()
  let workshops = before
  const listed = () =>
    Response.json({
      kept: { speakers: [], deleted: [], workshops },
      mark: `mark${workshops.joined.length}`,
      epoch: 'epoch',
    })
  const sent = stubNetwork({
    [api.listSpeakers.path]: listed,
    [`${api.listSpeakers.path}?known=mark0`]: listed,
    [`${api.listSpeakers.path}?known=mark1`]: listed,
    [`POST ${api.joinWorkshop.path}`](body: unknown) {
      const { joins } = body as { joins: boolean }
      if (joins) workshops = { joined: [workshop], shared: [guest], gone: [] }
      return Response.json({ workshop, isJoined: joins })
    },
    ...joining,
  })
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <SpeakersScreen />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }), path },
  )
  return { id, sent }
}

it('is joined by its link; its people are here, and who is added agrees to its own text', async () => {
  const room = plugInRoom()
  const { id, sent } = await openLink()
  await expect
    .element(page.getByRole('heading', { name: 'Join the workshop “Mfou, November”?' }))
    .toBeVisible()
  expect(location.hash).toBe('')
  expect(sent.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body)).toEqual([
    { code, joins: false },
  ])
  await button('Join the workshop').click()
  await expect.element(page.getByRole('listitem', { name: 'Tonton' })).toBeVisible()
  // Who speaks is one tap from here.
  await button('Tonton').click()
  await expect.element(button('Tonton')).toHaveAttribute('aria-pressed', 'true')
  expect(readCurrentSpeaker(id)).toBe(guest.id)
  const choice = page.getByRole('combobox', { name: 'Who may record the people you add?' })
  await expect.element(choice).toHaveValue(workshop.id)
  // Its words, and not those of another language that was recorded last.
  expect(localStorage.getItem('mboa.recorded-language')).toBe('ewo')
  await expect
    .element(page.getByRole('link', { name: 'Continue recording' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?course=ewo`)
  await button('Add someone').click()
  await page.getByRole('textbox', { name: /^Name or pseudonym/ }).fill('Ma Ngono')
  await button('Continue').click()
  await expect.element(page.getByText(/^In this workshop, its other recorders/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await sayYes(room)
  await button('Agree and continue').click()
  await expect.element(page.getByRole('heading', { name: 'A paper for Ma Ngono' })).toBeVisible()
  const database = await openTakeDatabase(id)
  const [added] = await listSpeakersHere(database)
  database.close()
  expect(added?.unsent).toMatchObject({
    textVersion: workshopConsentVersion,
    workshop: workshop.id,
  })
})

it('is asked about after logging in, where its link was opened before', async () => {
  keepWorkshopLink({ pathname: pagePaths.recorderSpeakers, hash: `#${code}` })
  onTestFinished(dropWorkshopLink)
  await openLink({}, pagePaths.recorderSpeakers)
  await expect
    .element(page.getByRole('heading', { name: 'Join the workshop “Mfou, November”?' }))
    .toBeVisible()
  // The next person on this phone does not find it.
  expect(findWorkshopLink()).toBeUndefined()
})

it('is chosen by itself on a second phone, until somebody chooses otherwise', async () => {
  const { id } = await openLink({}, pagePaths.recorderSpeakers, {
    joined: [workshop],
    shared: [guest],
    gone: [],
  })
  const choice = page.getByRole('combobox', { name: 'Who may record the people you add?' })
  await expect.element(choice).toHaveValue(workshop.id)
  await expect
    .element(page.getByRole('link', { name: 'Continue recording' }))
    .toHaveAttribute('href', `${pagePaths.recorderWords}?course=ewo`)
  await choice.selectOptions('Me alone')
  await expect.element(choice).toHaveValue('')
  expect(localStorage.getItem('mboa.workshop')).toBe(JSON.stringify({ userId: id, workshop: '' }))
})

it('withdraws somebody of it who asks, and is left with a network alone', async () => {
  const path = addressOf(api.leaveWorkshop, { params: { id: workshop.id } })
  await openLink({ [`DELETE ${path}`]: unreachable })
  await button('Join the workshop').click()
  await button('Withdraw: Tonton').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('listitem', { name: 'Tonton' })).not.toBeInTheDocument()
  await button('Leave the workshop “Mfou, November”').click()
  const dialog = page.getByRole('dialog', { name: 'Leave this workshop?' })
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect
    .element(dialog.getByText('Please check your connection and try again.'))
    .toBeVisible()
})

it('says why it cannot be joined, in both languages', async () => {
  keepWorkshopLink({ pathname: pagePaths.recorderSpeakers, hash: `#${code}` })
  onTestFinished(dropWorkshopLink)
  await openLink({ [`POST ${api.joinWorkshop.path}`]: refuse('not-allowed') })
  await expect
    .element(page.getByText(/^This workshop is for people who record its language/))
    .toBeVisible()
  await activateLanguage('fr')
  await expect
    .element(page.getByText(/^Cet atelier est réservé à ceux qui enregistrent sa langue/))
    .toBeVisible()
  await activateLanguage('en')
  // They are told once; the link waits until they are invited.
  expect(findWorkshopLink('recorder')).toBeUndefined()
  takeUpWorkshopLink()
  expect(findWorkshopLink('recorder')).toBe(code)
})

it('waits where nothing answers, until it can be asked about or is put away', async () => {
  keepWorkshopLink({ pathname: pagePaths.recorderSpeakers, hash: `#${code}` })
  onTestFinished(dropWorkshopLink)
  await openLink({ [`POST ${api.joinWorkshop.path}`]: unreachable })
  await expect.element(button('Try again')).toBeVisible()
  expect(findWorkshopLink('recorder')).toBe(code)
  await button('Not now').click()
  await expect.element(button('Try again')).not.toBeInTheDocument()
  expect(findWorkshopLink('recorder')).toBeUndefined()
})

it('leaves nobody chosen where who spoke is gone: somebody is asked for', async () => {
  stubNetwork({})
  const id = newEventId()
  chooseSpeaker(id, newEventId())
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <SpeakerLost userId={id} onLeave={() => undefined} />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  await expect.element(button('Me')).toHaveAttribute('aria-pressed', 'false')
  await button('Me').click()
  expect(readCurrentSpeaker(id)).toBeUndefined()
})

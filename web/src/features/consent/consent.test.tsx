import { api, consentTextVersion, type Consent, type Consents } from '@mboa/contract'
import { expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { newEventId } from '../../platform/event-id.ts'
import { readStoredConsents, saveConsents } from '../../platform/consents/stored-consents.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { ConsentGate } from './consent-gate.tsx'
import { ConsentSection } from './consent-section.tsx'

const learners: Consent = {
  use: 'learners',
  textVersion: consentTextVersion,
  licence: null,
  guardianName: null,
  givenAt: Date.UTC(2026, 10, 20, 12),
  withdrawnAt: null,
}
const having = (...consents: Consent[]): Consents => ({ textVersion: consentTextVersion, consents })
const [get, put] = [`GET ${api.readConsents.path}`, `PUT ${api.chooseConsents.path}`]

function openGate(id = newEventId(), onLeave = () => undefined) {
  const gate = (
    <ConsentGate onLeave={onLeave}>
      <p>The studio</p>
    </ConsentGate>
  )
  return renderAppPart(gate, { user: aUser({ id, role: 'recorder' }) })
}

it('asks before the first take, ticks nothing, and needs only the first layer', async () => {
  const sent = stubNetwork({ [get]: succeed(having()), [put]: succeed(having(learners)) })
  const id = newEventId()
  const screen = await openGate(id)
  const agree = screen.getByRole('button', { name: 'Agree and continue' })
  await agree.click()
  const needed = screen.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' })
  await expect.element(needed).toHaveFocus()
  await expect.element(needed).toHaveAccessibleDescription('You can’t record without this.')
  for (const box of screen.getByRole('checkbox').all()) {
    await expect.element(box).not.toBeChecked()
  }
  await needed.click()
  await agree.click()
  await expect.element(screen.getByText('The studio')).toBeVisible()
  expect(lastSentTo(sent, put)).toEqual({
    path: put,
    body: {
      textVersion: consentTextVersion,
      learners: true,
      openData: null,
      research: false,
      syntheticVoices: false,
      guardianName: null,
    },
    account: id,
  })
})

it('sends the licence that was chosen, and who agrees for a minor', async () => {
  const sent = stubNetwork({ [get]: succeed(having()), [put]: succeed(having(learners)) })
  const screen = await openGate()
  await screen.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await screen
    .getByRole('checkbox', { name: 'My recordings may be published in open data sets.' })
    .click()
  const agree = screen.getByRole('button', { name: 'Agree and continue' })
  // Whether they are named is theirs to say: neither licence is chosen beforehand.
  await agree.click()
  await expect.element(screen.getByText('Please choose one of the two.')).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'CC0' })).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(put)
  await screen.getByRole('radio', { name: 'CC BY' }).click()
  await expect.element(screen.getByText('Please choose one of the two.')).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: /The speaker is a minor/ }).click()
  await agree.click()
  const guardian = screen.getByRole('textbox', { name: /Name of the parent or guardian/ })
  await expect.element(guardian).toHaveFocus()
  await guardian.fill('A guardian')
  await agree.click()
  await expect.element(screen.getByText('The studio')).toBeVisible()
  expect(lastSentTo(sent, put)?.body).toMatchObject({
    openData: 'CC-BY-4.0',
    guardianName: 'A guardian',
  })
})

it('lets who has agreed record without a network', async () => {
  stubNetwork({ [get]: unreachable })
  const id = newEventId()
  await saveConsents(id, having(learners))
  const screen = await openGate(id)
  await expect.element(screen.getByText('The studio')).toBeVisible()
})

it('asks without a network, keeps the answer on this device, and sends it before anything else is asked', async () => {
  const id = newEventId()
  const tried = stubNetwork({ [get]: unreachable, [put]: unreachable })
  const tries = () => tried.filter(({ path }) => path === put).length
  const offline = await openGate(id)
  await expect
    .element(
      offline.getByText(
        'You’re offline. What you decide is saved on this device, and sent before your first recording.',
      ),
    )
    .toBeVisible()
  await offline.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await offline.getByRole('button', { name: 'Agree and continue' }).click()
  await expect.element(offline.getByText('The studio')).toBeVisible()
  await offline.unmount()
  const before = tries()
  const later = await openGate(id)
  await expect.element(later.getByText('The studio')).toBeVisible()
  // It is not to be sent once there is a network by who is gone by then.
  await expect.poll(tries).toBe(before + 1)
  await later.unmount()

  const sent = stubNetwork({ [get]: succeed(having(learners)), [put]: succeed(having(learners)) })
  const online = await openGate(id)
  await expect.element(online.getByText('The studio')).toBeVisible()
  const paths = () => sent.map(({ path }) => path)
  await expect.poll(() => paths().slice(0, 2)).toEqual([put, get])
  expect(paths().filter((path) => path === put)).toEqual([put])
  expect(lastSentTo(sent, put)).toEqual({
    path: put,
    body: {
      textVersion: consentTextVersion,
      learners: true,
      openData: null,
      research: false,
      syntheticVoices: false,
      guardianName: null,
      offline: { chosenAt: expect.any(Number) as number, knownWithdrawal: null },
    },
    account: id,
  })
  await online.unmount()
  const again = stubNetwork({ [get]: succeed(having(learners)) })
  await openGate(id)
  await expect.poll(() => again.map(({ path }) => path)).toEqual([get])
})

it('asks once more where the server refuses what was said without a network', async () => {
  const id = newEventId()
  const withdrawn = { ...learners, withdrawnAt: Date.UTC(2026, 10, 21, 12) }
  await saveConsents(id, having())
  stubNetwork({ [get]: unreachable, [put]: unreachable })
  const offline = await openGate(id)
  await offline.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await offline.getByRole('button', { name: 'Agree and continue' }).click()
  await expect.element(offline.getByText('The studio')).toBeVisible()
  await offline.unmount()
  stubNetwork({ [get]: succeed(having(withdrawn)), [put]: refuse('consent-needed') })
  const online = await openGate(id)
  const heading = online.getByRole('heading', { name: 'Before your first recording' })
  await expect.element(heading).toBeVisible()
  expect(online.getByText('The studio').elements()).toEqual([])
})

it('closes for who has withdrawn elsewhere, as soon as the server says so', async () => {
  const withdrawn = { ...learners, withdrawnAt: Date.UTC(2026, 10, 21, 12) }
  stubNetwork({ [get]: succeed(having(withdrawn)) })
  const id = newEventId()
  await saveConsents(id, having(learners))
  const screen = await openGate(id)
  const heading = screen.getByRole('heading', { name: 'Before your first recording' })
  await expect.element(heading).toBeVisible()
  expect(screen.getByText('The studio').elements()).toEqual([])
})

it('says why a consent could not be kept, in both languages', async () => {
  stubNetwork({ [get]: succeed(having()), [put]: refuse('consent-text-changed') })
  const screen = await openGate()
  await screen.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await screen.getByRole('button', { name: 'Agree and continue' }).click()
  const alert = screen.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('This text has been updated. Reload the page to read the new version.')
  await activateLanguage('fr')
  await expect
    .element(alert)
    .toHaveTextContent(
      'Ce texte a été mis à jour. Rechargez la page pour lire la nouvelle version.',
    )
})

it('says on the profile that a change needs the server, and changes nothing', async () => {
  stubNetwork({ [get]: succeed(having(learners)), [put]: unreachable })
  const id = newEventId()
  const screen = await renderAppPart(<ConsentSection />, { user: aUser({ id, role: 'recorder' }) })
  await screen.getByRole('button', { name: 'Change or withdraw' }).click()
  await screen.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(
      screen.getByText('Couldn’t reach the server, so nothing has changed.', { exact: false }),
    )
    .toBeVisible()
  expect((await readStoredConsents(id))?.consents).toEqual([learners])
})

it('leaves without consenting', async () => {
  stubNetwork({ [get]: succeed(having()) })
  const onLeave = vi.fn(() => undefined)
  const screen = await openGate(newEventId(), onLeave)
  await screen.getByRole('button', { name: 'Not now' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
})

it('shows on the profile what was agreed to and when, and withdraws it after saying what that means', async () => {
  const withdrawn = { ...learners, withdrawnAt: Date.UTC(2026, 10, 21, 12) }
  const sent = stubNetwork({ [get]: succeed(having(learners)), [put]: succeed(having(withdrawn)) })
  const screen = await renderAppPart(<ConsentSection />, {
    user: aUser({ id: newEventId(), role: 'recorder' }),
  })
  await expect.element(screen.getByText('Agreed on 20 November 2026')).toBeVisible()
  expect(screen.getByText('Not agreed').elements()).toHaveLength(3)
  const change = screen.getByRole('button', { name: 'Change or withdraw' })
  await change.click()
  await screen.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).click()
  await expect
    .element(screen.getByText(/^Within a minute nobody can hear your recordings/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Your choice has been saved.')).toBeVisible()
  await expect.element(change).toHaveFocus()
  expect(lastSentTo(sent, put)?.body).toMatchObject({ learners: false })
  expect(screen.getByText('Not agreed').elements()).toHaveLength(4)
  await screen.getByText('All consents, with their dates').click()
  await expect.element(screen.getByText(/^Withdrawn on 21 Nov 2026/)).toBeVisible()
})

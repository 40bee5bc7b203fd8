import {
  api,
  addressOf,
  pagePaths,
  type DeskActs,
  type DeskInvited,
  type DeskPeople,
} from '@mboa/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../testing/stub-network.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { LanguageDeskScreen } from './language-desk-screen.tsx'
import { coverage, further } from './testing/coverage-answers.ts'
import { aDesk } from './testing/a-desk.ts'

const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)
const link = 'https://mboa.example/api/recorder-invitations/open?code=abc'

const desk = aDesk({ invitations: 1, takesWaiting: 3, wordsWaiting: 1, spellingsWaiting: 2 })
const people: DeskPeople = {
  people: [
    {
      id: 'marie',
      fullName: 'Marie Mballa',
      isCoordinator: true,
      isTrusted: false,
      since: 0,
      takes: 40,
      approved: 12,
    },
    {
      id: 'jean',
      fullName: 'Jean Atangana',
      isCoordinator: false,
      isTrusted: false,
      since: 0,
      takes: 1,
      approved: 0,
    },
  ],
  invitations: [
    {
      id: 'mail',
      email: 'eve@example.com',
      uses: 0,
      maxUses: 1,
      createdAt: 0,
      expiresAt: 86_400_000,
    },
    { id: 'link', email: null, uses: 1, maxUses: 20, createdAt: 0, expiresAt: 86_400_000 },
  ],
  next: null,
}
const acts: DeskActs = {
  acts: [
    {
      id: '4',
      actedAt: 4,
      act: 'reports-settled',
      isOperator: false,
      actor: { id: 'marie', fullName: 'Marie Mballa' },
      person: null,
      thing: 'ewo.tomorrow',
    },
    {
      id: '3',
      actedAt: 3,
      act: 'recorder-invited',
      isOperator: false,
      actor: { id: 'marie', fullName: 'Marie Mballa' },
      person: null,
      thing: '01a21779-a6e8-742a-b8fb-0b4663b6bf17',
    },
    {
      id: '2',
      actedAt: 2,
      act: 'coordinator-named',
      isOperator: true,
      actor: null,
      person: { id: 'marie', fullName: 'Marie Mballa' },
      thing: null,
    },
    {
      id: '1',
      actedAt: 1,
      act: 'recorder-removed',
      isOperator: false,
      actor: null,
      person: null,
      thing: null,
    },
  ],
  next: null,
}
const profile = aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] })
const answers = {
  [api.readProfile.path]: succeed(profile),
  [at(api.readDesk.path)]: succeed(desk),
  [`${at(api.readDeskCoverage.path)}?from=0`]: succeed(coverage),
  [`${at(api.readDeskCoverage.path)}?from=60`]: succeed(further),
  [`${at(api.listDeskPeople.path)}?after=`]: succeed(people),
  [`${at(api.listDeskSpeakers.path)}?after=`]: succeed({ speakers: [], next: null }),
  [`${at(api.listDeskCredits.path)}?after=`]: succeed({ credits: [], next: null }),
  [at(api.listDeskWorkshops.path)]: succeed({ workshops: [] }),
  [at(api.listDeskActs.path)]: succeed(acts),
}

const open = (tab = '') =>
  renderAppPart(<LanguageDeskScreen />, {
    user,
    path: tab === '' ? pagePaths.languageDesk : `${pagePaths.languageDesk}?tab=${tab}`,
  })

test('shows what of each theme is heard, waits and is missing, page by page', async () => {
  stubNetwork(answers)
  const screen = await open()
  await expect
    .element(screen.getByText(/^4 of 11 words and sentences can be heard\. 3 more are waiting/))
    .toBeVisible()
  const days = screen.getByRole('row', { name: /^Days/ })
  await expect.element(days).toHaveTextContent('Days4330')
  await expect.element(screen.getByRole('row', { name: /^Added by speakers/ })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Who is heard' })).toBeVisible()
  for (const [name, tab] of [
    ['3 recordings are waiting for review', 'review'],
    ['1 word is waiting to be checked', 'add-words'],
    ['2 spellings are waiting to be checked', 'write'],
  ] as const) {
    await expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', `${pagePaths.recorderRecordings}?tab=${tab}&course=ewo`)
  }
  await screen.getByRole('button', { name: 'Show more' }).click()
  const asked = screen.getByRole('region', { name: 'What speakers are asked for' })
  await expect.element(asked.getByRole('row', { name: /^The farm/ })).toBeVisible()
  const taught = screen.getByRole('region', { name: 'Units of the course' })
  await expect.element(taught.getByRole('row', { name: /^Days/ })).toBeVisible()
  await expect.element(taught.getByRole('row', { name: /^Added by speakers/ })).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: 'Show more' }).elements()).toEqual([])
})

test('sends an invitation by mail, and keeps what was typed where it cannot', async () => {
  let isReached = false
  const invited: DeskInvited = {
    invitation: { ...people.invitations[0], email: 'new@example.com' } as never,
    link: null,
  }
  const sent = stubNetwork({
    ...answers,
    [at(api.makeDeskInvitation.path)]: (body) =>
      isReached ? succeed(invited)(body) : unreachable(body),
  })
  const screen = await open('people')
  const field = screen.getByLabelText('Email Address')
  const send = screen.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  await expect.element(field).toHaveAccessibleDescription(/Email is required/)
  await field.fill('new@example')
  await send.click()
  await expect.element(field).toHaveAccessibleDescription(/Invalid email format/)
  await field.fill('new@example.com')
  await send.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  await expect.element(field).toHaveValue('new@example.com')
  isReached = true
  await send.click()
  await expect
    .element(screen.getByText('The invitation is on its way to new@example.com.'))
    .toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(lastSentTo(sent, at(api.makeDeskInvitation.path))).toMatchObject({
    body: { by: 'mail', email: 'new@example.com' },
    account: user.id,
  })
})

test('says at the address that it was invited a short while ago, and keeps it', async () => {
  const fields = { email: 'wait-before-resend' } as const
  stubNetwork({
    ...answers,
    [at(api.makeDeskInvitation.path)]: refuse('wait-before-resend', { fields }),
  })
  const screen = await open('people')
  const field = screen.getByLabelText('Email Address')
  await field.fill('new@example.com')
  await screen.getByRole('button', { name: 'Send the invitation' }).click()
  await expect
    .element(field)
    .toHaveAccessibleDescription(/An invitation went to this address less than a day ago/)
  await expect.element(field).toHaveValue('new@example.com')
})

test('makes a link: a code to scan, and a message in either language', async () => {
  const invited: DeskInvited = { invitation: people.invitations[1] as never, link }
  const sent = stubNetwork({ ...answers, [at(api.makeDeskInvitation.path)]: succeed(invited) })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  const screen = await open('people')
  await screen.getByLabelText('By link or QR code').click()
  await screen.getByLabelText('For how many people').selectOptions('5')
  await screen.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible()
  expect(lastSentTo(sent, at(api.makeDeskInvitation.path))?.body).toEqual({
    by: 'link',
    maxUses: 5,
    days: 7,
  })
  const whatsApp = screen.getByRole('link', { name: 'Send by WhatsApp' })
  const messageOf = () => new URL((whatsApp.element() as HTMLAnchorElement).href)
  await expect.element(whatsApp).toBeVisible()
  expect(messageOf().origin).toBe('https://wa.me')
  expect(messageOf().searchParams.get('text')).toContain('to record Ewondo for Mboa')
  expect(messageOf().searchParams.get('text')).toContain(link)
  await screen.getByLabelText('Français').click()
  await expect.poll(() => messageOf().searchParams.get('text')).toContain('Langue\u00A0: éwondo.')
  await screen.getByRole('button', { name: 'Copy the link only' }).click()
  await expect.element(screen.getByText('Link copied.')).toBeVisible()
  expect(copied).toEqual([link])
})

test.each([
  ['quota-reached', '100 invitations are already open. Withdraw some of them first.'],
  ['too-many-attempts', 'You’ve made many invitations in the last hour. Please try again later.'],
  ['unavailable', 'The server can’t do this right now. Please try again in a moment.'],
  ['internal', 'An unexpected error occurred. Please try again.'],
] as const)('says why no link was made: %s', async (code, text) => {
  stubNetwork({ ...answers, [at(api.makeDeskInvitation.path)]: refuse(code) })
  const screen = await open('people')
  await screen.getByLabelText('By link or QR code').click()
  await screen.getByRole('button', { name: 'Make a link' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
})

test('withdraws an invitation, removes a recorder and names a coordinator, once it is sure', async () => {
  const sent = stubNetwork({
    ...answers,
    [`DELETE ${at(api.revokeDeskInvitation.path, 'link')}`]: succeed({}),
    [`DELETE ${at(api.removeDeskPerson.path, 'jean')}`]: succeed({}),
    [`PUT ${at(api.nameDeskCoordinator.path, 'jean')}`]: succeed({}),
  })
  const screen = await open('people')
  await expect.element(screen.getByText(/^1 person has joined \(up to 20\)/)).toBeVisible()
  const steps = [
    [/^Withdraw: Link/, 'Withdraw', `DELETE ${at(api.revokeDeskInvitation.path, 'link')}`],
    ['Remove Jean Atangana', 'Remove', `DELETE ${at(api.removeDeskPerson.path, 'jean')}`],
    [
      'Name Jean Atangana as coordinator',
      'Name as coordinator',
      `PUT ${at(api.nameDeskCoordinator.path, 'jean')}`,
    ],
  ] as const
  for (const [opener, confirm, call] of steps) {
    await screen.getByRole('button', { name: opener }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(lastSentTo(sent, call)).toBeUndefined()
    await screen.getByRole('button', { name: opener }).click()
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
    await expect.poll(() => lastSentTo(sent, call)?.account).toBe(user.id)
    await expect.poll(() => dialog.elements()).toEqual([])
  }
  expect(screen.getByRole('button', { name: 'Remove Marie Mballa' }).elements()).toEqual([])
})

test('shows what was done, and by whom, as far as it is known', async () => {
  stubNetwork(answers)
  const screen = await open('record')
  const rowOf = (act: string) => screen.getByRole('listitem').filter({ hasText: act })
  const named = rowOf('Named a coordinator')
  await expect.element(named.getByText('Marie Mballa')).toBeVisible()
  await expect.element(named.getByText(/^The server’s operator · /)).toBeVisible()
  const removed = rowOf('Removed a recorder')
  await expect.element(removed.getByText('deleted account', { exact: true })).toBeVisible()
  await expect.element(removed.getByText(/^deleted account · /)).toBeVisible()
  // What was decided is named; what is called by a key alone is not.
  await expect.element(screen.getByText('ewo.tomorrow')).toBeVisible()
  await expect.element(rowOf('Created an invitation').getByText(/^Marie Mballa · /)).toBeVisible()
  expect(screen.getByText(/01a21779/).elements()).toEqual([])
})

test('tells who coordinates nothing whom to ask, and what fails how to try again', async () => {
  stubNetwork({ [api.readProfile.path]: succeed(aProfile({ user })) })
  const none = await open()
  await expect
    .element(none.getByText(/This page is for people who coordinate a language/))
    .toBeVisible()
  await none.unmount()
  stubNetwork({ [api.readProfile.path]: unreachable })
  const failed = await open()
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('lets who coordinates two languages choose', async () => {
  const two = { ...profile, coordinatedLanguages: ['dua', 'ewo'] }
  const duala = { ...desk, language: 'dua', name: { en: 'Duala', fr: 'douala' } }
  stubNetwork({
    ...answers,
    [api.readProfile.path]: succeed(two),
    [addressOf(api.readDesk, { params: { language: 'dua' } })]: succeed(duala),
    [`${addressOf(api.readDeskCoverage, { params: { language: 'dua' } })}?from=0`]: succeed({
      ...coverage,
      next: null,
    }),
  })
  const screen = await open()
  await screen.getByLabelText('Language').selectOptions('Ewondo')
  await expect.poll(currentAddress).toBe(`${pagePaths.languageDesk}?language=ewo`)
  await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
})

test('is there in French, and fits the narrowest screen', async () => {
  await activateLanguage('fr')
  stubNetwork(answers)
  await page.viewport(320, 640)
  for (const [tab, text] of [
    ['', 'Manquent'],
    ['people', 'Inviter quelqu’un à enregistrer'],
    ['record', 'Coordination confiée'],
  ] as const) {
    const screen = await open(tab)
    await expect.element(screen.getByText(text).first()).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await screen.unmount()
  }
  await page.viewport(360, 740)
})

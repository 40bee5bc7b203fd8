import { api, type DeskWorkshop } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readQrCode } from '../../../testing/read-qr-code.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { lastSentTo, refuse, stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { WorkshopsSection } from './workshops-section.tsx'

const at = (path: string) => path.replace(':language', 'ewo').replace(':id', 'w')
const list = at(api.listDeskWorkshops.path)
const [get, post] = [`GET ${list}`, `POST ${list}`]
const link = 'https://mboa.example/dashboards/recorder/speakers#code'
const workshop: DeskWorkshop = {
  id: 'w',
  name: 'Mfou, November',
  language: 'ewo',
  openedAt: 0,
  endsAt: Date.UTC(2026, 10, 29, 12),
  recorders: 1,
  speakers: 0,
}

const open = () =>
  renderAppPart(
    <WorkshopsSection
      of={{ account: 'marie', language: 'ewo' }}
      name={{ en: 'Ewondo', fr: 'éwondo' }}
    />,
    {},
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('is opened with a name and for some days, with a link to scan or send, and closed', async () => {
  let workshops: readonly DeskWorkshop[] = []
  const opened = { workshop, link }
  const sent = stubNetwork({
    [get]: () => Response.json({ workshops }),
    [post]() {
      workshops = [workshop]
      return Response.json(opened, { status: 201 })
    },
    [`POST ${at(api.makeDeskWorkshopLink.path)}`]: succeed({ workshop, link: `${link}2` }),
    [`DELETE ${at(api.closeDeskWorkshop.path)}`]() {
      workshops = []
      return new Response(null, { status: 204 })
    },
  })
  await open()
  await button('Open a workshop').click()
  const name = page.getByRole('textbox', { name: 'Name of a new workshop' })
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByText('Please give it a name, such as the place.')).toBeVisible()
  await name.fill(' Mfou, November ')
  await page.getByRole('combobox', { name: 'For how long' }).selectOptions('7')
  await button('Open a workshop').click()
  const drawn = page.getByRole('img', { name: 'QR code of the invitation' })
  await expect.element(drawn).toBeVisible()
  expect(lastSentTo(sent, post)?.body).toEqual({ name: 'Mfou, November', days: 7 })
  expect(await readQrCode(drawn.element())).toBe(link)
  await expect.element(page.getByText(/1 recorder, 0 speakers/)).toBeVisible()
  await expect.element(page.getByText(/in the workshop “Mfou, November”/)).toBeVisible()
  await button('New link: Mfou, November').click()
  await expect.element(page.getByText(`${link}2`, { exact: true })).toBeVisible()
  await button('Close: Mfou, November').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText(/1 recorder, 0 speakers/)).not.toBeInTheDocument()
  await expect.element(drawn).not.toBeInTheDocument()
  // What was pressed is gone with the last of them: it is said, and one goes on from there.
  const done = page
    .getByRole('status')
    .filter({ hasText: 'The workshop “Mfou, November” is closed.' })
  await expect.element(done).toBeVisible()
  expect(document.activeElement?.contains(done.element())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('says why none was opened, and keeps the name', async () => {
  stubNetwork({ [get]: succeed({ workshops: [] }), [post]: refuse('quota-reached') })
  await open()
  const name = page.getByRole('textbox', { name: 'Name of a new workshop' })
  await name.fill('Mfou')
  await button('Open a workshop').click()
  await expect.element(page.getByText(/^10 workshops are already open/)).toBeVisible()
  await expect.element(name).toHaveValue('Mfou')
})

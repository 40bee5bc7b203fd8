import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { aShownTake } from '../../../testing/recordings.ts'
import { openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

const tomorrow = aShownTake({ item: 'ewo.tomorrow' })
const hoe = aShownTake({
  item: 'ewo.concept-hoe',
  told: { text: 'abá', gloss: { en: 'hoe', fr: 'une houe' } },
})

/** A server that finds what it is told to; without a network it says nothing. */
function startServer(userId: string, finds: Record<string, readonly (typeof tomorrow)[]>) {
  const network = { isThere: true, knowsSearch: true, searched: [] as string[] }
  startRecorderServer({
    userId,
    more(call) {
      if (!network.isThere || call.startsWith('PUT ')) throw new TypeError('Failed to fetch')
      if (!call.startsWith(`GET ${api.listShownTakes.path}`)) return undefined
      const search = new URL(call.slice(4), location.origin).searchParams.get('search')
      if (search === null || !network.knowsSearch) {
        return Response.json({ takes: [tomorrow, hoe], more: false })
      }
      network.searched.push(search)
      const takes = finds[search] ?? []
      return Response.json({ takes, more: false, matches: takes.length })
    },
  })
  return network
}

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const field = () => page.getByRole('searchbox', { name: 'Search your recordings' })
const outcome = (text: string) => page.getByRole('status').filter({ hasText: text })

it('asks the server once somebody rests, says how many match, and clears', async () => {
  const userId = newEventId()
  const network = startServer(userId, { houe: [hoe] })
  await openRecordings(userId, 'mine')
  await expect.element(row('okírí')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Clear the search' }))
    .not.toBeInTheDocument()
  await field().fill('houe')
  await expect.element(outcome('1 recording matches “houe”.')).toBeVisible()
  await expect.element(row('abá')).toBeVisible()
  await expect.element(row('okírí')).not.toBeInTheDocument()
  await field().fill('boat')
  await expect.element(outcome('No recordings match “boat”.')).toBeVisible()
  await expect.element(row('abá')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(row('okírí')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('')
  expect(network.searched).toEqual(['houe', 'boat'])
})

it('searches what waits on the device as the server searches the others', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await recordTake(database, 'ewo.today')
  await recordTake(database, 'ewo.yesterday')
  startServer(userId, { ana: [], tomorrow: [tomorrow] })
  await openRecordings(userId, 'mine')
  await expect.element(row('angogé')).toBeVisible()
  // Without its tone.
  await field().fill('ana')
  await expect.element(outcome('1 recording matches “ana”.')).toBeVisible()
  await expect.element(row('aná')).toBeVisible()
  await expect.element(row('angogé')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'On this device 1' })).toBeVisible()
  await field().fill('tomorrow')
  await expect.element(outcome('1 recording matches “tomorrow”.')).toBeVisible()
  await expect.element(row('okírí')).toBeVisible()
  await expect.element(row('aná')).not.toBeInTheDocument()
})

it.each(['offline', 'with a server that knows no search'])(
  'searches what is here %s',
  async (how) => {
    const userId = newEventId()
    const network = startServer(userId, {})
    const screen = await openRecordings(userId, 'mine')
    await expect.element(row('okírí')).toBeVisible()
    await screen.unmount()
    if (how === 'offline') network.isThere = false
    else network.knowsSearch = false
    await openRecordings(userId, 'mine')
    await expect.element(row('okírí')).toBeVisible()
    // In the other language of meanings than the page’s.
    await field().fill('houe')
    await expect.element(outcome('1 recording matches “houe”.')).toBeVisible()
    await expect.element(row('abá')).toBeVisible()
    await expect.element(row('okírí')).not.toBeInTheDocument()
  },
)

it('keeps what was searched for in the address, in French too', async () => {
  await activateLanguage('fr')
  const userId = newEventId()
  startServer(userId, { houe: [hoe] })
  await openRecordings(userId, 'mine&q=houe')
  await expect.element(page.getByText('1 enregistrement correspond à « houe ».')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.element(row('okírí')).toBeVisible()
})

import { api, mostOpenWorkshops } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { signInRecorder } from '../../testing/takes.ts'

const maxOpenInvitations = 100

describeBothEngines('what a language may have only so many of', (engine) => {
  it('is not more where it is asked for all at once', async () => {
    const { world, desk, at, accountId } = await startDesk(engine)
    const { queries } = world.database
    const askTimes = async (count: number, path: string, body: object) => {
      const asked = Array.from({ length: count }, () => desk.post(at(path), body))
      return (await Promise.all(asked)).map(({ status }) => status).filter((each) => each === 201)
    }
    const workshop = { name: 'Yaoundé', days: 7 }
    const workshops = await askTimes(2 * mostOpenWorkshops, api.listDeskWorkshops.path, workshop)
    expect(workshops).toHaveLength(mostOpenWorkshops)
    const open = Array.from({ length: maxOpenInvitations - 5 }, (_, at) => ({
      id: `open-${at}`,
      codeHash: null,
      email: null,
      emailKey: null,
      language: 'ewo',
      trustedAt: null,
      createdAt: 0,
      expiresAt: world.clock.now() + 1_000,
      invitedBy: accountId,
      maxUses: 1,
      uses: 0,
    }))
    await queries.insertInto('recorderInvitations').values(open).execute()
    const link = { by: 'link', maxUses: 1, days: 1 }
    const invitations = await askTimes(20, api.makeDeskInvitation.path, link)
    expect(invitations).toHaveLength(5)
  })
})

describeBothEngines('a recorder of a language', (engine) => {
  it('removes nobody who is named coordinator at the same moment', async () => {
    const { world, idOf, send, readPeople } = await startDesk(engine)
    for (const number of [2, 3, 4]) {
      const id = await idOf(await signInRecorder(world, number))
      const [named, removed] = await Promise.all([
        send('PUT', api.nameDeskCoordinator.path, id),
        send('DELETE', api.removeDeskPerson.path, id),
      ])
      const { people } = await readPeople()
      const isThere = people.some((person) => person.id === id && person.isCoordinator)
      const wasNamed = [named.status, removed.status, isThere]
      expect([
        [204, 403, true],
        [404, 204, false],
      ]).toContainEqual(wasNamed)
    }
  })
})

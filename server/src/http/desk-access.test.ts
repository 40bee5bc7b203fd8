import { recorderApiPaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import {
  callers,
  clientOf,
  emptyRequest,
  expectedRefusal,
  makeRecorderOfEwondo,
  roleOf,
} from '../testing/callers.ts'
import { printFigure } from '../testing/print-figure.ts'
import { startWorld, type World } from '../testing/world.ts'

it('opens the desk of a language to its coordinators, and to nobody else', async () => {
  const world = await startWorld('sqlite')
  const desk = world.app.routes.filter(({ path }) => path.startsWith(recorderApiPaths.languageDesk))
  expect(desk).toHaveLength(8)
  const invite = JSON.stringify({ by: 'mail', email: 'somebody@example.com' })
  let asked = 0
  for (const { method, path } of desk) {
    for (const caller of callers) {
      const client = await clientOf(world, caller)
      const person = await makeRecorderOfEwondo(await clientOf(world, 'recorder'), world)
      const invitation = await insertInvitation(world)
      const id = path === recorderApiPaths.deskInvitation ? invitation : person
      const address = path.replace(':language', 'ewo').replace(':id', id)
      const request = emptyRequest(world, method)
      const body = path === recorderApiPaths.deskInvitations ? { body: invite } : {}
      const answer = await client.send(method, address, { ...request, ...body })
      const refusal = answer.status < 400 ? undefined : answer.error.code
      const expected =
        roleOf(caller) === 'recorder' ? 'not-found' : expectedRefusal('recorder', caller)
      const wanted = caller === 'coordinator' ? undefined : expected
      expect([method, path, caller, refusal]).toEqual([method, path, caller, wanted])
      asked += 1
    }
  }
  printFigure(18, `${asked} answers as ruled at the desk of a language`)
})

/** Of Ewondo, by the operator; answers its id. */
async function insertInvitation({ context, database, clock }: World): Promise<string> {
  const id = context.ids.uuid()
  const by = { invitedBy: null, trustedAt: null, maxUses: 1, uses: 0 }
  const at = { createdAt: clock.now(), expiresAt: clock.now() + 60_000 }
  await database.queries
    .insertInto('recorderInvitations')
    .values({ id, codeHash: null, email: null, emailKey: null, language: 'ewo', ...by, ...at })
    .execute()
  return id
}

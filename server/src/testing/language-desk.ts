import {
  api,
  coverageSchema,
  deskActsSchema,
  deskPeopleSchema,
  languageDeskSchema,
  profileSchema,
  type DeskInvite,
} from '@mboa/contract'
import type * as v from 'valibot'
import { expect } from 'vitest'
import { nameCoordinator } from '../modules/accounts/index.ts'
import { theOperator } from '../modules/language-acts/index.ts'
import { sendJson } from './call-as-page.ts'
import type { Engine } from './engines.ts'
import { signInRecorder } from './takes.ts'
import type { TestClient } from './test-client.ts'
import { startWorld, type WorldOptions } from './world.ts'

/** A coordinator at the desk of Ewondo, or of another language, with a world around them. */
export async function startDesk(engine: Engine, language = 'ewo', options: WorldOptions = {}) {
  const world = await startWorld(engine, options)
  const desk = await signInRecorder(world, 1)
  const idOf = async (client: TestClient) =>
    (await client.get(api.readProfile.path)).as(profileSchema).user.id
  const accountId = await idOf(desk)
  if (language !== 'ewo') {
    const right = { accountId, language, trustedAt: null, createdAt: 0 }
    await world.database.queries.insertInto('recorderLanguages').values(right).execute()
  }
  expect(await nameCoordinator(world.context, { accountId, language }, theOperator)).toBe('named')
  world.clock.advance(1)
  const at = (path: string, id = '') => path.replace(':language', language).replace(':id', id)
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    (await desk.get(at(path))).as(schema)
  return {
    world,
    desk,
    accountId,
    idOf,
    at,
    send: (method: 'PUT' | 'DELETE', path: string, id: string, as = desk) =>
      sendJson(world, as, method, at(path, id), {}),
    invite: (wanted: DeskInvite) => desk.post(at(api.makeDeskInvitation.path), wanted),
    readPeople: () => read(api.listDeskPeople.path, deskPeopleSchema),
    readActs: () => read(api.listDeskActs.path, deskActsSchema),
    readCoverage: () => read(api.readDeskCoverage.path, coverageSchema),
    readDesk: () => read(api.readDesk.path, languageDeskSchema),
  }
}

import { api, importedVoicesVersion } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import {
  callers,
  clientOf,
  emptyRequest,
  expectedRefusal,
  makeRecorderOfEwondo,
  roleOf,
} from '../testing/callers.ts'
import { speakerIdOf } from '../modules/speakers/index.ts'
import { anImportJob } from '../testing/import-job.ts'
import { aReport } from '../testing/practice.ts'
import { addSpeaker, storeTakeOf } from '../testing/speakers.ts'
import { aContribution, allConsents, chooseConsents } from '../testing/takes.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startWorld, type World } from '../testing/world.ts'

it('opens the desk of a language to its coordinators, and to nobody else', async () => {
  const world = await startWorld('sqlite')
  const desk = world.app.routes.filter(({ endpoint }) =>
    endpoint.path.startsWith(api.readDesk.path),
  )
  expect(desk.length).toBeGreaterThan(30)
  for (const { endpoint } of desk) {
    const { method, path } = endpoint
    const refused = await makeThing(world, path)
    for (const caller of callers) {
      const client = await clientOf(world, caller)
      const id = caller === 'coordinator' ? await makeThing(world, path) : refused
      const address = path.replace(':language', 'ewo').replace(':id', id).replace(':place', '0')
      const request = emptyRequest(world, method)
      const wanted = bodies[`${method} ${path}`]
      const body = wanted === undefined ? {} : { body: JSON.stringify(wanted) }
      const answer = await client.send(method, address, { ...request, ...body })
      const refusal = answer.status < 400 ? undefined : answer.error.code
      const expected =
        roleOf(caller) === 'recorder' ? 'not-found' : expectedRefusal('recorder', caller)
      const ruled = caller === 'coordinator' ? undefined : expected
      expect([method, path, caller, refusal]).toEqual([method, path, caller, ruled])
    }
  }
})

const fileTerms = {
  source: 'A word list',
  licence: 'CC-BY-4.0',
  dialect: null,
  orthography: 'general-alphabet',
  speaker: null,
}

/** What routes ask for beside their address. */
const bodies: Readonly<Record<string, object>> = {
  [`POST ${api.makeDeskInvitation.path}`]: { by: 'mail', email: 'somebody@example.com' },
  [`POST ${api.openDeskWorkshop.path}`]: { name: 'Mfou', days: 3 },
  [`POST ${api.openImportJob.path}`]: {
    fileName: 'words.csv',
    bytes: 2,
    modifiedAt: 1,
    ...fileTerms,
  },
  [`PUT ${api.changeImportJob.path}`]: { ...fileTerms, fields: {} },
  // The length matches what `openJob` announced.
  [`PUT ${api.sendImportPiece.path}`]: {},
  [`POST ${api.keepImportJob.path}`]: {
    mayBeHeard: false,
    textVersion: importedVoicesVersion,
  },
  [`PUT ${api.decideDeskWord.path}`]: { verdict: 'confirm' },
  [`PUT ${api.orderDeskUnits.path}`]: { order: [] },
  [`PUT ${api.changeDeskUnit.path}`]: { act: 'publish' },
  [`PUT ${api.setDeskPublishing.path}`]: { leastWords: 6 },
  [`POST ${api.settleDeskReports.path}`]: {
    decision: 'declined',
    item: 'ewo.tomorrow',
    reason: 'wrong-tone',
    answer: '',
    until: Number.MAX_SAFE_INTEGER,
  },
}

let words = 0

/** Of Ewondo, one for each call; answers the id that its address names. */
async function makeThing(world: World, path: string): Promise<string> {
  const recorder = await clientOf(world, 'recorder')
  const person = await makeRecorderOfEwondo(recorder, world)
  if (path === api.revokeDeskInvitation.path) return insertInvitation(world)
  if (path.startsWith(api.deleteDeskSpeaker.path)) return haveSomebodySpeak(world, recorder)
  if (path.startsWith(`${api.listDeskWorkshops.path}/`)) return insertWorkshop(world)
  if (path === api.undoImport.path) return insertImport(world)
  if (path.startsWith(api.takeBackImportedVoice.path)) return (await insertVoice(world)).speakerId
  if (path === api.takeBackImportedClip.path) return (await insertVoice(world)).clipId
  if (path.startsWith(`${api.listImportJobs.path}/`)) return openJob(world, path)
  if (path === api.listDeskReports.path) {
    await recorder.post(api.sendReports.path, { reports: [aReport({ reason: 'wrong-tone' })] })
  }
  const isUnit = path === api.changeDeskUnit.path
  if (path !== api.decideDeskWord.path && !isUnit) return person
  words += 1
  const contribution = aContribution({ id: testId(words) })
  await recorder.post(api.sendContributions.path, { contributions: [contribution] })
  return isUnit ? takeBackUnit(world, recorder) : contribution.id
}

/** Of what this recorder gave; answers what names it. */
async function takeBackUnit(world: World, recorder: TestClient): Promise<string> {
  const { queries } = world.database
  await chooseConsents(world, recorder, allConsents)
  await queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
  const unit = { course: 'ewo', theme: 'farming', takenBackAt: 1 }
  await queries
    .insertInto('deskUnits')
    .values(unit)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return unit.theme
}

/** Of Ewondo, in the state that the route is for; answers its id. */
async function openJob({ context, database }: World, path: string): Promise<string> {
  const id = context.ids.uuid()
  const draft = JSON.stringify({ broken: null, entries: 1 })
  const row = {
    ...anImportJob,
    id,
    bytes: 2,
    terms: JSON.stringify(fileTerms),
    state: path === api.sendImportPiece.path ? 'sending' : 'draft',
    total: 2,
    draft: path === api.keepImportJob.path ? draft : null,
  } as const
  await database.queries.insertInto('importJobs').values(row).execute()
  return id
}

/** Of Ewondo, without an entry; answers its id. */
async function insertImport({ context, database }: World): Promise<string> {
  const id = context.ids.uuid()
  const { licence, dialect, orthography, source } = fileTerms
  const said = { licence, dialect, orthography, citation: source }
  const file = { ...said, fileName: 'words.csv', format: 'csv' }
  const counts = { entries: 0, told: 0, header: '{}', mapping: '{}' }
  await database.queries
    .insertInto('imports')
    .values({ id, course: 'ewo', ...file, ...counts, begunAt: 1, keptAt: 1, undoneAt: null })
    .execute()
  return id
}

/** Heard in an import of Ewondo, once; answers the id that their recordings bear, and that of the sound. */
async function insertVoice(world: World): Promise<{ speakerId: string; clipId: string }> {
  const { queries } = world.database
  const importId = await insertImport(world)
  const id = world.context.ids.uuid()
  const speakerId = speakerIdOf(id)
  const voice = { speakerId, importId, name: speakerId, age: null, sex: null }
  await queries.insertInto('importedVoices').values(voice).execute()
  const said = { entry: 1, kind: 'sentence', text: 'Mə nə.', dialect: null } as const
  const sound = { sha256: id, ending: 'mp3', bytes: 1, durationMs: 1 } as const
  await queries
    .insertInto('importedClips')
    .values({ id, importId, name: id, speakerId, ...said, ...sound })
    .execute()
  return { speakerId, clipId: id }
}

/** Of Ewondo, open; answers its id. */
async function insertWorkshop({ context, database, clock }: World): Promise<string> {
  const id = context.ids.uuid()
  const at = { openedAt: clock.now(), endsAt: clock.now() + 60_000, closedAt: null }
  await database.queries
    .insertInto('workshops')
    .values({ id, language: 'ewo', name: 'Mfou', openedBy: null, codeHash: id, ...at })
    .execute()
  return id
}

/** On the recorder's device, in Ewondo; answers the id that their recordings bear. */
async function haveSomebodySpeak(world: World, recorder: TestClient): Promise<string> {
  const { id } = await storeTakeOf(world, recorder, await addSpeaker(world, recorder))
  const { speakerId } = await world.database.queries
    .selectFrom('takes')
    .select('speakerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return speakerId
}

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

import {
  api,
  importedVoicesVersion,
  importJobSchema,
  importPieceBytes,
  type ImportJob,
  type OpenImportJob,
} from '@mboa/contract'
import { expect } from 'vitest'
import { sendFile, sendJson } from '../../../../server/src/testing/call-as-page.ts'
import type { Engine } from '../../../../server/src/testing/engines.ts'
import { startDesk } from '../../../../server/src/testing/language-desk.ts'
import type { TestClient } from '../../../../server/src/testing/test-client.ts'
import type { World } from '../../../../server/src/testing/world.ts'

export const aJob = (differences: Partial<OpenImportJob> = {}): OpenImportJob => ({
  fileName: 'words.csv',
  bytes: 1,
  modifiedAt: 5,
  source: 'A word list, 2024',
  licence: 'CC-BY-4.0',
  dialect: null,
  orthography: 'general-alphabet',
  speaker: null,
  ...differences,
})

/** Does all the work on files that waits for a server. */
export async function runImports({ app }: Pick<World, 'app'>): Promise<void> {
  await Promise.all(app.extensionRunners.map((runner) => runner.runDue()))
}

/** A desk with files that are read and kept in the background. */
export async function startJobs(engine: Engine, language = 'ewo') {
  const of = await startDesk(engine, language)
  const { world, desk, at } = of
  const pathOf = (id: string, place: number) =>
    at(api.sendImportPiece.path, id).replace(':place', String(place))

  async function open(differences: Partial<OpenImportJob>): Promise<ImportJob> {
    const answer = await desk.post(at(api.openImportJob.path), aJob(differences))
    expect(answer.status).toBe(201)
    return answer.as(importJobSchema)
  }

  const sendPiece = (id: string, place: number, bytes: Buffer, as: TestClient = desk) =>
    sendFile(world, as, pathOf(id, place), bytes)

  /** Sends a file whole. */
  async function send(
    file: string | Buffer,
    differences: Partial<OpenImportJob> = {},
  ): Promise<string> {
    const bytes = Buffer.from(file)
    const { id } = await open({ ...differences, bytes: bytes.length })
    for (let place = 0; place * importPieceBytes < bytes.length; place += 1) {
      const piece = bytes.subarray(place * importPieceBytes, (place + 1) * importPieceBytes)
      expect((await sendPiece(id, place, piece)).status).toBe(200)
    }
    return id
  }

  const read = async (id: string) =>
    (await desk.get(at(api.readImportJob.path, id))).as(importJobSchema)

  return {
    ...of,
    open,
    sendPiece,
    sendWhole: send,
    read,
    /** The same once the server has worked on all that waits. */
    readWorked: async (id: string): Promise<ImportJob> => {
      await runImports(world)
      return read(id)
    },
    keep: (id: string, mayBeHeard = false, textVersion: string = importedVoicesVersion) =>
      desk.post(at(api.keepImportJob.path, id), { mayBeHeard, textVersion }),
    change: (id: string, fields: object, differences: Partial<OpenImportJob> = {}) => {
      const { fileName: _, bytes: _b, modifiedAt: _m, ...terms } = aJob(differences)
      return sendJson(world, desk, 'PUT', at(api.changeImportJob.path, id), {
        ...terms,
        fields,
      })
    },
    discard: (id: string) => of.send('DELETE', api.deleteImportJob.path, id),
  }
}

import { takeHeader } from '@mboa/contract'
import type { TakeContext } from '../../device-store/take-database.ts'
import { fakeReceived } from './fake-received.ts'

/** A file of a take as it was sent. */
interface ArrivedFile {
  body: Blob
  described: string
}

/** Takes in the files of takes of this context as a server does; each is kept under its path. */
export function fakeIntake(context: TakeContext) {
  const files = new Map<string, ArrivedFile>()

  /** Undefined for what sends no file. */
  function answer(path: string, { headers, body }: RequestInit = {}): Response | undefined {
    const [, id] = /^\/api\/takes\/([^/]+)\/archive$/.exec(path) ?? []
    if (id === undefined) return undefined
    const described = new Headers(headers).get(takeHeader) ?? ''
    files.set(path, { body: body as Blob, described })
    const { archive } = JSON.parse(described) as { archive: { sha256: string } }
    return Response.json({
      ...fakeReceived(id, context),
      archive: { address: '/x', sha256: archive.sha256 },
    })
  }

  return { files, answer }
}

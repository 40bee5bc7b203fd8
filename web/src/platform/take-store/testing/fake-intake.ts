import { takeHeaders } from '@mboa/contract'
import type { TakeContext } from '../../device-store/take-database.ts'
import { fakeReceived } from './fake-received.ts'

/** A file of a take as it was sent. */
interface ArrivedFile {
  body: Uint8Array
  described: string
}

/** Takes in the files of takes of this context as a server does; each is kept under its path. */
export function fakeIntake(context: TakeContext) {
  const files = new Map<string, ArrivedFile>()

  function findProof(id: string, file: 'archive' | 'listening') {
    const described = files.get(`/api/takes/${id}/${file}`)?.described
    if (described === undefined) return undefined
    return JSON.parse(described) as { sha256?: string; archive?: { sha256: string } }
  }

  /** Undefined for what sends no file. */
  function answer(path: string, { headers, body }: RequestInit = {}): Response | undefined {
    const [, id] = /^\/api\/takes\/([^/]+)\/(?:archive|listening)$/.exec(path) ?? []
    if (id === undefined) return undefined
    const sent = new Headers(headers)
    const described = sent.get(takeHeaders.take) ?? sent.get(takeHeaders.copy) ?? ''
    files.set(path, { body: body as Uint8Array, described })
    const copy = findProof(id, 'listening')
    return Response.json({
      ...fakeReceived(id, context),
      archive: { address: '/x', sha256: findProof(id, 'archive')?.archive?.sha256 },
      listening: copy === undefined ? null : { address: '/x', sha256: copy.sha256 },
    })
  }

  return { files, answer }
}

import {
  api,
  consentTextVersion,
  takeHeader,
  type Consents,
  type Take,
  type TakeDescription,
} from '@mboa/contract'
import { onTestFinished, vi } from 'vitest'
import { fakeReceived } from '../platform/take-store/testing/fake-received.ts'
import { answerAboutTwoCourses } from './test-course.ts'
import { aProfile, aUser } from './users.ts'

interface RecorderServer {
  userId: string
  languages?: readonly string[]
  hasConsent?: boolean
  /** Answers what the recorder's pages ask besides; undefined for what it does not know. */
  more?: (call: string, body: unknown) => Response | Promise<Response> | undefined
}

const aSession = (userId: string) => ({ user: aUser({ id: userId, role: 'recorder' }), now: 1 })

function consents(hasConsent: boolean): Consents {
  const given = { givenAt: Date.UTC(2026, 10, 20), withdrawnAt: null, licence: null }
  const learners = { use: 'learners', textVersion: consentTextVersion, guardianName: null } as const
  return {
    textVersion: consentTextVersion,
    consents: hasConsent ? [{ ...learners, ...given }] : [],
  }
}

/** What the server says of a take that it has just got. */
const received = (id: string, described: TakeDescription): Take => ({
  ...fakeReceived(id, described),
  archive: { address: '/api/clips/x.flac', sha256: described.archive.sha256 },
})

/** A take as it arrived. */
export interface ArrivedTake {
  described: TakeDescription
  flac: Uint8Array
}

/**
 * Puts a server in place of the network that knows two courses, this recorder and their consent,
 * and takes what is sent to it.
 */
export function startRecorderServer(server: RecorderServer): ReadonlyMap<string, ArrivedTake> {
  const { userId, languages = ['ewo'], hasConsent = true, more } = server
  const takes = new Map<string, ArrivedTake>()
  const realFetch = globalThis.fetch.bind(globalThis)

  function answer(path: string, init: RequestInit = {}): Response | Promise<Response> {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const given = more?.(`${init.method ?? 'GET'} ${path}`, body)
    if (given !== undefined) return given
    if (path === api.readSession.path) return Response.json(aSession(userId))
    if (path === api.readConsents.path) return Response.json(consents(hasConsent))
    if (path === api.readProfile.path) {
      const user = aUser({ id: userId, role: 'recorder' })
      return Response.json(aProfile({ user, recorderLanguages: [...languages] }))
    }
    if (path.startsWith(`${api.listTakes.path}?`)) {
      return Response.json({ takes: [], mark: 'none', epoch: 'first', more: false })
    }
    return path.startsWith('/api/takes/') ? receive(path, init) : answerAboutTwoCourses(path)
  }

  async function receive(path: string, { headers, body }: RequestInit): Promise<Response> {
    const [id = ''] = path.replace('/api/takes/', '').split('/')
    const described = JSON.parse(new Headers(headers).get(takeHeader) ?? '') as TakeDescription
    takes.set(id, { described, flac: await new Response(body ?? null).bytes() })
    return Response.json(received(id, described))
  }

  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const path = input instanceof Request ? input.url : input.toString()
    return path.startsWith('/api/') ? Promise.resolve(answer(path, init)) : realFetch(input, init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return takes
}

import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '../config/config.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { type Blobs, checkBlobName, markName } from './blobs.ts'
import { OtherStoreError } from './store-mark.ts'
import { removeOldSpools, spool } from './spool.ts'

/** From the question to the head of the answer; a body may take as long as its reader does. */
export const answerMs = 30_000
const retries = 2
/** A full store may still take something small. */
const trialBytes = 1024 * 1024
/** What is said of an object that is not there names another reason. */
const noSuchBucket = '<Code>NoSuchBucket</Code>'

/**
 * Blobs as objects `blobs/<hash>` of one bucket, in any store that speaks S3. Only whole PUT, GET
 * (with ranges), HEAD and DELETE are asked for: conditional writes and multipart uploads differ
 * between stores, and a name that is a hash needs neither.
 * @param incoming folder in which content waits until its hash is known
 */
export async function openS3Blobs(config: S3Config, incoming: string): Promise<Blobs> {
  await mkdir(incoming, { recursive: true })
  const { accessKeyId, secretAccessKey, region } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  let lastPutFailed = false
  const addressOf = (hash: string) =>
    `${config.endpoint}/${config.bucket}/blobs/${checkBlobName(hash)}`

  const markAddress = `${config.endpoint}/${config.bucket}/blobs/${markName}`

  /** The answer, where it is one of these; any other means that the store cannot be used now. */
  async function ask(
    address: string,
    init: RequestInit & { method: string },
    expected: readonly number[],
  ): Promise<Response> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), answerMs)
    const answer = await client
      .fetch(address, { ...init, signal: patience.signal })
      .catch((cause: unknown) => {
        throw new UnavailableError('The object store does not respond.', {
          shortage: 'store',
          cause,
        })
      })
      .finally(() => clearTimeout(timer))
    if (expected.includes(answer.status)) return answer
    await answer.body?.cancel()
    throw new UnavailableError(`The object store answered ${init.method} with ${answer.status}.`, {
      shortage: 'store',
    })
  }

  async function store(address: string, init: RequestInit): Promise<void> {
    try {
      await ask(address, { ...init, method: 'PUT' }, [200])
      lastPutFailed = false
    } catch (error) {
      lastPutFailed = true
      throw error
    }
  }

  /** A store that is full still answers questions: after a failure only a write shows it. */
  async function tryWriting(): Promise<void> {
    const address = `${config.endpoint}/${config.bucket}/trial`
    await store(address, { body: new Uint8Array(trialBytes) })
    await ask(address, { method: 'DELETE' }, [200, 204, 404])
  }

  return {
    async put(content) {
      const path = join(incoming, randomUUID())
      try {
        const stored = await spool(path, content)
        const headers = { 'x-amz-content-sha256': stored.hash }
        const body = await openAsBlob(path)
        await store(addressOf(stored.hash), { headers, body })
        return stored
      } finally {
        // Why it failed is what must be reported; what cannot be removed now, a sweep removes.
        await rm(path, { force: true }).catch(() => undefined)
      }
    },
    async find(hash) {
      const answer = await ask(addressOf(hash), { method: 'HEAD' }, [200, 404])
      if (answer.status === 404) return undefined
      return { hash, bytes: Number(answer.headers.get('content-length')) }
    },
    async *read(hash, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end - 1}` }
      const init = { method: 'GET', ...(headers && { headers }) }
      const { body } = await ask(addressOf(hash), init, [range === undefined ? 200 : 206])
      if (body !== null) yield* body
    },
    async remove(hash) {
      await ask(addressOf(hash), { method: 'DELETE' }, [200, 204, 404])
    },
    removeLeftovers: (before) => removeOldSpools(incoming, before),
    async readMark() {
      const answer = await ask(markAddress, { method: 'GET' }, [200, 404])
      const text = await answer.text()
      if (answer.status === 404 && text.includes(noSuchBucket)) {
        throw new OtherStoreError(
          `There is no bucket ${config.bucket} at ${config.endpoint}. Make it, or correct ` +
            'S3_BUCKET and S3_ENDPOINT (operations.md, One store for all servers).',
        )
      }
      return answer.status === 404 ? undefined : text.trim()
    },
    async writeMark(mark) {
      await ask(markAddress, { method: 'PUT', body: `${mark}\n` }, [200])
    },
    async ping() {
      await ask(`${config.endpoint}/${config.bucket}`, { method: 'HEAD' }, [200])
      if (lastPutFailed) await tryWriting()
    },
  }
}

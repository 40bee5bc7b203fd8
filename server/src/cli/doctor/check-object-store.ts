import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openS3Blobs } from '../../platform/blobs/s3-blobs.ts'
import type { S3Config } from '../../platform/config/config.ts'
import type { Finding } from './finding.ts'

const subject = 'object store'

/** Whether blobs can be written, found and removed; nothing is left there. */
export async function checkObjectStore(config: S3Config): Promise<Finding> {
  const { host } = new URL(config.endpoint)
  const folder = await mkdtemp(join(tmpdir(), 'mboa-doctor-'))
  try {
    const blobs = await openS3Blobs(config, folder)
    // Reading is what says whether there is such a bucket.
    await blobs.readMark()
    const { hash } = await blobs.put([randomBytes(32)])
    const found = await blobs.find(hash)
    await blobs.remove(hash)
    if (found === undefined) throw new Error('What was written is not there.')
    return { subject, state: 'good', says: `${config.bucket} at ${host} stores what is written.` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { subject, state: 'wrong', says: `${config.bucket} at ${host}: ${reason}` }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Blobs } from './blobs.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'

/** @param beside true where a server may be writing at the same time */
export function openBlobs(config: Pick<Config, 's3' | 'dataDir'>, beside = false): Promise<Blobs> {
  const folder = join(config.dataDir, 'blobs')
  if (config.s3 === undefined) return openDiskBlobs(folder, beside)
  return openS3Blobs(config.s3, join(folder, 'incoming'))
}

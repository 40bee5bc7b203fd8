import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Blobs } from './blobs.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { openS3Blobs } from './s3-blobs.ts'

/** In the object store where one is configured, else in the data folder. */
export function openBlobs(config: Pick<Config, 's3' | 'dataDir'>): Promise<Blobs> {
  const folder = join(config.dataDir, 'blobs')
  if (config.s3 === undefined) return openDiskBlobs(folder)
  return openS3Blobs(config.s3, join(folder, 'incoming'))
}

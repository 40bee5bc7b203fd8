import S3rver from '@20minutes/s3rver'
import { onTestFinished } from 'vitest'
import type { S3Config } from '../platform/config/config.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestObjectStore {
  readonly config: S3Config
  stop(): Promise<void>
}

/**
 * A store of our own that speaks S3; gone when the running test ends.
 * @param at a port on which nobody listens
 */
export async function startObjectStore(at = 0): Promise<TestObjectStore> {
  const bucket = 'mboa-test'
  const store = new S3rver({
    port: at,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await store.run()
  let running = true
  const stop = async () => {
    if (running) await store.close()
    running = false
  }
  onTestFinished(stop)
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop,
  }
}

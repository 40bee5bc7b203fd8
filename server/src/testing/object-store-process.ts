import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { S3Config } from '../platform/config/config.ts'

const bucket = 'mboa-test'
const program = `
  const S3rver = require('s3rver')
  const [directory, port] = process.argv.slice(1)
  const configureBuckets = [{ name: '${bucket}' }]
  const store = { port: Number(port), address: '127.0.0.1', silent: true, directory, configureBuckets }
  new S3rver(store).run().then(({ port }) => process.stdout.write(port + '\\n'))
`

/**
 * A store that speaks S3, as a process: this one ends when its disk is full, and is started again
 * at the same address, until the running test ends.
 */
export async function startObjectStoreProcess(folder: string): Promise<S3Config> {
  let isOver = false
  let port = 0
  const launch = () => {
    const child = spawn(process.execPath, ['-e', program, folder, String(port)], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.on('exit', () => {
      if (!isOver) running = launch()
    })
    return child
  }
  let running = launch()
  onTestFinished(() => {
    isOver = true
    running.kill()
  })
  const [told] = (await once(running.stdout, 'data')) as [Buffer]
  port = Number(told.toString())
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

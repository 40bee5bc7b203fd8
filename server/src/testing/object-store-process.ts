import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { S3Config } from '../platform/config/config.ts'

const bucket = 'mboa-test'
/** s3rver answers before it has written: here an object is there whole, or the answer is an error. */
const program = `
  const S3rver = require('@20minutes/s3rver')
  const { buffer } = require('node:stream/consumers')
  const { mkdir, open, rename } = require('node:fs/promises')
  const { dirname } = require('node:path')
  const [directory, port] = process.argv.slice(1)
  const configureBuckets = [{ name: '${bucket}' }]
  const server = new S3rver({
    port: Number(port), address: '127.0.0.1', silent: true, directory, configureBuckets,
  })
  const md5Of = (content) => require('node:crypto').createHash('md5').update(content).digest('hex')
  server.store.putObject = async function ({ bucket, key, content, metadata }) {
    const path = this.getResourcePath(bucket, key, 'object')
    const whole = Buffer.isBuffer(content) ? content : await buffer(content)
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path + '.incoming', 'w')
    await file.writeFile(whole).finally(() => file.close())
    await this.putMetadata(bucket, key, metadata, md5Of(whole))
    await rename(path + '.incoming', path)
    return { size: whole.length, md5: md5Of(whole) }
  }
  server.run().then(({ port }) => process.stdout.write(port + '\\n'))
`

/**
 * A store that speaks S3, as a process. Should it end, on a disk without room, it is started again
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
  const [line] = (await once(running.stdout, 'data')) as [Buffer]
  port = Number(line.toString())
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

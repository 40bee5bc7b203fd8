import { buffer } from 'node:stream/consumers'
import { giveWay } from '../../../../platform/give-way.ts'
import { exitStatus, largestMegabytes, longestCoreMs, longestMs } from './process-limits.ts'

/**
 * A process for one picture: reads it from its input, writes the photo to its output, and reports
 * by its status how it went. It watches over its own memory and time, because the work is done by
 * threads that no engine limits, and ends by itself where the server that started it is gone.
 */
giveWay()
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isTooLong = (user + system) / 1000 > longestCoreMs
  const isTooLarge = process.memoryUsage.rss() > largestMegabytes * 2 ** 20
  if (isTooLong || isTooLarge) process.exit(exitStatus.noPhoto)
}, 10).unref()
setTimeout(() => process.exit(exitStatus.tooSlow), longestMs).unref()

const { reEncodePhoto } = await import('./re-encode-photo.ts')
const photo = await reEncodePhoto(await buffer(process.stdin))
if (photo === undefined) process.exit(exitStatus.noPhoto)
process.stdout.end(photo)

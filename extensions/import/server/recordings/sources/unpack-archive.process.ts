import { FormatError } from '@mboa/formats'
import { giveWay } from '../../../../../server/src/platform/give-way.ts'
import { unpackArchive } from './unpack-archive.ts'

/**
 * A process for one archive: gets the archive, a folder and the language as its words, and says what
 * it has found. It can write into that folder alone; its time is watched by who started it.
 */
giveWay()
const [path = '', to = '', language = ''] = process.argv.slice(2)
try {
  process.stdout.write(JSON.stringify({ kind: await unpackArchive(path, { to, language }) }))
} catch (error) {
  if (!(error instanceof FormatError)) throw error
  // What its list alone speaks against has no reason of its own.
  const { message, reason = 'unsafe-archive' } = error
  process.stdout.write(JSON.stringify({ error: { message, reason } }))
}

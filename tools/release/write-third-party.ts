import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeThirdParty } from './licences.ts'
import { listShipped, type Lockfile } from './shipped-packages.ts'

/** Writes `docs/third-party.md` anew, after packages have come, gone or changed. */
const root = join(import.meta.dirname, '../..')
const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lockfile
await writeFile(join(root, 'docs/third-party.md'), composeThirdParty(listShipped(lockfile)))

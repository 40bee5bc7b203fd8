import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { expect, it } from 'vitest'
import { journalIn, makePlace, startWorldIn } from '../../testing/backed-up.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Replaces the tables of an unsealed backup, and the hashes on the way to them. */
async function replaceTables(folder: string, database: Buffer): Promise<void> {
  await writeFile(join(folder, 'database.zst'), database)
  const contents = await readJson(join(folder, 'contents'))
  Object.assign(contents['database'] as object, { sha256: hashOf(database) })
  const text = Buffer.from(JSON.stringify(contents))
  await writeFile(join(folder, 'contents'), text)
  const head = await readJson(join(folder, 'backup.json'))
  Object.assign(head['contents'] as object, { sha256: hashOf(text) })
  await writeFile(join(folder, 'backup.json'), JSON.stringify(head))
}

const readJson = async (path: string) =>
  JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>

/** What an attacker, or an editor, may make of the lines of a table. */
const crafts: readonly (readonly [string, (text: string) => string])[] = [
  ['no JSON', (text) => `${text}no JSON\n`],
  ['another kind of line', (text) => `${text}{"rows":[]}\n`],
  ['a row without a table', (text) => `["a"]\n${text}`],
  [
    'a row with too few cells',
    (text) => `${text}{"table":"accounts","columns":["id","email"]}\n["a"]\n`,
  ],
  ['a table without columns', (text) => `${text}{"table":"accounts","columns":[]}\n[]\n`],
  ['a table that no version has', (text) => `${text}{"table":"extra","columns":["id"]}\n["a"]\n`],
  [
    'a column that no version has',
    (text) => `${text}{"table":"sessions","columns":["extra"]}\n["a"]\n`,
  ],
  ['a row twice', (text) => text.replace(/^(\{"table":"accounts".*\n)(.*\n)/m, '$1$2$2')],
  ['a row of nobody', (text) => text.replace(/^(\{"table":"accounts".*\n)(.*\n)/m, '$1')],
]

describeEngines('an unsealed backup with rows made by hand', (engine) => {
  it('is refused in a sentence, and nothing of it is restored', async () => {
    const backups = await temporaryFolder()
    const place = await makePlace(engine, journalIn(backups))
    await exchange(await signIn(await startWorldIn(place, engine)), { events: reviewsOf(1) })
    await place.run('backup', backups)
    const name = (await readdir(backups)).find((each) => each.startsWith('mboa-')) ?? ''
    const folder = join(backups, name)
    const whole = (await decompress(await readFile(join(folder, 'database.zst')))).toString()
    const databases: (readonly [string, Buffer])[] = [['no archive', Buffer.from('none')]]
    for (const [what, craft] of crafts) databases.push([what, await compress(craft(whole))])
    for (const [what, database] of databases) {
      await replaceTables(folder, database)
      const other = await makePlace(engine, journalIn(backups))
      const { status, complaints } = await other.run('restore', folder)
      expect([what, status, complaints.length]).toEqual([what, 1, 1])
      expect(complaints[0]).toMatch(/^\S.*\.$/)
      expect((await other.run('user', 'show', 'ada@example.com')).status).toBe(1)
    }
    await replaceTables(folder, await compress(whole))
    const other = await makePlace(engine, journalIn(backups))
    expect((await other.run('restore', folder)).status).toBe(0)
  })
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { startBoth } from './testing/import-world.ts'

describeEngines('a draft on the command line', (engine) => {
  it('shortens long sentences of the file', async () => {
    const { take, folder, database } = await startBoth(engine)
    const file = join(folder, 'long.csv')
    const sentence = 'taba '.repeat(30).trim()
    await writeFile(file, `text;kind\n${sentence};sentence\n`)
    const { status, output } = await take(file)
    expect(status).toBe(0)
    const shown = output.filter((line) => line.includes('have no meaning'))
    expect(shown).toEqual([
      `  1 have no meaning in English or French: ${'taba '.repeat(12).trim()}…`,
    ])
    await database.close()
  })
})

import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { fixtures, startBoth } from './testing/import-world.ts'

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

  it('names the sheets of a workbook that are not read', async () => {
    const { take, folder, database } = await startBoth(engine)
    const file = join(folder, 'mots.xlsx')
    await copyFile(join(fixtures, 'workbook-shape.xlsx'), file)
    const { output } = await take(file)
    const at = output.indexOf('  sheets that are not read:')
    expect(output[at + 1]).toBe('    Notes')
    await database.close()
  })

  it('counts what is not read by name, shortened, and what speakers do not get', async () => {
    const { take, folder, database } = await startBoth(engine)
    const file = join(folder, 'titled.csv')
    const long = 'taba '.repeat(101).trim()
    const rows = [`${long};;`, ';from home;', 'Mot;English;Exemple', `taba;one;${long}`]
    await writeFile(file, rows.join('\n'))
    const { status, output } = await take(file)
    expect(status).toBe(0)
    const shown = output.filter((line) => /above the names|without their/.test(line))
    expect(shown).toEqual([
      `    2 rows above the names of the columns: ${'taba '.repeat(12).trim()}…`,
      '  1 of them without their example, longer than speakers can be shown',
    ])
    await database.close()
  })

  it('shortens the entries of refused lines, and meanings that differ from the course', async () => {
    const { take, folder, database } = await startBoth(engine)
    const file = join(folder, 'refused.csv')
    const sentence = 'taba '.repeat(30).trim()
    const rows = [`${sentence};sentence;#REF!`, `aná;word;${sentence}`]
    await writeFile(file, `text;kind;english\n${rows.join('\n')}\n`)
    const { output } = await take(file)
    const beginning = `${'taba '.repeat(12).trim()}…`
    const told = output.filter((line) => /refused\.csv:2:|in the course/.test(line))
    expect(told).toEqual([
      expect.stringContaining(`aná: here “${beginning}”, in the course “`),
      expect.stringContaining(`refused.csv:2: ${beginning}: `),
    ])
    await database.close()
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, addressOf, coursesResponseSchema, unitPackSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { signInWithoutConsent } from '../../../../server/src/testing/takes.ts'
import { idIn, oneCourse, startBoth } from './testing/import-world.ts'

/** A dictionary whose words are in three writing systems, two of them of the schools. */
const dictionary = `<?xml version="1.0" encoding="UTF-8"?>
<lift version="0.13" producer="Made for this test">
<entry id="taba"><lexical-unit>
<form lang="ewo"><text>tabɛ</text></form>
<form lang="ewo-x-school"><text>tabe</text></form>
<form lang="ewo-x-old"><text>tabey</text></form>
</lexical-unit>
<sense id="taba-1"><gloss lang="en"><text>first</text></gloss><gloss lang="fr"><text>premier</text></gloss></sense>
</entry>
</lift>
`

/** The course with a spelling of the schools beside its own. */
async function withSchool(): Promise<string> {
  const packs = await oneCourse()
  const path = join(packs, 'ewo/course.yaml')
  const text = await readFile(path, 'utf8')
  const others = '\n  others:\n    - id: school\n      name: { en: School, fr: École }\nalphabet:'
  expect(text).toContain('\nalphabet:')
  await writeFile(path, text.replace('\nalphabet:', others))
  return packs
}

describeEngines('a dictionary in several writing systems', (engine) => {
  async function start() {
    const both = await startBoth(engine)
    const [file, options] = [join(both.folder, 'words.lift'), join(both.folder, 'options.json')]
    await writeFile(file, dictionary)
    const packs = await withSchool()
    const say = (conventions: Record<string, string>) =>
      writeFile(options, JSON.stringify({ conventions }))
    const take = (of: string, ...words: string[]) => both.take(of, '--packs', packs, ...words)
    return { ...both, file, options, say, take }
  }

  it('keeps the other spellings as such, and gives them back with what was said of them', async () => {
    const { run, take, file, options, say, folder, database } = await start()
    await say({ 'ewo-x-school': 'school' })
    const draft = await take(file, '--options', options)
    expect(draft.output.join('\n')).toContain('"conventions":{"ewo-x-school":"school"}')
    const kept = await take(file, '--options', options, '--keep')
    expect([kept.status, kept.complaints]).toEqual([0, []])
    const listTold = async () =>
      (await database.queries.selectFrom('contributions').selectAll().execute()).map(
        ({ contribution }) => JSON.parse(contribution) as { text: string; forms?: unknown },
      )
    const forms = [{ convention: 'school', text: 'tabe' }]
    expect(await listTold()).toMatchObject([{ text: 'tabɛ', forms }])
    const out = join(folder, 'out.lift')
    await run('export', idIn(kept.output), '--to', out)
    const written = await readFile(out, 'utf8')
    expect(written).toContain('<annotation name="mboa:convention" value="school"/>')
    for (const text of ['tabɛ', 'tabe', 'tabey']) expect(written).toContain(`<text>${text}</text>`)
    // What was given back says by itself what is what.
    await run('import', 'undo', idIn(kept.output))
    await say({})
    await take(out, '--options', options, '--keep')
    expect(await listTold()).toMatchObject([{ text: 'tabɛ', forms }])
    await database.close()
  })

  it('gives back as it came what nothing was said of, and tells speakers of no other spelling', async () => {
    const { run, take, file, folder, database } = await start()
    const kept = await take(file, '--keep')
    const told = await database.queries.selectFrom('contributions').selectAll().execute()
    expect(told.map(({ contribution }) => contribution)).toEqual([
      expect.not.stringContaining('forms'),
    ])
    const out = join(folder, 'out.lift')
    await run('export', idIn(kept.output), '--to', out)
    const written = await readFile(out, 'utf8')
    expect(written).not.toContain('mboa:convention')
    expect(written).toContain('<form lang="ewo-x-old"><text>tabey</text></form>')
    await database.close()
  })

  it('shows learners the other spelling, and accepts it, once speakers confirmed the word', async () => {
    const { take, file, options, say, database, world } = await start()
    await say({ 'ewo-x-school': 'school' })
    await take(file, '--options', options, '--keep')
    await database.queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
    const reader = await signInWithoutConsent(world)
    const { courses } = (await reader.get(api.listCourses.path)).as(coursesResponseSchema)
    const units = courses.find(({ course }) => course === 'ewo')?.units ?? []
    const found = units.find(({ unit }) => unit === 'from-speakers')
    const path = addressOf(api.readUnitPacks, {
      params: { course: 'ewo', units: 'from-speakers', revisions: found?.revision ?? '' },
    })
    expect((await reader.get(path)).as(unitPackSchema).words).toMatchObject([
      { text: 'tabɛ', accepted: ['tabe'], spellings: { school: ['tabe'] } },
    ])
    await database.close()
  })

  it('refuses a writing system that is said to be no convention of the course', async () => {
    const { take, file, options, say, database } = await start()
    await say({ 'ewo-x-school': 'church' })
    const { status, complaints } = await take(file, '--options', options)
    expect(status).not.toBe(0)
    expect(complaints.join('\n')).toContain('ewo-x-school is "church": the course has')
    await database.close()
  })
})

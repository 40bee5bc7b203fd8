import { api, contributionsSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../../../server/src/testing/call-as-page.ts'
import { describeBothEngines, type Engine } from '../../../../server/src/testing/engines.ts'
import { startDesk } from '../../../../server/src/testing/language-desk.ts'
import { signInRecorder, trustRecorder } from '../../../../server/src/testing/takes.ts'
import type { TestClient } from '../../../../server/src/testing/test-client.ts'
import { createInProcessImports } from '../testing/in-process-imports.ts'

/** As a teacher keeps it; a meaning may hold anything, also what looks like such a question. */
const list = [
  'mot,sens,english',
  'abəlé,noix de cola,',
  'ŋgɔl,"pitié, ""asks"":""fr""",pity',
  'zɔg,éléphant,',
].join('\n')

const file = { bytes: list, columns: { mot: 'text', sens: 'gloss fr' } }

async function startList(engine: Engine) {
  const of = await startDesk(engine)
  const { world } = of
  const { draft, keep } = createInProcessImports(world)
  const speaker = await signInRecorder(world, 2)
  await trustRecorder(world, 2)
  const ask = async (client: TestClient, language: 'en' | 'fr') => {
    const asked = `${api.listAskedMeanings.path}?course=ewo&language=${language}`
    const { contributions } = (await client.get(asked)).as(contributionsSchema)
    return contributions.map(({ contribution }) => contribution)
  }
  return {
    ...of,
    speaker,
    ask,
    draft: () => draft(file),
    keep: () => keep(file),
  }
}

describeBothEngines('a list with meanings in one language', (engine) => {
  it('is proposed to speakers, who are asked for the other one', async () => {
    const { draft, keep, ask, speaker, world, send } = await startList(engine)
    expect(await draft()).toMatchObject({
      entries: 3,
      proposed: 3,
      asking: 2,
      kept: [],
    })
    const kept = await keep()
    expect(kept).toMatchObject({ entries: 3, proposed: 3 })
    const asked = await ask(speaker, 'en')
    expect(asked).toMatchObject([
      { text: 'abəlé', gloss: { en: 'noix de cola', fr: 'noix de cola' }, asks: 'en' },
      { text: 'zɔg', asks: 'en' },
    ])
    expect(await ask(speaker, 'fr')).toEqual([])
    const [first] = asked
    const about = first?.id ?? ''
    const told = {
      kind: 'meaning',
      id: testId(7),
      course: 'ewo',
      about,
      language: 'en',
      text: 'kola nut',
      dialect: null,
      note: '',
      contributedAt: world.clock.now(),
    }
    await speaker.post(api.sendContributions.path, { contributions: [told] })
    expect((await ask(speaker, 'en')).map(({ id }) => id)).not.toContain(about)
    await send('DELETE', api.undoImport.path, kept.id)
    expect(await ask(speaker, 'en')).toEqual([])
  })

  it('is learnt with its meaning marked until somebody has told the other', async () => {
    const { keep, speaker, ask, world, desk, at } = await startList(engine)
    await keep()
    const [first] = await ask(speaker, 'en')
    const path = at(api.decideDeskWord.path, first?.id)
    await sendJson(world, desk, 'PUT', path, { verdict: 'confirm' })
    const packs = (await world.context.readCurrentCourses()).findCourse('ewo')?.packs ?? []
    const learnt = packs.flatMap(({ words }) => words).find(({ text }) => text === 'abəlé')
    expect(learnt?.gloss).toEqual({ en: ['noix de cola (in French)'], fr: ['noix de cola'] })
    // Whoever takes it elsewhere has the meaning as it was told, and none in English.
    const table = (await desk.get(at(api.exportDeskWords.path))).text
    expect(table).toContain('noix de cola')
    expect(table.split('noix de cola')).toHaveLength(2)
  })
})

import { api, addressOf, coveragePage, coverageSchema, coursesResponseSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { consentToFilled, fillTakes } from '../../testing/fill-takes.ts'
import { insertMany } from '../../testing/measured-server.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { watchRows } from '../../testing/watch-rows.ts'
import { addSpeaker, storeTakeOf, takeBackSpeaker } from '../../testing/speakers.ts'
import {
  aContribution,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { readCoverage } from './coverage.ts'

const aWord = {
  kind: 'word',
  id: testId(7_999),
  course: 'ewo',
  text: 'ndá',
  dialect: null,
  note: '',
  gloss: { en: 'house', fr: 'une maison' },
  theme: null,
  example: null,
  contributedAt: 5,
}

describeEngines('what is heard of a language', (engine) => {
  it('counts what is heard, what waits and what is missing, theme by theme', async () => {
    const { world, desk, readCoverage, readDesk, readPeople } = await startDesk(engine)
    const before = await readCoverage()
    await storeTake(world, desk, {}, 211)
    const waits = await readCoverage()
    expect([waits.voiced, waits.waiting]).toEqual([before.voiced, before.waiting + 1])
    const { id } = await world.database.queries
      .selectFrom('takes')
      .select('id')
      .executeTakeFirstOrThrow()
    const other = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    expect(await reviewTake(world, other, id)).toBe('approved')
    const heard = await readCoverage()
    expect([heard.voiced, heard.waiting]).toEqual([before.voiced + 1, before.waiting])
    expect(heard.total).toBe(before.total)
    expect(heard.themes.filter(({ one }) => one === 1)).toHaveLength(1)
    // All that the course has before all that is asked for, and of each what is heard least first.
    const firstAsked = heard.themes.findIndex(({ source }) => source === 'concepts')
    const [taught, asked] = [heard.themes.slice(0, firstAsked), heard.themes.slice(firstAsked)]
    expect(new Set(taught.map(({ source }) => source))).toEqual(new Set(['course']))
    expect(new Set(asked.map(({ source }) => source))).toEqual(new Set(['concepts']))
    expect(taught.findIndex(({ one }) => one === 1)).toBe(taught.length - 1)
    const [coordinator] = (await readPeople()).people
    expect(coordinator).toMatchObject({ takes: 1, approved: 1 })

    const sent = { contributions: [aContribution()] }
    expect((await other.post(api.sendContributions.path, sent)).status).toBe(200)
    expect(await readDesk()).toMatchObject({
      wordsWaiting: 1,
      takesWaiting: 0,
      spellingsWaiting: 0,
    })
    const { id: take } = await storeTake(world, desk, { item: 'ewo.concept-hoe' }, 230)
    const spelling = aContribution({ id: testId(2), take })
    expect(
      (await other.post(api.sendContributions.path, { contributions: [spelling] })).status,
    ).toBe(200)
    expect(await readDesk()).toMatchObject({ wordsWaiting: 1, spellingsWaiting: 1 })
  })

  it('counts who is heard by what they say of themselves, and tells no number of few', async () => {
    const { world, desk, readCoverage } = await startDesk(engine)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const said = async (nth: number, sex: 'female' | 'male') => {
      const id = testId(7600 + nth)
      const consent = { id, consent: testId(7700 + nth), hertz: 300 + nth }
      await addSpeaker(world, desk, consent, { sex, ageBand: sex === 'male' ? null : '60-over' })
      const item = nth % 2 === 0 ? 'ewo.day-sunday' : 'ewo.day-monday'
      const dialect = nth < 5 ? 'Yezum' : null
      const take = await storeTakeOf(world, desk, id, { item, dialect }, 400 + nth)
      expect(await reviewTake(world, reviewer, take.id)).toBe('approved')
      return id
    }
    const women = []
    for (let nth = 0; nth < 5; nth += 1) women.push(await said(nth, 'female'))
    await said(5, 'male')
    // Waits, and is not heard.
    await storeTake(world, desk, {}, 290)
    const groups = async () =>
      (await readCoverage()).heard
        ?.map(({ by, value, speakers, items }) => [by, value ?? '', speakers, items])
        .sort()
    expect(await groups()).toEqual([
      ['age', '', null, null],
      ['age', '60-over', 5, 2],
      ['dialect', '', null, null],
      ['dialect', 'Yezum', 5, 2],
      ['sex', 'female', 5, 2],
      ['sex', 'male', null, null],
    ])
    // Not six: who is not a woman would be found by what is left.
    await said(6, 'female')
    expect(await groups()).toContainEqual(['sex', 'female', 5, 2])
    for (const woman of women.slice(0, 2)) {
      await takeBackSpeaker(world, desk, 'speakerConsent', woman)
    }
    expect(await groups()).toContainEqual(['sex', 'female', null, null])
    // With the first page alone.
    const path = addressOf(api.readDeskCoverage, { params: { language: 'ewo' } })
    const later = (await desk.get(`${path}?from=${coveragePage}`)).as(coverageSchema)
    expect(later.heard).toBeUndefined()
  })

  it('tells what one group is heard with, where it and a theme have five of it', async () => {
    const { world, desk, at } = await startDesk(engine)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    let nth = 0
    const said = async (sex: 'female' | 'male', item: string, { isHeard = true } = {}) => {
      nth += 1
      const id = testId(7600 + nth)
      const consent = { id, consent: testId(7700 + nth), hertz: 300 + nth }
      await addSpeaker(world, desk, consent, { sex })
      const take = await storeTakeOf(world, desk, id, { item, dialect: null }, 400 + nth)
      if (isHeard) expect(await reviewTake(world, reviewer, take.id)).toBe('approved')
      return id
    }
    const [sunday, greeting] = ['ewo.day-sunday', 'ewo.concept-hoe']
    const women: string[] = []
    for (let count = 0; count < 5; count += 1) women.push(await said('female', sunday))
    await said('female', greeting)
    await said('male', sunday)
    const path = (of: string, by = 'sex') => `${at(api.readDeskCoverage.path)}?by=${by}&of=${of}`
    const read = async (of: string) => {
      const answer = (await desk.get(path(of))).as(coverageSchema)
      return answer.themes.filter(
        ({ one, two, three, waiting, isOfFew }) =>
          one + two + three + waiting > 0 || isOfFew === true,
      )
    }
    const [days, hoe, ...others] = await read('female')
    expect(days).toMatchObject({ source: 'course', one: 0, two: 0, three: 1, waiting: 0 })
    expect(days?.isOfFew).toBeUndefined()
    // One woman speaks there: that, and no number.
    expect(hoe).toMatchObject({ isOfFew: true, one: 0, two: 0, three: 0, waiting: 0 })
    expect(others).toEqual([])
    for (const of of ['male', 'nobody']) expect((await desk.get(path(of))).status).toBe(404)
    // Who waits is not heard, and makes no group.
    for (let count = 0; count < 4; count += 1) await said('male', sunday, { isHeard: false })
    expect((await desk.get(path('male'))).status).toBe(404)
    await takeBackSpeaker(world, desk, 'speakerConsent', women[0])
    await takeBackSpeaker(world, desk, 'speakerConsent', women[1])
    expect((await desk.get(path('female'))).status).toBe(404)
    // By what nobody says of themselves it is all of them.
    const all = (await desk.get(path('x', 'name'))).as(coverageSchema)
    expect(all.themes).toEqual((await desk.get(path('', ''))).as(coverageSchema).themes)
  })

  it('stays below 200 kB a page where 500 words have nine voices each', async () => {
    const { world, desk, at } = await startDesk(engine)
    for (let number = 1; number <= 9; number += 1) {
      const recorderId = `many-${number}`
      await fillTakes(world.database, { recorderId, count: 500 })
      await consentToFilled(world.database, recorderId)
    }
    const from = performance.now()
    const answer = await desk.get(at(api.readDeskCoverage.path))
    const tookMs = Math.round(performance.now() - from)
    const { voiced, waiting, next } = answer.as(coverageSchema)
    expect(voiced + waiting).toBeGreaterThan(400)
    expect(next).toBe(coveragePage)
    expect(answer.bytes.byteLength).toBeLessThan(200 * 1024)
    process.stdout.write(
      `desk: ${tookMs} ms and ${answer.bytes.byteLength} bytes for 4,500 takes (${engine})\n`,
    )
  })

  it('counts words of speakers without reading each of them', async () => {
    const { world, desk } = await startDesk(engine)
    const { queries } = world.database
    const words = 300
    await desk.post(api.sendContributions.path, { contributions: [aWord] })
    const row = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
    const ids = Array.from({ length: words - 1 }, (_, nth) => testId(8_000 + nth))
    await insertMany(
      queries,
      'contributions',
      ids.map((id, nth) => ({ ...row, id, contestedAt: nth === 0 ? 1 : null })),
    )
    await storeTake(world, desk, { item: `ewo.${aWord.id}` }, 230)
    await storeTake(world, desk, { item: `ewo.${ids[0]}` }, 240)
    await storeTake(world, desk, {}, 250)
    const { work, watched } = watchRows(queries)
    const context = { ...world.context, database: { ...world.database, queries: watched } }
    const read = await readCoverage(context, 'ewo', { from: 0, group: undefined })
    const themes = read.ok ? read.value.themes : []
    // A recorded word counts, even after somebody contested it.
    expect(themes.find(({ source }) => source === 'speakers')).toMatchObject({
      items: words,
      waiting: 2,
    })
    expect(work.rows).toBeLessThan(30)
  })

  it('covers a language that has no course from the concepts alone', async () => {
    const { world, desk } = await startDesk(engine)
    await world.database.queries.updateTable('recorderLanguages').set({ language: 'bum' }).execute()
    const path = addressOf(api.readDeskCoverage, { params: { language: 'bum' } })
    const { themes, total, voiced } = (await desk.get(path)).as(coverageSchema)
    expect(new Set(themes.map(({ source }) => source))).toEqual(new Set(['concepts']))
    expect(total).toBeGreaterThan(1000)
    expect(voiced).toBe(0)

    const words = themes.find(({ source, items }) => source === 'concepts' && items >= 5)
    const concepts = world.context.library.concepts
      .flatMap((section) =>
        section.themes.map((theme) => ({ ...theme, name: `${section.section}/${theme.theme}` })),
      )
      .find(({ name }) => name === words?.theme)
    const asked = concepts?.concepts.filter(({ hidden }) => hidden === undefined) ?? []
    const trusted = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    await world.database.queries.updateTable('recorderLanguages').set({ language: 'bum' }).execute()
    for (const [nth, { concept }] of asked.slice(0, 5).entries()) {
      const id = testId(nth + 1)
      const text = `ba${'abcdefgh'[nth] ?? ''}`
      const contribution = aContribution({ id, course: 'bum', concept, text })
      await desk.post(api.sendContributions.path, { contributions: [contribution] })
      const judgement = addressOf(api.judgeContribution, { params: { id } })
      await sendJson(world, trusted, 'PUT', judgement, { verdict: 'confirm' })
      const of = { course: 'bum', item: `bum.concept-${concept}` }
      const take = await storeTake(world, desk, of, 240 + nth * 20)
      expect(await reviewTake(world, trusted, take.id)).toBe('approved')
    }
    // Places in lessons are given as the courses are read.
    const { courses } = (await desk.get(api.listCourses.path)).as(coursesResponseSchema)
    expect(courses.find(({ course }) => course === 'bum')?.units).toMatchObject([
      { unit: `from-speakers-${concepts?.theme ?? ''}`, lessons: 1 },
    ])
    const taught = (await desk.get(path)).as(coverageSchema)
    const namesOf = (of: typeof themes) => of.map(({ theme }) => theme)
    const others = namesOf(themes).filter((theme) => theme !== words?.theme)
    // What is heard least stands first, in the order of the lists where nothing tells them apart.
    expect(namesOf(taught.themes).slice(0, others.length)).toEqual(others)
    const rest = (await desk.get(`${path}?from=${taught.next}`)).as(coverageSchema)
    expect(rest.themes.at(-1)).toMatchObject({ theme: words?.theme, one: 5 })
    expect([taught.total, taught.voiced]).toEqual([total, 5])
  })
})

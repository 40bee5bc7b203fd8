import { spellingsLimit } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { watchRows } from '../../testing/watch-rows.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { readSpellings, sendContributions, speak } from '../../testing/spellings.ts'
import { aContribution, storeTake } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import {
  countUnwritten,
  findTextsOfTakes,
  listSpellingsToJudge,
  listUnwritten,
} from '../contributions/index.ts'

const count = 3 * spellingsLimit

describeBothEngines('spellings that wait in a language', (engine) => {
  it('are read a page at a time, and all of them counted', async () => {
    const world = await startWorld(engine)
    const { queries } = world.database
    const { take, others } = await speak(world)
    const [writer, listener] = others
    for (let from = 1; from <= count; from += spellingsLimit) {
      const ids = Array.from({ length: spellingsLimit }, (_, at) => testId(from + at))
      await sendContributions(writer, ...ids.map((id) => aContribution({ id, take })))
    }

    const { spelled, waiting } = await readSpellings(listener)
    expect([spelled.length, waiting.toConfirm]).toEqual([spellingsLimit, count])
    const { work, watched } = watchRows(queries)
    const asked = { course: 'ewo', judgeId: 'who-listens' }
    const page = { after: spelled.at(-1) ?? '', limit: spellingsLimit }
    const next = await listSpellingsToJudge(watched, asked, page)
    expect(next[0]?.received.contribution.id).toBe(testId(spellingsLimit + 1))
    expect([next.length, work.rows]).toEqual([spellingsLimit, spellingsLimit])
  })

  it('and takes without any are read a page at a time, whatever else was written', async () => {
    const world = await startWorld(engine)
    const { take, speaker, others } = await speak(world)
    const [writer] = others
    const contributions = Array.from({ length: spellingsLimit }, (_, nth) =>
      aContribution({ id: testId(nth + 1), take }),
    )
    await sendContributions(writer, ...contributions)
    const { id } = await storeTake(world, speaker, { item: 'ewo.concept-axe' }, 300)
    const { work, watched } = watchRows(world.database.queries)
    const page = { after: '', limit: spellingsLimit }
    expect(await listUnwritten(watched, 'ewo', page)).toEqual([id])
    expect(await countUnwritten(watched, 'ewo')).toEqual([{ item: 'ewo.concept-axe', count: 1 }])
    const asked = { id, course: 'ewo', item: 'ewo.concept-axe', speakerId: 'any', dialect: null }
    const database = { ...world.database, queries: watched }
    await findTextsOfTakes({ database, library: world.context.library }, [asked])
    expect(work.rows).toBe(2)
  })

  it('are reached behind a page of takes whose concepts are no longer in the list', async () => {
    const world = await startWorld(engine)
    const { take, speaker, others } = await speak(world)
    const { queries } = world.database
    const row = await queries
      .selectFrom('takes')
      .selectAll()
      .where('id', '=', take)
      .executeTakeFirstOrThrow()
    const lost = Array.from({ length: spellingsLimit }, (_, nth) => testId(nth + 1))
    const gone = lost.map((id) => ({ ...row, id, item: 'ewo.concept-no-longer-there' }))
    await queries.deleteFrom('takes').execute()
    await queries.insertInto('takes').values(gone).execute()
    const { id } = await storeTake(world, speaker, { item: 'ewo.concept-axe' }, 300)
    const first = await readSpellings(others[0])
    expect([first.written, first.waiting.toWrite]).toEqual([[], 1])
    const second = await readSpellings(others[0], `&after=${first.next.after ?? ''}`)
    expect([second.written, second.next.after]).toEqual([[id], null])
  })
})

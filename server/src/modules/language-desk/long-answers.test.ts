import { api, contributionsSchema, deskReportsSchema, deskWordsSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { aReport } from '../../testing/practice.ts'
import { aContribution, signInRecorder } from '../../testing/takes.ts'

const words = 300
const items = 40
const reportsOfItem = 40

/** A control character takes six bytes in JSON. */
const longNote = '\u0001'.repeat(1000)
const longLine = 'ə'.repeat(500)

const inParts = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / 100) }, (_, nth) =>
    rows.slice(nth * 100, (nth + 1) * 100),
  )

/** Words, contests and reports as long as the contract allows. */
async function fillWithLongTexts(engine: Engine) {
  const of = await startDesk(engine)
  const { world, accountId } = of
  const { queries } = world.database
  const writer = await signInRecorder(world, 2)
  const contributorId = await of.idOf(writer)
  const contributions = Array.from({ length: words }, (_, at) => {
    const contribution = {
      ...aContribution({ id: testId(at + 1), text: longLine }),
      kind: 'word' as const,
      note: longNote,
      gloss: { en: longLine, fr: longLine },
      theme: null,
      example: longLine,
    }
    return {
      id: contribution.id,
      contributorId,
      speakerId: contributorId,
      course: 'ewo',
      kind: 'word' as const,
      contribution: JSON.stringify(contribution),
      findings: '[]',
      receivedAt: 1,
      checkedAt: null,
      contestedAt: null,
      withdrawnAt: null,
      importId: null,
      asks: null,
      meaningOf: null,
      takeId: null,
      spellingOf: null,
    }
  })
  for (const part of inParts(contributions)) {
    await queries.insertInto('contributions').values(part).execute()
  }
  const judgements = contributions.slice(0, 50).flatMap(({ id: contributionId }) =>
    Array.from({ length: 30 }, (_, at) => ({
      contributionId,
      speakerId: null,
      verdict: 'contest' as const,
      reason: longNote,
      trustedAt: null,
      judgedAt: at,
      decidedAt: null,
    })),
  )
  for (const part of inParts(judgements)) {
    await queries.insertInto('judgements').values(part).execute()
  }
  const reports = Array.from({ length: items * reportsOfItem }, (_, at) => {
    const report = aReport({
      id: testId(at + 1),
      item: `ewo.item-${String(at % items).padStart(2, '0')}`,
      reason: 'accept-answer',
      answer: `${at} ${longLine.slice(10)}`,
      comment: longNote,
    })
    const { id, course, item, reason } = report
    const sent = { learnerId: accountId, receivedAt: at, decision: null, decidedAt: null }
    return { ...sent, id, course, item, reason, report: JSON.stringify(report) }
  })
  for (const part of inParts(reports)) await queries.insertInto('reports').values(part).execute()
  return { ...of, writer }
}

describeEngines('texts as long as may be', (engine) => {
  it('are listed in pages below a megabyte, together all of them', async () => {
    const { desk, writer, at } = await fillWithLongTexts(engine)
    const contributionLists = [
      [writer, `${api.listContributions.path}?`],
      [desk, `${api.listWaitingContributions.path}?course=ewo&`],
    ] as const
    for (const [client, path] of contributionLists) {
      const ids: string[] = []
      for (let more = true; more;) {
        const answer = await client.get(`${path}after=${ids.at(-1) ?? ''}`)
        expect(answer.bytes.length).toBeLessThan(1_000_000)
        const page = answer.as(contributionsSchema)
        ids.push(...page.contributions.map(({ contribution }) => contribution.id))
        more = page.more
      }
      expect(new Set(ids).size).toBe(words)
      expect(ids).toHaveLength(words)
    }
    const atDesk: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const answer = await desk.get(`${at(api.listDeskWords.path)}?after=${after}`)
      expect(answer.bytes.length).toBeLessThan(1_000_000)
      const page = answer.as(deskWordsSchema)
      atDesk.push(...page.words.map(({ received }) => received.contribution.id))
      after = page.next
    }
    expect(new Set(atDesk).size).toBe(words)
    const reported: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const answer = await desk.get(`${at(api.listDeskReports.path)}?after=${after}`)
      expect(answer.bytes.length).toBeLessThan(1_000_000)
      const page = answer.as(deskReportsSchema)
      reported.push(...page.items.map(({ item }) => item))
      after = page.next
    }
    expect(reported).toHaveLength(items)
  })
})

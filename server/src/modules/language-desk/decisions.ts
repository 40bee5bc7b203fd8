import {
  deskReportsPage,
  deskTakes,
  deskWordsPage,
  type DeskDecision,
  type DeskReports,
  type DeskWords,
  type LanguageAct,
  type ReceivedContribution,
  type Reported,
  type SettleReports,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { fitPage } from '../../http/fit-page.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  decideContribution,
  findAllPresent,
  findContributionsOfOthers,
  listToDecide,
  receiveContributions,
  undoDecision,
} from '../contributions/index.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import { listHeardTakes } from '../takes/index.ts'
import {
  listOpenReports,
  listReportedItems,
  readWanted,
  reopenReports,
  settleReports,
  type OpenReport,
} from '../reports/index.ts'

/** What learners wrote beside a report: enough to see what they mean. */
const commentsShown = 5
/** What learners report of one item in different words; the rest follows once these are settled. */
const groupsShown = 10

/** Who decides, at the desk of which language. */
export interface AtDesk {
  readonly actor: Actor
  readonly by: Agent
  readonly language: string
}

/** Words and corrections that wait, with what can be heard of them. */
export async function readWords(
  context: Context,
  { actor: { accountId }, language }: AtDesk,
  after: string,
): Promise<DeskWords> {
  const of = { course: language, accountId }
  const waiting = await listToDecide(context, of, { after, limit: deskWordsPage + 1 })
  const found = fitPage(waiting, deskWordsPage)
  const items = [...new Set(found.map(({ item }) => item))]
  const takes = await listHeardTakes(context.database.queries, language, { items, each: deskTakes })
  return {
    words: found.map(({ received, item, gloss, isNobodys }) => {
      return { received, gloss, takes: [...(takes.get(item) ?? [])], isNobodys }
    }),
    next: found.length < waiting.length ? (found.at(-1)?.received.contribution.id ?? null) : null,
  }
}

export function decideWord(
  context: Context,
  at: AtDesk,
  { id, decision }: { id: string; decision: DeskDecision },
): Promise<Result<ReceivedContribution>> {
  const act = decision.verdict === 'confirm' ? 'word-confirmed' : 'word-rejected'
  const onDone = (queries: Queries) => record(context, at, queries, { act, thing: id })
  return decideContribution(context, at.actor, { language: at.language, id, decision, onDone })
}

export function undoWord(
  context: Context,
  at: AtDesk,
  id: string,
): Promise<Result<ReceivedContribution>> {
  const onDone = (queries: Queries) =>
    record(context, at, queries, { act: 'word-reopened', thing: id })
  return undoDecision(context, at.actor, { language: at.language, id, onDone })
}

function record(
  context: Context,
  { by, language }: AtDesk,
  queries: Queries,
  { act, thing }: { act: LanguageAct; thing: string },
): Promise<void> {
  return recordAct(queries, context, { act, by, language, thing })
}

/** What learners report of the language's words, without their names. */
export async function readReports(
  context: Context,
  { actor: { accountId }, language }: AtDesk,
  after: string,
): Promise<DeskReports> {
  const { queries } = context.database
  const waiting = await listReportedItems(queries, language, { after, limit: deskReportsPage + 1 })
  const items = waiting.slice(0, deskReportsPage)
  const open = Map.groupBy(await listOpenReports(queries, language, items), ({ item }) => item)
  const present = await findAllPresent(context, language, items)
  const takes = await listHeardTakes(queries, language, { items, each: deskTakes })
  const others = await findContributionsOfOthers(context, { course: language, accountId }, items)
  const shown = fitPage(
    items.map((item) => {
      const contribution = others.get(item)
      return {
        item,
        present: present.get(item) ?? null,
        takes: [...(takes.get(item) ?? [])],
        contribution: contribution?.id ?? null,
        isNobodys: contribution?.contributorId === null,
        reported: groupReports(open.get(item) ?? []),
      }
    }),
  )
  return {
    items: shown,
    next: shown.length < waiting.length ? (shown.at(-1)?.item ?? null) : null,
    ...(after === '' && { wanted: [...(await readWanted(context, language))] }),
  }
}

/** Those that say the same, together; the newest first. */
function groupReports(open: readonly OpenReport[]): Reported[] {
  const said = Map.groupBy(open, ({ report: { reason, answer } }) =>
    reason === 'accept-answer' ? `${reason} ${answer}` : reason,
  )
  return [...said.values()].slice(0, groupsShown).flatMap((reports) => {
    const [newest] = reports
    if (newest === undefined) return []
    const { reason, answer } = newest.report
    const comments = reports.map(({ report }) => report.comment).filter((each) => each !== '')
    return [
      {
        reason,
        answer: reason === 'accept-answer' ? answer : '',
        count: reports.length,
        comments: comments.slice(0, commentsShown),
        newestAt: newest.receivedAt,
      },
    ]
  })
}

/** Decides what learners said of an item; `not-found` where nobody said so. */
export async function decideReports(
  context: Context,
  at: AtDesk,
  wanted: SettleReports,
): Promise<Result<undefined>> {
  if (wanted.decision === 'agreed' && wanted.spelling !== undefined) {
    const given = await giveSpelling(context, at, { ...wanted, spelling: wanted.spelling })
    if (!given.ok) return given
  }
  const { item, reason, until, decision } = wanted
  const answer = reason === 'accept-answer' ? wanted.answer : undefined
  const said = { course: at.language, item, reason, answer, until }
  return context.database.transaction(async (queries) => {
    const isOpened = decision === 'open'
    const changed = isOpened
      ? await reopenReports(queries, said)
      : await settleReports(queries, said, { decision, now: context.clock.now() })
    if (changed === 0) return refuse('not-found')
    const act = isOpened ? 'reports-reopened' : 'reports-settled'
    await record(context, at, queries, { act, thing: item })
    return succeed(undefined)
  })
}

/** As the coordinator's own contribution, which another speaker confirms. */
async function giveSpelling(
  context: Context,
  { actor, language: course }: AtDesk,
  {
    item,
    reason,
    spelling: { id, text, why },
  }: Pick<SettleReports, 'item' | 'reason'> & {
    spelling: { id: string; text: string; why: string }
  },
): Promise<Result<undefined>> {
  const given = { id, course, item, text, dialect: null, contributedAt: context.clock.now() }
  const contribution =
    reason === 'accept-answer'
      ? { kind: 'variant', note: why, ...given }
      : { kind: 'correction', note: '', reason: why, ...given }
  const { refused } = await receiveContributions(context, actor, { contributions: [contribution] })
  return refused.length === 0 ? succeed(undefined) : refuse('not-found')
}

import {
  contributionSchema,
  fillGloss,
  type Contribution,
  type SendContributionsRequest,
  type SendContributionsResponse,
} from '@mboa/contract'
import { checkSpelling } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import { findRecorderLanguage, speakerIdOf } from '../speakers/index.ts'
import { findingsOf, isNewItem, itemIdOf } from './contribution-presenter.ts'
import { findContribution, insertContributions, type ContributionRow } from './repository.ts'
import { findItemKind } from './find-item-kind.ts'
import { findPresent } from './find-present.ts'
import { contestEarlier, findSpellingRefusal } from './spellings.ts'

/** Keeps what a recorder's device sends; the same again changes nothing. */
export async function receiveContributions(
  context: Context,
  actor: Actor,
  { contributions: given }: SendContributionsRequest,
): Promise<SendContributionsResponse> {
  const { accountId } = actor
  const parsed = parseEach(contributionSchema, given)
  const refused = [...parsed.refused]
  const rows: ContributionRow[] = []
  for (const contribution of parsed.accepted) {
    const reason = await findRefusal(context, accountId, contribution)
    if (reason !== undefined) refused.push({ id: contribution.id, reason })
    else rows.push(rowOf(context, accountId, await withPresent(context, contribution)))
  }
  const { queries } = context.database
  const stored = rows.length === 0 ? [] : await insertContributions(queries, rows)
  const own = stored.filter(({ contributorId }) => contributorId === accountId)
  const foreign = stored.filter(({ contributorId }) => contributorId !== accountId)
  for (const row of own) await contestEarlier(context, actor, row)
  refused.push(...foreign.map(({ id }) => ({ id, reason: 'invalid-value: this id is taken' })))
  return {
    acknowledged: own.map((row) => ({ id: row.id, findings: [...findingsOf(row)] })),
    refused,
  }
}

/** Why it is refused for good; undefined where it is not. */
async function findRefusal(
  context: Context,
  accountId: string,
  contribution: Contribution,
): Promise<string | undefined> {
  const { database, library } = context
  const language = await findRecorderLanguage(database.queries, accountId, contribution.course)
  if (language === undefined) return `not-allowed: not a recorder of "${contribution.course}"`
  switch (contribution.kind) {
    case 'concept':
      if (library.findConcept(contribution.concept) === undefined) {
        return `invalid-value: no concept "${contribution.concept}"`
      }
      return findSpellingRefusal(database.queries, contribution)
    case 'variant':
    case 'correction':
      if ((await findItemKind(context, contribution.course, contribution.item)) !== undefined)
        return undefined
      return `invalid-value: no item "${contribution.item}"`
    case 'meaning':
      if (await isAskedFor(context, contribution)) return undefined
      return `invalid-value: "${contribution.about}" asks for no such meaning`
    default:
      return undefined
  }
}

type TellsMeaning = Extract<Contribution, { kind: 'meaning' }>

async function isAskedFor(
  { database }: Context,
  { about, course, language }: TellsMeaning,
): Promise<boolean> {
  const row = await findContribution(database.queries, about)
  return row?.course === course && row.asks === language && row.withdrawnAt === null
}

/** With what stands there now, whatever the device says of it: that is what others judge it by. */
async function withPresent(context: Context, contribution: Contribution): Promise<Contribution> {
  if (isNewItem(contribution)) return contribution
  const was = await findPresent(context, contribution.course, itemIdOf(contribution))
  return { ...contribution, was }
}

function rowOf(
  { clock, library }: Context,
  contributorId: string,
  sent: Contribution,
): ContributionRow {
  const contribution = normalised(sent)
  const alphabet = library.findAlphabet(sent.course)
  const texts = [contribution.text, 'example' in contribution ? contribution.example : null]
  const findings =
    alphabet === undefined || sent.kind === 'meaning'
      ? []
      : texts.flatMap((text) => (text === null ? [] : checkSpelling(text, alphabet)))
  const { id, course, kind } = contribution
  const isMeaning = kind === 'meaning'
  return {
    id,
    contributorId,
    speakerId: speakerIdOf(contributorId),
    course,
    kind,
    contribution: JSON.stringify(contribution),
    findings: JSON.stringify(findings),
    receivedAt: clock.now(),
    checkedAt: null,
    contestedAt: null,
    withdrawnAt: null,
    importId: null,
    asks: ('asks' in contribution ? contribution.asks : undefined) ?? null,
    meaningOf: isMeaning ? contribution.about : null,
    takeId: ('take' in contribution ? contribution.take : undefined) ?? null,
    concept: contribution.kind === 'concept' ? contribution.concept : null,
    spellingOf: spellingOf(contribution),
  }
}

/** An item of the packs has a name there that is no contribution's id. */
function spellingOf(contribution: Contribution): string | null {
  if (contribution.kind === 'concept') return contribution.instead ?? null
  if (contribution.kind !== 'correction') return null
  return contribution.item.slice(contribution.course.length + 1)
}

/** With every text as NFC: what a keyboard composes otherwise is the same word. */
function normalised(contribution: Contribution): Contribution {
  const dialect = contribution.dialect?.normalize('NFC') ?? null
  switch (contribution.kind) {
    case 'word':
    case 'sentence': {
      // Files alone say how other conventions write it.
      const { forms: _, ...told } = contribution
      const { gloss, asks } = told
      const [en, fr] = [gloss.en.normalize('NFC'), gloss.fr.normalize('NFC')]
      return {
        ...told,
        dialect,
        text: contribution.text.normalize('NFC'),
        example: contribution.example?.normalize('NFC') ?? null,
        ...fillGloss({ en: asks === 'en' ? '' : en, fr: asks === 'fr' ? '' : fr }),
      }
    }
    case 'correction':
      return { ...contribution, dialect, text: contribution.text?.normalize('NFC') ?? null }
    default:
      return { ...contribution, dialect, text: contribution.text.normalize('NFC') }
  }
}

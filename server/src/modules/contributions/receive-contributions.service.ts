import {
  contributionSchema,
  type Contribution,
  type SendContributionsRequest,
  type SendContributionsResponse,
} from '@mboa/contract'
import { checkSpelling } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import { findRecorderLanguage, speakerIdOf } from '../speakers/index.ts'
import { findingsOf } from './contribution-presenter.ts'
import { insertContributions, type ContributionRow } from './contributions.repository.ts'
import { findItemKind } from './find-item-kind.ts'

/** Keeps what a recorder's device tells; the same again changes nothing. */
export async function receiveContributions(
  context: Context,
  { accountId }: Actor,
  { contributions: given }: SendContributionsRequest,
): Promise<SendContributionsResponse> {
  const parsed = parseEach(contributionSchema, given)
  const refused = [...parsed.refused]
  const rows: ContributionRow[] = []
  for (const told of parsed.accepted) {
    const reason = await findRefusal(context, accountId, told)
    if (reason === undefined) rows.push(rowOf(context, accountId, told))
    else refused.push({ id: told.id, reason })
  }
  const { queries } = context.database
  const stored = rows.length === 0 ? [] : await insertContributions(queries, rows)
  const own = stored.filter(({ contributorId }) => contributorId === accountId)
  const foreign = stored.filter(({ contributorId }) => contributorId !== accountId)
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
  told: Contribution,
): Promise<string | undefined> {
  const { database, library } = context
  const language = await findRecorderLanguage(database.queries, accountId, told.course)
  if (language === undefined) return `not-allowed: not a recorder of "${told.course}"`
  switch (told.kind) {
    case 'concept':
      if (library.findConcept(told.concept) !== undefined) return undefined
      return `invalid-value: no concept "${told.concept}"`
    case 'variant':
    case 'correction':
      if ((await findItemKind(context, told.course, told.item)) !== undefined) return undefined
      return `invalid-value: no item "${told.item}"`
    default:
      return undefined
  }
}

function rowOf(
  { clock, library }: Context,
  contributorId: string,
  told: Contribution,
): ContributionRow {
  const contribution = normalised(told)
  const alphabet = library.findAlphabet(told.course)
  const texts = [contribution.text, 'example' in contribution ? contribution.example : null]
  const findings =
    alphabet === undefined
      ? []
      : texts.flatMap((text) => (text === null ? [] : checkSpelling(text, alphabet)))
  const { id, course, kind } = contribution
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
  }
}

/** With every text as NFC: what a keyboard composes otherwise is the same word. */
function normalised(told: Contribution): Contribution {
  const dialect = told.dialect?.normalize('NFC') ?? null
  switch (told.kind) {
    case 'word':
    case 'sentence':
      return {
        ...told,
        dialect,
        text: told.text.normalize('NFC'),
        example: told.example?.normalize('NFC') ?? null,
        gloss: { en: told.gloss.en.normalize('NFC'), fr: told.gloss.fr.normalize('NFC') },
      }
    case 'correction':
      return { ...told, dialect, text: told.text?.normalize('NFC') ?? null }
    default:
      return { ...told, dialect, text: told.text.normalize('NFC') }
  }
}

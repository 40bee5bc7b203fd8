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

/** Keeps what a recorder's device sends; the same again changes nothing. */
export async function receiveContributions(
  context: Context,
  { accountId }: Actor,
  { contributions: given }: SendContributionsRequest,
): Promise<SendContributionsResponse> {
  const parsed = parseEach(contributionSchema, given)
  const refused = [...parsed.refused]
  const rows: ContributionRow[] = []
  for (const contribution of parsed.accepted) {
    const reason = await findRefusal(context, accountId, contribution)
    if (reason === undefined) rows.push(rowOf(context, accountId, contribution))
    else refused.push({ id: contribution.id, reason })
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
  contribution: Contribution,
): Promise<string | undefined> {
  const { database, library } = context
  const language = await findRecorderLanguage(database.queries, accountId, contribution.course)
  if (language === undefined) return `not-allowed: not a recorder of "${contribution.course}"`
  switch (contribution.kind) {
    case 'concept':
      if (library.findConcept(contribution.concept) !== undefined) return undefined
      return `invalid-value: no concept "${contribution.concept}"`
    case 'variant':
    case 'correction':
      if ((await findItemKind(context, contribution.course, contribution.item)) !== undefined)
        return undefined
      return `invalid-value: no item "${contribution.item}"`
    default:
      return undefined
  }
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
    importId: null,
  }
}

/** With every text as NFC: what a keyboard composes otherwise is the same word. */
function normalised(contribution: Contribution): Contribution {
  const dialect = contribution.dialect?.normalize('NFC') ?? null
  switch (contribution.kind) {
    case 'word':
    case 'sentence':
      return {
        ...contribution,
        dialect,
        text: contribution.text.normalize('NFC'),
        example: contribution.example?.normalize('NFC') ?? null,
        gloss: {
          en: contribution.gloss.en.normalize('NFC'),
          fr: contribution.gloss.fr.normalize('NFC'),
        },
      }
    case 'correction':
      return { ...contribution, dialect, text: contribution.text?.normalize('NFC') ?? null }
    default:
      return { ...contribution, dialect, text: contribution.text.normalize('NFC') }
  }
}

import type { ExportedSpeaker, KeptSpeaker, SpeakerConsent } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import {
  findWithdrawal,
  isConsentedTo,
  listStatements,
  type SpeakerRow,
  type StatementRow,
} from '../speakers/index.ts'

type KeptConsent = NonNullable<KeptSpeaker['consent']>

/** As the recorder's own devices are told of them. */
export async function presentSpeaker(queries: Queries, row: SpeakerRow): Promise<KeptSpeaker> {
  const stands = await isConsentedTo(queries, row.speakerId, 'learners')
  const [newest] = stands ? await listStatements(queries, row.speakerId) : []
  return {
    ...presentDetails(row),
    codeHash: row.codeHash,
    consent: newest === undefined ? null : presentStatement(newest),
    withdrawnAt: await withdrawnAtOf(queries, row),
  }
}

/** With all that they ever agreed to, and without the hash by which a found paper is known. */
export async function presentWhole(queries: Queries, row: SpeakerRow): Promise<ExportedSpeaker> {
  const statements = await listStatements(queries, row.speakerId)
  return {
    ...presentDetails(row),
    consents: statements.map(presentStatement),
    withdrawnAt: await withdrawnAtOf(queries, row),
  }
}

async function withdrawnAtOf(queries: Queries, { speakerId }: SpeakerRow): Promise<number | null> {
  return (await findWithdrawal(queries, speakerId))?.withdrawnAt ?? null
}

function presentDetails({ id, name, namedAt, ...row }: SpeakerRow) {
  const { ageBand, sex, village, dialect } = row
  return { id, name, isNamed: namedAt !== null, ageBand, sex, village, dialect }
}

function presentStatement(row: StatementRow): KeptConsent {
  const { consent, textVersion, workshop, language, guardianName, givenAt, ...rest } =
    statementOf(row)
  const { learners, openData, research, syntheticVoices, staysAlone, sha256, sampleCount } = rest
  const uses = { learners, openData, research, syntheticVoices, staysAlone }
  return {
    consent,
    textVersion,
    ...(workshop !== undefined && { workshop }),
    language,
    ...uses,
    guardianName,
    givenAt,
    sha256,
    sampleCount,
  }
}

/** Only `saveSpeakerConsent` writes this column. */
export function statementOf({ statement }: StatementRow): SpeakerConsent {
  return JSON.parse(statement) as SpeakerConsent
}

import { conceptItem } from '@mboa/contract'
import { checkSpelling } from '@mboa/domain'
import { testId } from '@mboa/domain/testing'
import { openCourseLibrary } from '../modules/content/index.ts'
import { describeTake, soundOfTake } from './filled-takes.ts'
import { anImportJob } from './import-job.ts'
import { aReport } from './practice.ts'
import { aContribution } from './takes.ts'
import {
  control,
  counts,
  course,
  idsFrom,
  list,
  now,
  oddLine,
  type Insert,
  type StoredSound,
} from './worst-shapes.ts'

const [wordId, takeId, spellingId, importedId, checkedId, correctionId, shortId] = list(7, (kind) =>
  idsFrom(kind + 1),
) as [IdOf, IdOf, IdOf, IdOf, IdOf, IdOf, IdOf]
type IdOf = (nth: number) => string
const importIdOf: IdOf = (nth) => testId(98_000_000 + nth)
const voiceIdOf: IdOf = (nth) => nth.toString(16).padStart(32, '0')

/** Ids that requests ask for. */
export const filled = {
  importId: importIdOf(1),
  voiceId: voiceIdOf(0),
  jobId: testId(99_000_000),
  wordId,
  shortId,
  spellingId,
}

/** Adds takes, words, judgements, imports and reports. */
export async function fillWorstWords(insert: Insert, { hash, bytes }: StoredSound): Promise<void> {
  const library = await openCourseLibrary()
  const concepts = library.concepts
    .flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
    .filter(({ hidden }) => hidden === undefined)
    .map(({ concept }) => concept)
  const conceptOf = (nth: number) => concepts[nth % concepts.length] ?? ''
  const alphabet = library.findAlphabet(course)
  if (alphabet === undefined) throw new Error('Ewondo has lost its alphabet.')
  const findings = JSON.stringify(checkSpelling(oddLine, alphabet))
  const contribution = (id: string, contributorId: string | null, said: object) => ({
    id,
    contributorId,
    speakerId: contributorId,
    course,
    kind: 'word',
    contribution: JSON.stringify({ ...aContribution({ id }), ...said }),
    findings: '[]',
    receivedAt: 1,
    checkedAt: null as number | null,
    contestedAt: null,
    withdrawnAt: null,
    importId: null as string | null,
    asks: null as string | null,
    meaningOf: null,
    takeId: null as string | null,
    spellingOf: null as string | null,
    concept: null as string | null,
  })
  const longWord = {
    kind: 'word',
    text: oddLine,
    gloss: { en: oddLine, fr: oddLine },
    theme: null,
    example: oddLine,
    note: control.repeat(1_000),
  }
  const shortWord = (nth: number) => ({
    kind: 'word',
    text: `abá ${nth}`,
    gloss: { en: `hoe ${nth}`, fr: `houe ${nth}` },
    theme: null,
    example: null,
  })
  const takeOf = (nth: number) => {
    const item = conceptItem(course, conceptOf(nth))
    const approvedAt = nth % 2 === 0 ? now : null
    return {
      id: takeId(nth),
      recorderId: 'other',
      speakerId: 'other',
      course,
      item,
      kind: 'word',
      pace: 'usual',
      saidAgain: 0,
      dialect: null,
      description: describeTake(course, item, now),
      sound: soundOfTake,
      archiveHash: hash,
      archiveBytes: bytes,
      heardHash: hash,
      heardBytes: bytes,
      listeningHash: hash,
      listeningBytes: bytes,
      recordedAt: now,
      receivedAt: now,
      approvedAt,
      sentBackAt: null,
      sentBackReason: null,
      sentBackComment: null,
      doubtedAt: null,
      withdrawnAt: null,
    }
  }
  const reportRow = (nth: number, isLong: boolean, decidedAt: number | null) => {
    const report = aReport({
      id: idsFrom(20)(nth),
      item: isLong ? `ewo.item-${nth % 40}` : `ewo.item-${nth}`,
      answer: `${nth} ${isLong ? oddLine.slice(10) : ''}`,
      comment: isLong ? control.repeat(1_000) : '',
    })
    const { id, item, reason } = report
    const decision = decidedAt === null ? null : 'agreed'
    return {
      learnerId: 'learner',
      receivedAt: nth,
      decision,
      decidedAt,
      id,
      course,
      item,
      reason,
      report: JSON.stringify(report),
    }
  }

  await insert('takes', list(counts.takes, takeOf))
  await insert(
    'publishedRecordings',
    list(counts.takes / 2, (nth) => ({
      takeId: takeId(2 * nth),
      course,
      sequence: nth + 1,
      heardHash: hash,
      listeningHash: hash,
    })),
  )
  await insert('recordingSequences', [{ course, lastSequence: counts.takes / 2 }])
  await insert(
    'imports',
    list(counts.jobs, (nth) => ({
      id: importIdOf(nth),
      course,
      format: 'csv',
      fileName: oddLine.slice(0, 200),
      citation: oddLine.slice(0, 300),
      licence: 'CC0-1.0',
      dialect: null,
      orthography: 'general-alphabet',
      mapping: '{}',
      header: '{}',
      entries: nth === 1 ? counts.imported : 0,
      told: nth === 1 ? counts.imported : 0,
      begunAt: nth,
      keptAt: nth,
      undoneAt: null,
    })),
  )
  await insert('contributions', [
    ...list(counts.longWords, (nth) => ({
      ...contribution(wordId(nth), 'writer', longWord),
      findings,
    })),
    ...list(counts.checkedWords, (nth) => ({
      ...contribution(checkedId(nth), 'writer', longWord),
      findings,
      checkedAt: now,
    })),
    ...list(counts.shortWords, (nth) => ({
      ...contribution(shortId(nth), 'writer', { ...shortWord(nth), asks: 'fr' }),
      asks: 'fr',
    })),
    ...list(counts.corrections, (nth) => ({
      ...contribution(correctionId(nth), 'writer', {
        kind: 'correction',
        item: `ewo.${checkedId(nth % counts.checkedWords)}`,
        text: oddLine,
        reason: control.repeat(1_000),
      }),
      kind: 'correction',
      findings,
      spellingOf: checkedId(nth % counts.checkedWords),
    })),
    ...list(counts.spellings, (nth) => {
      const take = takeId(nth % counts.takes)
      const said = { concept: conceptOf(nth % counts.takes), text: `abá ${nth}`, take }
      const { concept } = said
      return {
        ...contribution(spellingId(nth), 'writer', said),
        kind: 'concept',
        takeId: take,
        concept,
      }
    }),
  ])
  await insert(
    'contributions',
    list(counts.imported, (nth) => ({
      ...contribution(importedId(nth), null, shortWord(nth)),
      importId: filled.importId,
    })),
  )
  await insert(
    'importedEntries',
    list(counts.imported, (nth) => ({
      importId: filled.importId,
      place: nth + 1,
      name: `abá ${nth}`,
      hash: String(nth),
      entry: JSON.stringify({
        id: String(nth),
        forms: [{ lang: course, text: `abá ${nth}` }],
        glosses: [],
      }),
      contributionId: importedId(nth),
      kind: null,
      contribution: null,
      findings: null,
    })),
  )
  await insert(
    'importedVoices',
    list(counts.voices, (nth) => ({
      speakerId: voiceIdOf(nth),
      importId: filled.importId,
      name: oddLine,
      age: oddLine,
      sex: oddLine,
    })),
  )
  await insert(
    'importedClips',
    list(counts.clips, (nth) => ({
      id: idsFrom(21)(nth),
      importId: filled.importId,
      name: `${nth}.mp3`,
      speakerId: filled.voiceId,
      entry: nth + 1,
      kind: 'word',
      text: oddLine,
      dialect: null,
      sha256: hash,
      ending: 'mp3',
      bytes,
      durationMs: 1_000,
    })),
  )
  await insert(
    'importJobs',
    list(counts.jobs, (nth) => ({
      ...anImportJob,
      id: testId(99_000_000 + nth),
      accountId: 'desk',
      fileName: oddLine.slice(0, 200),
      format: 'csv',
      state: 'draft',
      terms: JSON.stringify({
        source: oddLine.slice(0, 300),
        licence: 'CC0-1.0',
        dialect: null,
        orthography: 'general-alphabet',
        speaker: null,
      }),
      attempts: 1,
      openedAt: nth,
      changedAt: now,
    })),
  )
  await insert(
    'judgements',
    list(counts.judgements, (nth) => ({
      contributionId: nth < counts.longWords ? wordId(nth) : shortId(nth % counts.shortWords),
      speakerId: nth % 2 === 0 ? 'desk' : 'other',
      verdict: 'contest',
      reason: nth < counts.longWords ? control.repeat(1_000) : 'no',
      trustedAt: null,
      judgedAt: nth,
      decidedAt: null,
    })),
  )
  await insert('reports', [
    ...list(counts.reports, (nth) => reportRow(nth, false, null)),
    ...list(counts.longReports, (nth) => reportRow(counts.reports + nth, true, null)),
    ...list(counts.decidedReports, (nth) => reportRow(50_000 + nth, true, now)),
  ])
  await insert(
    'soundReports',
    list(counts.reports, (nth) => ({
      learnerId: 'learner',
      reportId: idsFrom(22)(nth),
      course,
      item: `ewo.item-${nth}`,
      takeId: null,
      comment: 'no',
      receivedAt: nth,
      answer: nth % 2 === 0 ? 'recorded' : null,
      answeredAt: nth % 2 === 0 ? now : null,
    })),
  )
}

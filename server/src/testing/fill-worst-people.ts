import { privateConsentVersion } from '@mboa/contract'
import { aStatement } from './speakers.ts'
import {
  control,
  counts,
  course,
  idsFrom,
  list,
  now,
  oddLine,
  recorders,
  type Insert,
  type StoredSound,
} from './worst-shapes.ts'

/** Adds recorders with their languages and consents, and `learner` and `nobody-yet`, who record nothing. */
export async function fillRecorders(insert: Insert): Promise<void> {
  await insert(
    'accounts',
    [...recorders, 'learner', 'nobody-yet'].map((id) => ({
      id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      fullName: 'Ada Recorder',
      role: id === 'learner' ? 'learner' : 'recorder',
      language: 'fr',
      createdAt: 0,
      termsAcceptedAt: 0,
    })),
  )
  await insert(
    'recorderLanguages',
    recorders.map((accountId) => ({
      accountId,
      language: course,
      trustedAt: null,
      createdAt: 0,
      coordinatorAt: accountId === 'desk' ? 1 : null,
    })),
  )
  await insert(
    'consents',
    recorders.flatMap((accountId) =>
      [
        { use: 'learners', licence: null },
        { use: 'open-data', licence: 'CC0-1.0' },
      ].map(({ use, licence }) => ({
        id: `${accountId} ${use}`,
        accountId,
        speakerId: accountId,
        use,
        licence,
        textVersion: '1',
        guardianName: null,
        givenAt: 1,
        withdrawnAt: null,
      })),
    ),
  )
}

const speakerId = idsFrom(4)

/** Adds speakers, workshops, invitations, devices, private voices and the acts of the language. */
export async function fillWorstPeople(insert: Insert, { hash, bytes }: StoredSound): Promise<void> {
  await insert(
    'languageActs',
    list(counts.acts, (nth) => ({
      id: idsFrom(23)(nth),
      actedAt: nth,
      act: 'recorder-joined',
      actor: 'account',
      actorId: 'desk',
      language: course,
      personId: `recorder-${nth % counts.recorders}`,
      thing: null,
    })),
  )
  await insert(
    'speakers',
    list(counts.speakers, (nth) => ({
      speakerId: `speaker-${nth}`,
      id: speakerId(nth),
      recorderId: 'writer',
      name: oddLine.slice(0, 60),
      namedAt: null,
      ageBand: '60-over',
      sex: 'female',
      village: oddLine.slice(0, 60),
      dialect: oddLine.slice(0, 60),
      codeHash: null,
      receivedAt: 1,
    })),
  )
  await insert(
    'speakerStatements',
    list(counts.speakers * counts.consentsOfSpeaker, (nth) => ({
      speakerId: `speaker-${nth % counts.speakers}`,
      id: idsFrom(24)(nth),
      sha256: hash,
      bytes,
      receivedAt: nth,
      statement: JSON.stringify({
        ...aStatement,
        consent: idsFrom(24)(nth),
        guardianName: oddLine.slice(0, 100),
        givenAt: nth,
        sha256: hash,
        sampleCount: 1,
      }),
    })),
  )
  await insert(
    'speakerWithdrawals',
    list(counts.deletedSpeakers, (nth) => ({
      speakerId: `gone-${nth}`,
      recorderId: 'writer',
      id: idsFrom(25)(nth),
      withdrawnAt: 1,
      deletedAt: 1,
    })),
  )
  await insert(
    'privateVoices',
    list(30, (nth) => ({
      accountId: 'learner',
      id: idsFrom(26)(nth),
      name: oddLine.slice(0, 60),
      consentTextVersion: privateConsentVersion,
      consentedAt: 1,
      guardianName: oddLine.slice(0, 100),
      receivedAt: 1,
    })),
  )
  await insert(
    'privateRecordings',
    list(counts.privateRecordings, (nth) => ({
      accountId: 'learner',
      id: idsFrom(27)(nth),
      voice: idsFrom(26)(nth % 30),
      course,
      item: `ewo.${control.repeat(190)}`,
      kind: 'word',
      consentTextVersion: privateConsentVersion,
      recordedAt: 1,
      sha256: hash,
      sampleCount: 1,
      bytes,
      gainDb: 1,
      receivedAt: 1,
    })),
  )
  await insert(
    'deletedPrivateSounds',
    list(counts.deletedSounds, (nth) => ({
      accountId: 'learner',
      id: idsFrom(28)(nth),
      deletedAt: 1,
    })),
  )
  await insert(
    'workshops',
    list(counts.workshops, (nth) => ({
      id: idsFrom(29)(nth),
      language: course,
      name: oddLine.slice(0, 60),
      openedBy: 'desk',
      codeHash: `workshop-${nth}`,
      openedAt: 1,
      endsAt: now + 1e9,
      closedAt: null,
    })),
  )
  await insert(
    'workshopRecorders',
    list(counts.workshops, (nth) => nth).flatMap((nth) =>
      recorders.map((accountId) => ({
        workshopId: idsFrom(29)(nth),
        accountId,
        joinedAt: 1,
        leftAt: null,
      })),
    ),
  )
  await insert(
    'workshopSpeakers',
    list(counts.workshops * counts.speakers, (nth) => ({
      workshopId: idsFrom(29)(nth % counts.workshops),
      id: speakerId(Math.floor(nth / counts.workshops)),
      speakerId: `speaker-${Math.floor(nth / counts.workshops)}`,
      statementId: idsFrom(24)(Math.floor(nth / counts.workshops)),
      knownWithdrawal: null,
    })),
  )
  await insert(
    'recorderInvitations',
    list(counts.invitations, (nth) => ({
      id: idsFrom(30)(nth),
      codeHash: `invitation-${nth}`,
      email: `${'a'.repeat(200)}${nth}@example.com`,
      emailKey: `${'a'.repeat(200)}${nth}@example.com`,
      language: course,
      trustedAt: null,
      createdAt: 1,
      expiresAt: now + 1e9,
      invitedBy: 'desk',
      maxUses: 1,
      uses: 0,
    })),
  )
  await insert(
    'sessions',
    list(counts.devices, (nth) => ({
      tokenHash: `device-${nth}`,
      id: `device-${nth}`,
      accountId: 'writer',
      userAgent: oddLine.slice(0, 300),
      createdAt: 1,
      lastSeenAt: 1,
      expiresAt: now + 1e9,
    })),
  )
  await insert(
    'playedTakes',
    list(counts.takes, (nth) => ({
      learnerId: 'learner',
      takeId: idsFrom(2)(nth),
      day: Math.floor(now / 86_400_000),
    })),
  )
}

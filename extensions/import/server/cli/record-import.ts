import { voiceNameOf } from '@mboa/formats'
import { recordAct, theOperator } from '../../../../server/src/modules/language-acts/index.ts'
import { takeBack } from '../../../../server/src/modules/speakers-without-account/index.ts'
import { takeClipBack } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import { systemClock as clock } from '../../../../server/src/platform/clock.ts'
import type { Database, Queries } from '../../../../server/src/platform/database/database.ts'
import { createIds } from '../../../../server/src/platform/ids.ts'
import { findVoice } from '../recordings/repository.ts'

const needs = { clock, ids: createIds(clock) }

/** What the operator took in or back stands in the record of its language. */
export function recordImport(
  queries: Queries,
  act: 'words-imported' | 'import-undone',
  { id: thing, course: language }: { id: string; course: string },
): Promise<void> {
  return recordAct(queries, needs, { act, by: theOperator, language, thing })
}

/** Takes one voice of an import back for good; false where nobody is heard in it by this name. */
export function takeBackVoice(
  database: Database,
  { id: importId, course: language, voice }: { id: string; course: string; voice: string },
): Promise<boolean> {
  return database.unhurriedTransaction(async (queries) => {
    const thing = await findVoice(queries, { importId, name: voiceNameOf(voice) })
    if (thing === undefined) return false
    await takeBack(queries, thing, { wish: 'delete', now: clock.now() })
    await recordAct(queries, needs, { act: 'speaker-deleted', by: theOperator, language, thing })
    return true
  })
}

/** Takes one recording of an import back for good; false where nothing in it is called so. */
export function takeBackClip(
  database: Database,
  { id: importId, course: language, clip: name }: { id: string; course: string; clip: string },
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const thing = await takeClipBack(
      queries,
      { importId, name: name.normalize('NFC') },
      clock.now(),
    )
    if (thing === undefined) return false
    const act = { act: 'recording-taken-back', by: theOperator, language, thing } as const
    await recordAct(queries, needs, act)
    return true
  })
}

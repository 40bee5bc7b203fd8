import { expect, it } from 'vitest'
import { explain } from '../../../../server/src/testing/explain.ts'
import { listVoicesOfImport } from './repository.ts'
import { listClipsOfVoice } from './withdrawn-clips.repository.ts'

const page = { after: '', limit: 51 }

/** How clips are read, but for whether by the index alone. */
const clipsOf = (plans: readonly string[]) =>
  plans
    .filter((plan) => / (imported_clips|importedClips) /.test(plan))
    .map((plan) => plan.replace(/ (?:COVERING|EXISTS)\b/g, ''))

it('counts the clips of each voice of an import without reading the others', async () => {
  const plans = await explain((queries) =>
    listVoicesOfImport(queries, { course: 'ewo', importId: 'import' }, page),
  )
  const byVoice =
    'SEARCH imported_clips USING INDEX imported_clips_by_voice (import_id=? AND speaker_id=?)'
  expect(clipsOf(plans)).toEqual([byVoice, byVoice, byVoice])
})

it('reads a page of what a voice says without sorting the rest', async () => {
  const of = { course: 'ewo', speakerId: 'voice', said: '' }
  const plans = await explain((queries) => listClipsOfVoice(queries, of, page))
  expect(clipsOf(plans)).toEqual([
    'SEARCH imported_clips USING INDEX imported_clips_by_voice (import_id=? AND speaker_id=? AND name>?)',
  ])
  expect(plans.join()).not.toContain('TEMP B-TREE')
})

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { composeRecordingList, type ListedPrompt, type SentBackReason } from '@mboa/domain'
import { useMemo } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useCourse } from '../../../platform/course-store/use-courses.ts'
import type { Loaded } from '../../../platform/network/loaded.ts'
import type { RecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import {
  useRecordingDialect,
  useRecordingFacts,
} from '../../../platform/recording-lists/use-recording-facts.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { useTakeChanges, withChanges } from '../../../platform/take-store/use-take-changes.ts'
import { listOwnTakes, listRecordables, type DescribeReason } from './course-recordables.ts'

/** All that one person may record of a course, and how it stands with each. */
export interface RecordingList {
  readonly listed: readonly ListedPrompt[]
  readonly course: Course
  readonly facts: RecordingFacts
  /** Something of this course was recorded by this person before, on whatever device. */
  readonly hasRecorded: boolean
  /** The one that is recorded; null where none is named. */
  readonly dialect: string | null
  /** Undefined where somebody without an account speaks. */
  readonly chooseDialect: ((dialect: string | null) => void) | undefined
}

/** From the device at once, without a network too; then with what the server says. */
export function useRecordingList(
  userId: string,
  summary: CourseSummary,
  kind: 'word' | 'sentence' | 'any',
): Loaded<RecordingList> {
  const { i18n } = useLingui()
  const course = useCourse(userId, summary)
  const facts = useRecordingFacts(userId, summary.course)
  const [ownDialect, chooseDialect] = useRecordingDialect(userId, summary.course)
  const { speakers, current } = useSpeakers(userId)
  const speaker = current?.id
  const dialect = current === undefined ? ownDialect : current.dialect
  const onDevice = useDeviceTakes()
  const changes = useTakeChanges()

  const listed = useMemo(() => {
    if (course.status !== 'ready' || facts.status !== 'ready') return undefined
    if (dialect === undefined || onDevice === undefined) return undefined
    if (speakers === undefined) return undefined
    const describeReason: DescribeReason = (reason, comment) =>
      comment !== '' ? comment : i18n._(sentBackTexts[reason ?? 'other'])
    const { takes, overview } = facts.value
    const kinds = kind === 'any' ? (['word', 'sentence'] as const) : [kind]
    const given = { onDevice, received: withChanges(takes, changes), speaker }
    return composeRecordingList({
      recordables: kinds.flatMap((each) =>
        listRecordables(each, { course: course.value, facts: facts.value, dialect }),
      ),
      ownTakes: listOwnTakes(summary.course, given, describeReason),
      known: overview.items,
      dialect,
    })
  }, [course, facts, dialect, onDevice, changes, kind, summary.course, i18n, speaker, speakers])

  const hasRecorded =
    onDevice?.some(
      ({ context }) => context.course === summary.course && context.speaker === speaker,
    ) === true ||
    (facts.status === 'ready' &&
      facts.value.takes.some((take) => take.course === summary.course && take.speaker === speaker))

  if (course.status === 'failed') return course
  if (facts.status === 'failed') return facts
  if (listed === undefined || dialect === undefined) return { status: 'loading' }
  if (course.status === 'loading' || facts.status === 'loading') return { status: 'loading' }
  return {
    status: 'ready',
    value: {
      listed,
      course: course.value,
      facts: facts.value,
      hasRecorded,
      dialect,
      // What somebody else speaks is asked where they are added.
      chooseDialect: current === undefined ? chooseDialect : undefined,
    },
  }
}

/** Why a take was sent back, and so what to do better. */
const sentBackTexts: Readonly<Record<SentBackReason, MessageDescriptor>> = {
  'cut-off': msg`The word is cut off.`,
  noise: msg`There’s background noise.`,
  'wrong-word': msg`Another word was said.`,
  'wrong-tone': msg`A speaker heard another tone. Listen again.`,
  'other-dialect': msg`It’s said this way in another dialect.`,
  'too-quiet': msg`It’s too quiet.`,
  other: msg`Please say it once more.`,
}

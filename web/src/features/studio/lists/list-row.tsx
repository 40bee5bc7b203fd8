import { Plural } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { chooseRecordingList, type ListedPrompt, type RecordingListChoice } from '@mboa/domain'
import type { LucideIcon } from 'lucide-react'
import { LinkRow } from '../../../ui/link-row.tsx'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'

/** What every part of the chooser is shown for. */
export interface ListedProps {
  kind: 'word' | 'sentence'
  summary: CourseSummary
  listed: readonly ListedPrompt[]
}

export const pathOf = (kind: 'word' | 'sentence') =>
  kind === 'word' ? pagePaths.recorderWords : pagePaths.recorderSentences

interface ListRowProps extends Omit<ListedProps, 'listed'> {
  icon: LucideIcon
  title: string
  choice: RecordingListChoice
  count: number
}

/** A row that opens the studio over a list, with how much there is in it. */
export function ListRow({ kind, summary, icon, title, choice, count }: ListRowProps) {
  return (
    <LinkRow icon={icon} to={listAddress(pathOf(kind), summary.course, choice)} title={title}>
      <p className="small soft num">
        <Plural value={count} one="# to record" other="# to record" />
      </p>
    </LinkRow>
  )
}

/** The lists that have something in them, each with how much. */
export function countLists<Row extends { choice: RecordingListChoice }>(
  listed: readonly ListedPrompt[],
  rows: readonly Row[],
): readonly (Row & { count: number })[] {
  return rows
    .map((row) => ({ ...row, count: chooseRecordingList(listed, row.choice).length }))
    .filter(({ count }) => count > 0)
}

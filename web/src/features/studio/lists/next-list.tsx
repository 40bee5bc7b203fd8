import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import type { RecordingListChoice } from '@mboa/domain'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { findNextList } from './find-next-list.ts'
import { FreeRounds } from './free-rounds.tsx'
import { pathOf } from './list-row.tsx'
import { useRecordingList } from './use-recording-list.ts'

interface NextListProps {
  userId: string
  summary: CourseSummary
  /** What has just come to its end. */
  kind: 'word' | 'sentence'
  choice: RecordingListChoice
}

/** After a list: the next one that still has something to record. */
export function NextList({ userId, summary, kind, choice }: NextListProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const list = useRecordingList(userId, summary, 'any')
  return (
    <LoadedPart of={list}>
      {(ready) => {
        const next = findNextList(ready, { kind, choice })
        if (next === undefined) {
          return (
            <>
              <p>
                <Trans>
                  Nothing else is waiting for your voice in this language right now. Thank you!
                </Trans>
              </p>
              <FreeRounds kind={kind} summary={summary} listed={ready.listed} after={choice} />
            </>
          )
        }
        const { title, count } = next
        return (
          <section className="stack tight" aria-labelledby="next-list">
            <h3 id="next-list">
              <Trans>What comes next</Trans>
            </h3>
            <Link
              to={listAddress(pathOf(next.kind), summary.course, next.choice)}
              className="button main wide"
            >
              {'id' in title ? t(title) : glossIn(title, language)}
              <Icon of={ArrowRight} size={20} />
            </Link>
            <p className="small soft num">
              <Plural value={count} one="# to record" other="# to record" />
            </p>
          </section>
        )
      }}
    </LoadedPart>
  )
}

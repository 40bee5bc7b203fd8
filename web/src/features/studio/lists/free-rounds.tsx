import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { chooseRecordingList, isAnythingWaiting, type RecordingListChoice } from '@mboa/domain'
import { MapPin, Repeat } from 'lucide-react'
import { useId } from 'react'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { LinkRow } from '../../../ui/link-row.tsx'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { pathOf, type ListedProps } from './list-row.tsx'

interface FreeRoundsProps extends ListedProps {
  /** The list that has just come to its end: it is not offered at once again. */
  after?: RecordingListChoice
}

/**
 * What nobody waits for, for whoever wants to go on: what others said without naming a dialect, in
 * this one; and where nothing else of what is listed waits, what one has said, once more and slower.
 */
export function FreeRounds({ kind, summary, listed, after }: FreeRoundsProps) {
  const { t } = useLingui()
  const titleId = useId()
  // After a list it stands under the heading of its end.
  const Heading = after === undefined ? 'h2' : 'h3'
  const ofKind = listed.filter(({ prompt }) => prompt.kind === kind)
  const countOf = (round: 'in-dialect' | 'again') =>
    after?.kind === round ? 0 : chooseRecordingList(ofKind, { kind: round }).length
  const inDialect = countOf('in-dialect')
  const again = isAnythingWaiting(listed) ? 0 : countOf('again')
  const to = (round: 'in-dialect' | 'again') =>
    listAddress(pathOf(kind), summary.course, { kind: round })
  if (inDialect + again === 0) return null
  return (
    <section className="stack tight" aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Trans>If you’d like to continue</Trans>
      </Heading>
      <MarginRows>
        {inDialect > 0 && (
          <LinkRow icon={MapPin} to={to('in-dialect')} title={t`In your dialect`}>
            <p className="small soft num">
              <Plural
                value={inDialect}
                one="# said without naming a dialect: say it your way"
                other="# said without naming a dialect: say them your way"
              />
            </p>
          </LinkRow>
        )}
        {again > 0 && (
          <LinkRow icon={Repeat} to={to('again')} title={t`Once more, a little slower`}>
            <p className="small soft num">
              <Plural value={again} one="# that you’ve recorded" other="# that you’ve recorded" />
            </p>
          </LinkRow>
        )}
      </MarginRows>
    </section>
  )
}

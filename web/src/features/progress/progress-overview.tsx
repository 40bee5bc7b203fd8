import './charts/heat-tokens.css'
import { useLingui } from '@lingui/react/macro'
import { createProgressReader, listContrastCards } from '@mboa/domain'
import { useMemo } from 'react'
import { learnerCalendar } from '../../platform/calendar.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../platform/clock.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AnkiCard } from './export/anki-card.tsx'
import { ExportCard } from './export/export-card.tsx'
import { PaperCard } from './export/paper-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { LeechesSection } from './leeches-section.tsx'
import { MinutesCard } from './minutes-card.tsx'
import { MistakesSection } from './mistakes-section.tsx'
import { PracticeCard } from './practice-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { ScopeSwitch } from './scope-switch.tsx'
import { StagesCard } from './stages-card.tsx'
import { useCoursesInScope } from './use-courses-in-scope.ts'
import { useProgressScope } from './use-progress-scope.ts'
import './progress-overview.css'

/** For who has trained tones: few have, at first. */
const { Part: HeardSection } = lazyPart(
  async () => (await import('./heard/heard-section.tsx')).HeardSection,
)

/** Everything that follows from the practice there is, of one course or of all. */
export function ProgressOverview() {
  const { t } = useLingui()
  const { fold } = usePractice()
  const now = useMinute()
  const calendar = learnerCalendar()
  const read = useMemo(() => createProgressReader(calendar), [calendar])
  const scope = useProgressScope(fold)
  const { course, words } = scope
  const figures = useMemo(() => read(fold, course), [read, fold, course])
  const loaded = words?.status === 'ready' ? words.value : undefined
  const inScope = useCoursesInScope(scope)
  const scoped = { fold, course, now, calendar }
  return (
    <>
      <div className="page-head">
        <PageHeading title={t`Progress`} />
        <ScopeSwitch scope={scope} />
      </div>
      {words?.status === 'failed' && (
        <LoadFailure isOffline={words.failure.code === 'network-error'} retry={words.retry} />
      )}
      <div className="columns">
        <div className="stack">
          <StagesCard fold={fold} scope={scope} now={now} />
          <ForecastCard {...scoped} />
          <MistakesSection
            mistakes={figures.mistakes}
            courses={inScope}
            isOfAll={course === undefined}
          />
        </div>
        <div className="stack">
          <PracticeCard figures={figures} now={now} calendar={calendar} />
          <MinutesCard figures={figures} now={now} calendar={calendar} />
          <RecallCard fold={fold} course={course} />
          {listContrastCards(fold, course).length > 0 && (
            <HeardSection fold={fold} courses={inScope} isOfAll={course === undefined} />
          )}
          <LeechesSection key={course} fold={fold} course={loaded} />
          <ExportCard fold={fold} course={course} courses={inScope} />
          <AnkiCard fold={fold} courses={inScope} />
          <PaperCard courses={inScope} />
        </div>
      </div>
    </>
  )
}
